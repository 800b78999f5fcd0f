/** What the menu says about the row under the cursor: what matters most first. */

import { humans } from '../../app/curtain.ts';
import type { GameEntry } from '../../app/load-game.ts';
import type { KeptRow } from '../../app/menu-lists.ts';
import { playerRange } from '../../core/seats.ts';
import { printable, quote } from '../../core/text.ts';
import { capital, listed, plural } from '../../core/words.ts';
import { keyNamer } from '../input/key-names.ts';
import { LESSON_MINUTES, lengthText } from '../overlays/welcome.ts';
import { type Draft, kindOf } from './draft.ts';
import type { ListRow, MenuRow, SetupRow } from './rows.ts';
import type { MenuContext, MenuUi } from './state.ts';

export interface Description {
  readonly title: string;
  /** A paragraph each; where there is little room, only the first ones are shown. */
  readonly text: readonly string[];
}

export function describeRow(row: MenuRow, ui: MenuUi, context: MenuContext): Description {
  switch (row.kind) {
    case 'start':
    case 'player':
    case 'add':
    case 'option':
    case 'first':
    case 'seed':
      return ui.draft === null ? { title: '', text: [] } : describeSetup(row, ui.draft, context);
    default:
      return describeListed(row, context);
  }
}

function describeListed(row: ListRow, context: MenuContext): Description {
  const { shelf, keymap } = context;
  switch (row.kind) {
    case 'game':
      return describeGame(row.entry, context);
    case 'learn':
      return describeLesson(row.entry, context);
    case 'puzzle':
      return { title: `${row.entry.meta.title}: a puzzle`, text: PUZZLES_ABOUT };
    case 'daily':
      return describeDaily(row.entry, context);
    case 'kept':
      return describeKept(row.row, context);
    case 'unusable': {
      const { name, problem } = row.game;
      return { title: name, text: [printable(problem ?? 'It is a game that this program does not know.')] };
    }
    case 'list':
      return LISTS[row.list](context);
    case 'history':
      return {
        title: 'History',
        text: ['Every finished game by kind of table: your best, your median, and how the last ones went.'],
      };
    case 'setting': {
      const { label, about, key, values } = row.preference;
      const file = 'It is written into your configuration file and holds from now on.';
      const name = shelf.kept.finished.length > 0 ? ['Games that are kept already keep their names.'] : [];
      const typed = key === 'name' ? [`${keyNamer(keymap)('choose')} types it.`, ...name] : [];
      const choice = values.length === 0 ? [] : [`It can be ${listed(values, 'or')}.`];
      return { title: label, text: [about, ...choice, ...typed, file] };
    }
  }
}

const PUZZLES_ABOUT = [
  'A turn in which one line of play is clearly the best: play it out, and see how close you came.',
  'Those you have not played come first.',
];

const LISTS: Readonly<
  Record<Extract<ListRow, { kind: 'list' }>['list'], (context: MenuContext) => Description>
> = {
  learn: ({ lessons }) => ({
    title: 'Learn by playing',
    text: [`Guided first parts of ${titles(lessons)}, ${LESSON_MINUTES} each.`],
  }),
  daily: ({ games, shelf }) => {
    const open = games.filter(({ meta }) => shelf.daily.get(meta.id)?.state === 'open');
    const left = open.length === 0 ? [] : [`Still to be played today: ${titles(open)}.`];
    return {
      title: 'Game of the day',
      text: ['One deal for everybody from midnight to midnight UTC. The first attempt counts.', ...left],
    };
  },
  puzzles: () => ({ title: 'Puzzles', text: PUZZLES_ABOUT }),
  kept: ({ shelf: { kept } }) => ({
    title: 'All games to go on with',
    text: [
      `${plural(kept.unfinished.length, 'game')} to go on with.`,
      ...(kept.unusable.length > 0 ? [`${plural(kept.unusable.length, 'file')} cannot be used.`] : []),
    ],
  }),
  finished: ({ shelf: { kept } }) => ({
    title: 'Watch or review a finished game',
    text: [
      `${plural(kept.finished.length, 'finished game')} to watch again, step by step, or to have reviewed: what each decision cost.`,
    ],
  }),
  settings: () => ({
    title: 'Settings',
    text: ['Your name, the bots, colours, mouse and curtain.'],
  }),
};

function titles(games: readonly GameEntry[]): string {
  return listed(games.map(({ meta }) => meta.title));
}

function describeGame(entry: GameEntry, { shelf, lessons }: MenuContext): Description {
  const { meta } = entry;
  const known = shelf.known.get(meta.id);
  const isNew = known === undefined || known.played === 0;
  const facts = `${capital(playerRange(meta))}, ${lengthText(meta)}.`;
  const own =
    isNew && lessons.includes(entry)
      ? `New to you? Its lesson takes ${LESSON_MINUTES}.`
      : known !== undefined && known.finished > 0
        ? `You have finished ${plural(known.finished, 'game')}.`
        : '';
  const variants = meta.options.map(({ key, about }) => `Variant ${quote(key)}: ${about}.`);
  return {
    title: meta.title,
    text: [`${facts} ${own}`.trimEnd(), ...meta.aim, ...variants],
  };
}

function describeLesson(entry: GameEntry, { shelf }: MenuContext): Description {
  const { meta } = entry;
  const known = shelf.known.get(meta.id);
  const state = {
    new: '',
    begun: ' You have begun it before.',
    finished: ' You have been through it.',
  }[known?.lesson ?? 'new'];
  return {
    title: `${meta.title}: a lesson`,
    text: [
      `A guided first part of a real game, ${LESSON_MINUTES}.${state}`,
      ...meta.aim,
      `${capital(playerRange(meta))}; a whole game takes ${lengthText(meta)}.`,
    ],
  };
}

function describeDaily({ meta }: GameEntry, { shelf }: MenuContext): Description {
  const daily = shelf.daily.get(meta.id);
  if (daily === undefined) return { title: meta.title, text: [] };
  const points = daily.result?.points;
  const state = {
    open: 'You have not played it yet: your first attempt counts.',
    begun: 'You have begun it; going on counts.',
    finished: `You have played it${points === undefined ? '' : `: ${plural(points, 'point')}`}. Another attempt does not count.`,
    gone: `You have played it${points === undefined ? '' : `: ${plural(points, 'point')}`}, and its file is gone. Another attempt does not count.`,
  }[daily.state];
  return {
    title: `${meta.title}, ${daily.day}`,
    text: [
      state,
      'Everybody gets the same deal from midnight to midnight UTC.',
      daily.streak === 0 ? meta.about : `You have played ${plural(daily.streak, 'day')} in a row.`,
    ],
  };
}

function describeKept({ kept, title, round, day }: KeptRow, { keymap }: MenuContext): Description {
  const key = keyNamer(keymap);
  const { name, players, over, points, busy, seed } = kept;
  const who = listed(players.map(printable));
  const stand = over
    ? `${points === null ? who : listed(players.map((player, seat) => `${printable(player)} ${points[seat] ?? 0}`))}.`
    : `${who}, ${round.toLowerCase()}.`;
  return {
    title: `${title}, ${day}`,
    text: [
      `${stand}${busy ? ' It is open elsewhere.' : ''}`,
      seed === null
        ? `Kept as ${name}; the seed is sealed until the end.`
        : `Kept as ${name}; the seed is ${quote(seed)}.`,
      over
        ? `${key('choose')} watches it, ${key('review-kept')} reviews it, ${key('rename')} gives it another name, ${key('remove')} deletes it.`
        : `${key('choose')} goes on, ${key('watch')} watches it from the start, ${key('rename')} gives it another name, ${key('remove')} deletes it.`,
    ],
  };
}

function describeSetup(row: SetupRow, draft: Draft, { keymap }: MenuContext): Description {
  const key = keyNamer(keymap);
  const { meta } = draft.game;
  switch (row.kind) {
    case 'start':
      return {
        title: meta.title,
        text: [`${capital(playerRange(meta))}, ${lengthText(meta)}.`, ...meta.aim],
      };
    case 'player': {
      const player = draft.players[row.seat]!;
      return {
        title: player.name,
        text: [
          `${capital(kindOf(player))}. The arrows change who sits here, ${key('choose')} types a name.`,
          'Bots play at four levels: easy, medium, hard, and random for those who want to win.',
          'Several people share the keyboard; a curtain hides what is secret.',
        ],
      };
    }
    case 'add':
      return { title: 'One more seat', text: [`${meta.title} is for ${playerRange(meta)}.`] };
    case 'option': {
      const option = meta.options.find(each => each.key === row.key);
      const values = option === undefined ? [] : [`It can be ${listed(option.values, 'or')}.`];
      return { title: capital(row.key), text: [`${capital(option?.about ?? '')}.`, ...values] };
    }
    case 'first':
      return { title: 'First player', text: ['Who begins: one of you, or whoever the seed draws.'] };
    case 'seed':
      return {
        title: 'Seed',
        text: [
          `The same seed deals the same game. ${key('choose')} types one, ${key('reseed')} draws another.`,
          humans(draft.players).length > 1
            ? 'Where several people play, the seed that is drawn stays sealed until the end; one that you type is known to you.'
            : 'You know the seed: try the same deal again, or send it to somebody.',
        ],
      };
  }
}
