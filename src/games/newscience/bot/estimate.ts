/**
 * Estimates for bots: what a player has, what the bonuses of the end are likely to bring, and what a plan for the rest of
 * the game promises.
 */
import type { Seat } from '../../../core/game.ts';
import { sumInOrder } from '../../../core/statistics.ts';
import type { Tables } from '../rules/data.ts';
import { wordOf } from '../rules/effects/index.ts';
import { influencePerMarker, restAfter, restPerMarker } from '../rules/gains.ts';
import { scores } from '../rules/scoring.ts';
import { count } from '../rules/sets.ts';
import { NONE, type State, type Table, TRACKS } from '../rules/types.ts';
import { expectFreeInfluence, expectInfluence, expectMarker, type Forecast } from './forecast.ts';
import { handOf } from './hand.ts';
import { worthOfPlan } from './plan.ts';
import { FADING, LEAD, WORTH } from './weights.ts';

/** What the estimate is the sum of. */
const TERMS = [
  'prestige',
  'markers on the board',
  'rest',
  'cards',
  'order',
  'influence',
  'publishing',
  'plan',
] as const;

/** Written anew by every estimate: what it holds must not outlive the next one. */
const terms = new Float64Array(TERMS.length);

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  return sumInOrder(termsOf(t, state, seat));
}

function termsOf(t: Tables, state: Readonly<State>, seat: Seat): Float64Array {
  terms.fill(0);
  if (state.phase === 'over') terms[0] = scores(t, state)[seat]!.total;
  if (state.phase === 'over' || state.phase === 'scientists') return terms;
  const me = state.seats[seat]!;
  const { rounds } = t.boards[state.players]!;
  const left = (rounds - state.round) / rounds;
  const forecast = makeForecast(t, state, seat);
  const hand = handOf(t, state, seat);
  terms[0] = me.prestige;
  terms[1] = forecast.extras;
  terms[2] = WORTH.rest * forecast.rest * Math.min(1, left * FADING.rest);
  for (const card of hand.lasting)
    terms[3]! +=
      card.value * (card.usedOnce ? WORTH.kept : WORTH.constant) * Math.min(1, left * FADING.laboratory);
  const place = state.players - state.order.indexOf(seat);
  terms[4] = WORTH.order * place * Math.min(1, left * FADING.order);
  terms[5] = worthOfInfluence(t, state, seat, forecast, left);
  terms[6] = worthOfPublishing(t, state, seat, left);
  terms[7] = worthOfPlan(t, state, seat, forecast, hand);
  return terms;
}

function makeForecast(t: Tables, table: Readonly<Table>, seat: Seat): Forecast {
  const me = table.seats[seat]!;
  const forecast: Forecast = {
    research: { markers: 0, modifier: 0 },
    experiment: { markers: 0, modifier: 0 },
    publish: { markers: 0, modifier: 0 },
    rest: me.rest,
    influence: [...me.influence],
    extras: 0,
  };
  const { order, spaces } = t.boards[table.players]!;
  for (let place = 0; place < order.length; place++) {
    if (table.spaces[order[place]!] !== seat) continue;
    const space = spaces[place]!;
    if (space.action === 'rest') forecast.rest = restAfter(t, me, restPerMarker(t, table));
    else if (space.action === 'event') expectCard(t, table, space.event, seat, forecast);
    else if (space.action !== 'influence') expectMarker(forecast[space.action], space.modifier);
    else if (space.track === NONE) expectFreeInfluence(t, forecast, 1);
    else expectInfluence(t, forecast, space.track, influencePerMarker(t, table, space.track));
  }
  const { pending } = table;
  if (pending === null || pending.seat !== seat) return forecast;
  if (pending.kind === 'research' || pending.kind === 'experiment' || pending.kind === 'publish')
    expectMarker(forecast[pending.kind], pending.modifier);
  else if (pending.kind === 'influence') expectFreeInfluence(t, forecast, 1);
  return forecast;
}

/** The card is carried out already, or still to come. */
function expectCard(t: Tables, table: Readonly<Table>, event: number, seat: Seat, forecast: Forecast): void {
  const index = table.events[event]!;
  if (index === NONE) return;
  const me = table.seats[seat]!;
  const card = t.cards[index]!;
  if (me.played.includes(index)) {
    for (const entry of card.effect) wordOf(entry).expect.after(forecast, entry);
    return;
  }
  for (const entry of card.effect) {
    const word = wordOf(entry);
    if (word.lasts || word.holds(t, table, seat, entry)) word.expect.ahead(t, forecast, entry);
  }
  if (card.type === 'PLAY') forecast.extras += card.value * WORTH.card * card.unforeseen;
}

/** Use for publications, and the bonus of the end for leading a track. */
function worthOfInfluence(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  { influence }: Forecast,
  left: number,
): number {
  let worth = 0;
  const certainty = LEAD.trackEarly + LEAD.trackLate * (1 - left) ** 2;
  for (const track of TRACKS) {
    const level = influence[track]!;
    let rival = 0;
    for (let other = 0; other < table.players; other++) {
      if (other !== seat) rival = Math.max(rival, table.seats[other]!.influence[track]!);
    }
    const useful = Math.min(level, WORTH.usefulInfluence);
    worth += WORTH.influence * useful * Math.min(1, left * FADING.influence);
    worth += t.rules.influenceLeaderBonus * chanceToLead(level - rival, certainty);
  }
  return worth;
}

function worthOfPublishing(t: Tables, table: Readonly<Table>, seat: Seat, left: number): number {
  let rival = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) rival = Math.max(rival, count(table.seats[other]!.published));
  }
  const ahead = count(table.seats[seat]!.published) - rival;
  const certainty = LEAD.publishedEarly + LEAD.publishedLate * (1 - left) ** 2;
  return t.rules.mostPublishedBonus * chanceToLead(ahead, certainty);
}

/** The more certain, the closer to all or nothing. */
function chanceToLead(ahead: number, certainty: number): number {
  return 1 / (1 + Math.exp(-certainty * (ahead * LEAD.step + LEAD.level)));
}
