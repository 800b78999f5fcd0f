/** Words of the effect language that let a player act: basic actions, cubes, bookshelf tiles, masters. */
import { actionWorth, cubeWorth } from '../../bot/values.ts';
import { OPERATION } from '../../bot/weights.ts';
import { payText, placeKindText } from '../../text/words.ts';
import { type ActionExtras, fixedAction, NO_EXTRAS } from '../actions.ts';
import { takeTileFromPile } from '../arrivals.ts';
import { activePlayer } from '../counting.ts';
import { ANY_TIME } from './any-time.ts';
import { perText, timesOf } from './counters.ts';
import type { OperationWord } from './operation.ts';

const EXTRA_TEXTS: { readonly [E in keyof ActionExtras]: string } = {
  split: 'you may share out the value',
  secondTile: 'you may place a second tile',
  ignoreRequirement: 'ignore the requirement of the square',
  ignorePrerequisite: 'an objective needs no books',
  noCoins: 'without earning coins',
  freeRoutes: 'routes cost nothing',
  cubesOnTheWay: 'you may place cubes on places you pass, too',
  doubleTokens: 'bonus tokens count double',
};

function extrasText(extras: ActionExtras): string {
  const texts: string[] = [];
  let extra: keyof ActionExtras;
  for (extra in EXTRA_TEXTS) if (extras[extra] !== NO_EXTRAS[extra]) texts.push(EXTRA_TEXTS[extra]);
  return texts.length > 0 ? ` (${texts.join('; ')})` : '';
}

/**
 * Actions of tiles and masters, as many as are counted when they begin. [newton.inventions.per] [newton.masters.split]
 * [newton.masters.copernicus] [newton.masters.galilei] [newton.masters.kepler] [newton.masters.paracelsus]
 */
export const ACT: OperationWord<'act'> = {
  read: raw => ({
    op: 'act',
    action: raw.action,
    value: raw.value,
    extras: {
      ...NO_EXTRAS,
      split: raw.split ?? false,
      ignoreRequirement: raw.ignoreRequirement === true ? 'yes' : 'no',
      ignorePrerequisite: raw.ignorePrerequisite ?? false,
      noCoins: raw.noCoins ?? false,
      freeRoutes: raw.freeRoutes ?? false,
      cubesOnTheWay: raw.cubeOnEveryPlace === true ? 'yes' : 'no',
    },
    per: raw.per ?? null,
  }),
  perform(t, state, op) {
    const times = timesOf(t, state, activePlayer(state), op.per);
    for (let i = 0; i < times; i++)
      state.pending.push(
        op.action === 'any'
          ? { kind: 'any-action', value: op.value, symbols: false }
          : fixedAction(op.action, op.value, op.extras),
      );
  },
  text(_t, { action, value, per, extras }) {
    const name = action === 'any' ? 'an action of your choice' : `a ${action} action`;
    return `${name} of value ${value}${perText(per)}${extrasText(extras)}`;
  },
  worth(prospects, { action, value, per, extras }) {
    const { split, ignoreRequirement, ignorePrerequisite, cubesOnTheWay } = extras;
    const helps = split || ignoreRequirement !== 'no' || ignorePrerequisite || cubesOnTheWay !== 'no';
    const worth =
      actionWorth(action === 'any' ? 'technology' : action, value) * OPERATION.actionShare +
      (helps ? OPERATION.actionExtra : 0) -
      (extras.noCoins ? value * prospects.coin : 0);
    return worth * timesOf(prospects.t, prospects.state, prospects.player, per);
  },
  onCard: ANY_TIME,
};

/** [newton.masters.descartes] */
export const LESSON_THEN_ACT: OperationWord<'lesson-then-act'> = {
  read: raw => raw,
  perform(_t, state, op) {
    state.pending.push({ kind: 'lessons', value: op.value, own: false, split: false, thenAct: op.bonus });
  },
  text: (_t, op) =>
    `take a card of level ${op.value}, then carry out its basic action at once (visible symbols + ${op.bonus})`,
  worth: () => OPERATION.lessonThenAct,
  onCard: ANY_TIME,
};

/** [newton.cubes.placed] */
export const PLACE_CUBE: OperationWord<'place-cube'> = {
  read: raw => ({ op: 'place-cube', on: raw.on, coins: raw.pay?.coins ?? 0 }),
  perform(_t, state, op) {
    state.pending.push({ kind: 'place-cube', on: op.on, coins: op.coins });
  },
  text(_t, op) {
    const where = op.on === 'any' ? 'city, university or ancient land' : placeKindText(op.on);
    return `${payText(op.coins, ' to ')}place a travel cube on any ${where}`;
  },
  worth(prospects, op) {
    if (prospects.player.cubes.length >= prospects.t.cubes) return 0;
    const place = op.on === 'any' ? OPERATION.cubeAnywhere : OPERATION.cube;
    return Math.max(0, place * prospects.future + cubeWorth(prospects) - op.coins * prospects.coin);
  },
  onCard: ANY_TIME,
};

/** The last tile of a pile brings its bonus also on this way. [newton.masters.cavendish] */
export const REMOVE_TILES: OperationWord<'remove-tiles'> = {
  read: raw => raw,
  perform(t, state, op, _by, emit) {
    const player = activePlayer(state);
    const count = Math.min(op.count, t.tilesInPiles - player.tiles);
    player.tilesRemoved += count;
    emit?.({ type: 'tiles-removed', seat: state.active, count });
    for (let i = 0; i < count; i++) takeTileFromPile(t, state, emit);
  },
  text: (_t, op) => `take the ${op.count} topmost bookshelf tiles out of the game`,
  worth: () => OPERATION.removeTiles,
  onCard: ANY_TIME,
};

/** [newton.masters.occasions] */
export const PLAY_MASTER: OperationWord<'play-master'> = {
  read: raw => raw,
  perform(_t, state) {
    state.pending.push({ kind: 'master' });
  },
  text: () => 'play a master',
  worth: prospects => (prospects.player.masters.length > 0 ? OPERATION.playMaster : 0),
  onCard: ANY_TIME,
};
