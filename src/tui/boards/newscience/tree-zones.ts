/** The zones of a discovery for research and experiment: what they ask for, and whose markers stand there. */
import { activeCards } from '../../../games/newscience/rules/cards.ts';
import type { Discovery } from '../../../games/newscience/rules/data.ts';
import { easyTargets } from '../../../games/newscience/rules/die.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import { marked } from '../../draw/changes.ts';
import type { PlayerMark } from '../../theme.ts';
import type { PanelInput } from './panel.ts';
import { nameRoom, type TreePlan, ZONES } from './tree-plan.ts';

/** How the zones of all boxes are called: by letters, by shortened words, by words. */
export type Naming = 'letters' | 'short' | 'whole';

/** Cells for shortened words, with a marker of each player beside them. */
const SHORT_FROM = 18;

/** As the narrowest box allows. */
export function namingOf({ boxes }: TreePlan): Naming {
  const room = Math.min(...boxes.map(({ rect }) => nameRoom(rect.width)));
  const rows = Math.min(...boxes.map(({ rect }) => rect.height));
  if (rows >= ZONES.height) return 'whole';
  return room >= SHORT_FROM ? 'short' : 'letters';
}

/** How a zone is called, and how the later target of an experiment is told from the first. */
interface ZoneWords {
  readonly research: string;
  readonly experiment: string;
  readonly publish: string;
}

export const ZONE_WORDS: Readonly<Record<Naming, ZoneWords>> = {
  letters: { research: 'R', experiment: 'E', publish: 'P' },
  short: { research: 'res ', experiment: 'exp ', publish: 'pub ' },
  whole: { research: 'research ', experiment: 'experiment ', publish: 'publish ' },
};

/** From this many cells on the later target is told in words, with a marker of each player beside it. */
const LATER_FROM = 'experiment 5, later 4'.length + 5;

export function researchZone(input: PanelInput, discovery: Discovery, naming: Naming): string {
  const word = ZONE_WORDS[naming].research;
  const { researched, experimented } = input.view.seats[input.subject]!;
  const isDone = has(researched | experimented, discovery.index);
  const shown = isDone ? done(input, word, 'researched') : word + discovery.research;
  return input.theme.ground.header(shown + zoneMarkers(input, discovery, 'researched'));
}

/** Both targets; the one that holds for the player now is the bright one. */
export function experimentZone(
  input: PanelInput,
  discovery: Discovery,
  naming: Naming,
  room: number,
): string {
  const { t, theme, view, subject } = input;
  const { index, first, next } = discovery;
  const word = ZONE_WORDS[naming].experiment;
  const markers = zoneMarkers(input, discovery, 'experimented');
  if (has(view.seats[subject]!.experimented, index))
    return theme.ground.header(done(input, word, 'experimented') + markers);
  const isEasy = has(easyTargets(view, subject, activeCards(t, view, subject)), index);
  const shown = (target: number, holds: boolean): string =>
    holds ? theme.style.accent(theme.style.strong(String(target))) : theme.style.dim(String(target));
  const between = theme.style.dim(room < LATER_FROM ? theme.glyph.right : ', later ');
  const targets = `${shown(first, !isEasy)}${between}${shown(next, isEasy)}`;
  return theme.ground.header(`${word}${targets}${markers}`);
}

/** A sign in a zone: bare in that of the research, on a block of its player's colour where the experiment succeeded. */
function signIn({ style, chip }: PlayerMark, zone: Zone, sign: string): string {
  return zone === 'researched' ? style(sign) : chip(sign);
}

/** What the player looked at has done already: a tick in the place of what it takes. */
function done({ marks, subject, theme }: PanelInput, word: string, zone: Zone): string {
  return word + signIn(marks[subject]!, zone, theme.glyph.check);
}

type Zone = 'researched' | 'experimented';

/** Markers in a zone, of the others or of all; a ring where the move under the cursor would put one. */
export function zoneMarkers(
  input: PanelInput,
  { index }: Discovery,
  zone: Zone,
  whose: 'others' | 'all' = 'others',
): string {
  const { marks, subject, theme, view: present, after } = input;
  const there = marked(input, view =>
    view.seats
      .flatMap((seat, i) =>
        has(seat[zone], index) && (whose === 'all' || i !== subject)
          ? [signIn(marks[i]!, zone, marks[i]!.shape)]
          : [],
      )
      .join(''),
  );
  const ghost =
    after?.seats.some((seat, i) => has(seat[zone], index) && !has(present.seats[i]![zone], index)) ?? false;
  return there + (ghost ? marks[subject]!.style(theme.glyph.empty) : '');
}
