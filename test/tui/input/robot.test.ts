/** A robot opens everything that can be opened and leaves it again, by the keys that the lists name and no others. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { type ActionName, isTyped, type Keymap, USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { EVERYWHERE_KEYS } from '../../../src/tui/input/everywhere.ts';
import { actionsOf, type KeyList, rowsOf, takesText } from '../../../src/tui/input/key-list.ts';
import { KEY_LISTS } from '../../../src/tui/input/lists.ts';
import { movableActions, rebind } from '../../../src/tui/input/rebind.ts';
import { isCharacter, NAMED_KEYS } from '../../../src/tui/keys.ts';
import { DELETE_KEYS, MENU_ENTRY_KEYS, MENU_KEYS } from '../../../src/tui/menu/keys.ts';
import {
  BOX_KEYS,
  PAGE_KEYS,
  RULES_LIST_KEYS,
  RULES_SEARCH_KEYS,
  RULES_TOPIC_KEYS,
} from '../../../src/tui/overlays/keys.ts';
import {
  JUMP_KEYS,
  REPLAY_BOARDS_KEYS,
  REPLAY_CURTAIN_KEYS,
  REPLAY_KEYS,
} from '../../../src/tui/replay/keys.ts';
import {
  REVIEW_BOARDS_KEYS,
  REVIEW_KEYS,
  REVIEW_PAGE_KEYS,
  TRYING_KEYS,
} from '../../../src/tui/review/keys.ts';
import { TABLE_BOARDS_KEYS, TABLE_KEYS } from '../../../src/tui/table/keys.ts';
import {
  BOARD_LIST_KEYS,
  CURTAIN_KEYS,
  ENTRY_KEYS,
  LEAVE_KEYS,
  UNSAVED_KEYS,
} from '../../../src/tui/table/overlay-keys.ts';
import { RESULT_BOARDS_KEYS, RESULT_KEYS } from '../../../src/tui/table/result-keys.ts';
import { World } from '../../cli/support/world.ts';
import { Sitting, type SittingOptions } from '../sitting.ts';

type Keys = Readonly<Record<string, string>>;

/** Another key for every single action: letters nobody uses, and controls where letters would be text. */
function everythingElsewhere(): Keys {
  const letters = [...'αβγδεζηθικλμνξοπρστυφχψωбгджзийлпфцчшщъыьэюяѣѫѧѩѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫ'];
  const named = [
    ...[...'bdfgknoprstvwxy'].map(letter => `ctrl-${letter}`),
    'pageup',
    'pagedown',
    'shift-tab',
  ];
  const typing = new Set(KEY_LISTS.filter(takesText).flatMap(list => actionsOf(list)));
  const needsName = (action: ActionName): boolean =>
    ['repaint', 'suspend'].includes(action) ||
    (typing.has(action) && !['choose', 'back', 'down', 'left', 'right'].includes(action));
  return Object.fromEntries(
    movableActions().map(action => [action, (needsName(action) ? named : letters).shift()!]),
  );
}

const KEYMAPS: readonly (readonly [string, Keys])[] = [
  ['the usual keys', {}],
  ['a key of its own for every action', everythingElsewhere()],
];

function act(sitting: Sitting, ...actions: readonly ActionName[]): Sitting {
  return sitting.press(...actions.map(action => chosenKey(sitting.stage.keymap, action)));
}

/** The key that was chosen, where there is one besides the fixed one. */
function chosenKey(keymap: Keymap, action: ActionName): string {
  return keymap[action].find(key => !USUAL_KEYS[action].some(usual => usual === key)) ?? keymap[action][0]!;
}

async function table(keys: Keys, options: SittingOptions = {}): Promise<Sitting> {
  return Sitting.table({ players: 'Ann', keys, ...options });
}

async function finished(keys: Keys): Promise<Sitting> {
  return (await table(keys)).playOut();
}

let record: string | null = null;

async function viewer(keys: Keys): Promise<Sitting> {
  record ??= (await finished({})).world.kept('auction-copper-owl-17');
  const path = new World().write('record.moves', record);
  return act(await Sitting.replay(path, { keys }, 'all'), 'step');
}

async function review(keys: Keys): Promise<Sitting> {
  record ??= (await finished({})).world.kept('auction-copper-owl-17');
  const sitting = await Sitting.review(new World().write('record.moves', record), { keys });
  await sitting.until(text => text.includes('Decision 1 of') && !text.includes('Looking: '));
  return sitting;
}

/** Ann and Bob are still at it, so that the record asks who is to look. */
async function openRecord(keys: Keys): Promise<Sitting> {
  const sitting = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
  return Sitting.replay(sitting.play(1, 1).world.path('home/games/auction-copper-owl-17.moves'), { keys });
}

async function menu(keys: Keys): Promise<Sitting> {
  return Sitting.menu({ keys });
}

async function keptMenu(keys: Keys): Promise<Sitting> {
  const sitting = await Sitting.menu({ keys });
  act(sitting, 'choose', 'choose');
  await sitting.until(text => text.includes('Which card do you bid?'));
  await sitting.stage.go({ screen: 'menu' });
  return sitting;
}

const fullDisk: SittingOptions = {
  files: {
    makeDirectory: () => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
    },
  },
};

interface Visit {
  readonly list: KeyList<never>;
  readonly start: (keys: Keys) => Promise<Sitting>;
  /** From the start to the place. */
  readonly way: readonly ActionName[];
  /** What is seen there. */
  readonly sight: string | RegExp;
}

const OVERLAYS: readonly Visit[] = [
  { list: PAGE_KEYS, start: table, way: ['help'], sight: '─ Keys ─' },
  { list: PAGE_KEYS, start: table, way: ['log'], sight: '─ What happened ─' },
  { list: PAGE_KEYS, start: table, way: ['scores'], sight: '─ Scores ─' },
  { list: BOX_KEYS, start: handedOver, way: [], sight: '─ Since your last turn ─' },
  { list: RULES_LIST_KEYS, start: table, way: ['rules'], sight: /Rules of Sealed Bids.*\bread {2}/su },
  { list: RULES_TOPIC_KEYS, start: table, way: ['rules', 'choose'], sight: /│ {2}Overview.*next rule/su },
  { list: RULES_TOPIC_KEYS, start: table, way: ['explain'], sight: /│ {2}Bidding.*next rule/su },
  { list: RULES_SEARCH_KEYS, start: table, way: ['rules', 'find'], sight: /^ Search: *│/mu },
  { list: BOARD_LIST_KEYS, start: table, way: ['boards'], sight: '─ Boards ─' },
  { list: ENTRY_KEYS.filter, start: table, way: ['find'], sight: '─ Find ─' },
  { list: ENTRY_KEYS.move, start: table, way: ['type'], sight: '─ Type a move ─' },
  { list: ENTRY_KEYS.note, start: table, way: ['note'], sight: '─ Note for the move file ─' },
  { list: ENTRY_KEYS.save, start: table, way: ['save'], sight: '─ Save the game to a file' },
  { list: ENTRY_KEYS.chat, start: hosted, way: ['chat'], sight: '─ Say to the table ─' },
  { list: LEAVE_KEYS, start: keys => unsaved(keys), way: ['quit'], sight: 'Leaving now loses' },
  { list: UNSAVED_KEYS, start: keys => table(keys, fullDisk), way: [], sight: 'play on unsaved' },
  { list: PAGE_KEYS, start: viewer, way: ['help'], sight: '─ Keys ─' },
  { list: PAGE_KEYS, start: viewer, way: ['log'], sight: '─ What happened ─' },
  { list: RULES_LIST_KEYS, start: viewer, way: ['rules'], sight: /Rules of Sealed Bids.*\bread {2}/su },
  { list: RULES_SEARCH_KEYS, start: viewer, way: ['find'], sight: /^ Search: *│/mu },
  { list: BOARD_LIST_KEYS, start: viewer, way: ['boards'], sight: '─ Boards ─' },
  { list: JUMP_KEYS, start: viewer, way: ['jump'], sight: '─ Jump to line ─' },
  { list: REVIEW_PAGE_KEYS, start: review, way: ['summary'], sight: '─ How it went' },
  { list: TRYING_KEYS, start: review, way: ['try'], sight: 'try it' },
  { list: PAGE_KEYS, start: menu, way: ['help'], sight: '─ Keys ─' },
  { list: MENU_ENTRY_KEYS, start: keptMenu, way: ['rename'], sight: '─ New name ─' },
  { list: MENU_ENTRY_KEYS, start: menu, way: ['choose', 'down', 'choose'], sight: '─ Name of the player ─' },
  { list: DELETE_KEYS, start: keptMenu, way: ['remove'], sight: '─ Delete ─' },
];

/** Ann has bid, and Bob has just lifted the curtain. */
async function handedOver(keys: Keys): Promise<Sitting> {
  return act(await table(keys, { players: 'Ann,Bob' }), 'lift', 'choose', 'lift');
}

async function hosted(keys: Keys): Promise<Sitting> {
  return (await Sitting.shared([0], { players: 'Ann,Bob', keys })).sittings[0]!;
}

async function unsaved(keys: Keys): Promise<Sitting> {
  return act(await table(keys, fullDisk), 'choose');
}

const SCREENS: readonly Visit[] = [
  { list: TABLE_KEYS, start: table, way: [], sight: 'Which card do you bid?' },
  { list: TABLE_BOARDS_KEYS, start: table, way: ['board'], sight: 'look around' },
  { list: RESULT_KEYS, start: finished, way: [], sight: 'The game is over' },
  { list: RESULT_BOARDS_KEYS, start: finished, way: ['board'], sight: 'Esc back to the moves' },
  {
    list: CURTAIN_KEYS,
    start: keys => table(keys, { players: 'Ann,Bob' }),
    way: [],
    sight: 'Pass the keyboard',
  },
  { list: REPLAY_KEYS, start: viewer, way: [], sight: 'Step 1 of' },
  { list: REPLAY_CURTAIN_KEYS, start: openRecord, way: ['onlooker'], sight: 'Pass the keyboard' },
  { list: REPLAY_BOARDS_KEYS, start: viewer, way: ['board'], sight: 'look around' },
  { list: REVIEW_KEYS, start: review, way: [], sight: 'Decision 1 of' },
  { list: REVIEW_BOARDS_KEYS, start: review, way: ['board'], sight: 'look around' },
  { list: MENU_KEYS, start: keptMenu, way: [], sight: 'Go on with' },
  { list: MENU_KEYS, start: menu, way: ['choose'], sight: '[ Start ]' },
];

const named = (visits: readonly Visit[]) =>
  visits.map(visit => [`${visit.list.where} (${visit.way.join(', ') || 'at once'})`, visit] as const);

function arrive({ way, sight }: Visit, sitting: Sitting): Sitting {
  expect(act(sitting, ...way).text).toMatch(sight);
  return sitting;
}

/** In a text field a character is text, whatever it means elsewhere. */
function keyIn(list: KeyList<never>, keymap: Keymap, action: ActionName): string {
  return takesText(list) ? keymap[action].find(key => !isCharacter(key))! : chosenKey(keymap, action);
}

/** Keys that the list of a place does not know. */
function strangers(list: KeyList<never>, keymap: Keymap): string[] {
  const signs = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?/:+-=.,';
  const known = [...actionsOf(list), ...actionsOf(EVERYWHERE_KEYS)].flatMap(action => keymap[action]);
  // The letter of the one board that the toy has.
  const typed = (key: string): boolean =>
    takesText(list) || (list.where === BOARD_LIST_KEYS.where && key === 't');
  return [...NAMED_KEYS, ...signs].filter(key => !known.includes(key) && !(isCharacter(key) && typed(key)));
}

/** Without the last line, where messages stand, and without the seed, which is another for every game. */
function seen(sitting: Sitting): string {
  const lines = sitting.text.replaceAll(/\b[a-z]+-[a-z]+-\d{1,3}\b */gu, 'SEED ').split('\n');
  return lines.slice(0, -1).join('\n');
}

/** Leaves whatever is open; with the fixed key, for any other would be text in a text field. */
function goBack(sitting: Sitting): string {
  return seen(sitting.press('esc', 'esc', 'esc', 'esc'));
}

describe('the robot', () => {
  it('visits every place that there is', () => {
    const visited = new Set([...OVERLAYS, ...SCREENS].map(({ list }) => list.where));
    expect(KEY_LISTS.map(({ where }) => where).filter(where => !visited.has(where))).toEqual(['everywhere']);
  });

  it('has a key of its own for every action', () => {
    const keymap = unwrap(rebind(everythingElsewhere()));
    const chosen = movableActions().map(action => chosenKey(keymap, action));
    expect(new Set(chosen).size).toBe(movableActions().length);
  });

  describe.each(KEYMAPS)('with %s', (_name, keys) => {
    it.each(named(OVERLAYS))('leaves again %s', async (_place, visit) => {
      let sitting = await visit.start(keys);
      const home = goBack(sitting);
      let left = 0;
      for (const action of actionsOf(visit.list).filter(each => !isTyped(each))) {
        if (visit.way.length === 0) sitting = await visit.start(keys);
        arrive(visit, sitting);
        const open = seen(sitting);
        sitting.press(keyIn(visit.list, sitting.stage.keymap, action));
        if (sitting.ending !== null || !sitting.text.match(visit.sight)) left++;
        else if (seen(sitting) === open) expect(mayDoNothing(visit.list, action), action).toBe(true);
        if (sitting.ending !== null || action === 'confirm') sitting = await visit.start(keys);
        expect(goBack(sitting), action).toBe(home);
      }
      expect(left).toBeGreaterThan(0);
    });

    const strict = [...OVERLAYS, ...SCREENS].filter(({ list }) => rowsOf(list).every(row => !row.otherwise));

    it.each(named(strict))('is not moved by other keys %s', async (_place, visit) => {
      const sitting = arrive(visit, await visit.start(keys));
      const before = seen(sitting);
      expect(seen(sitting.press(...strangers(visit.list, sitting.stage.keymap)))).toBe(before);
    });
  });

  it('reads no usual key anywhere once every action has another', async () => {
    const keys = everythingElsewhere();
    for (const visit of [...OVERLAYS, ...SCREENS]) {
      const sitting = arrive(visit, await visit.start(keys)).resize(100, 90);
      const usual =
        /(?:^|\s)(?:(?:Space|Tab|PgUp|PgDn|Home|Backspace|Ctrl-[UAELZ])\b|[?/:] (?:keys|lists|and type)|[biuhlsq] (?:board|what|undo|hint|log|scores|quit))/u;
      expect(usual.exec(sitting.text)?.[0] ?? null, visit.list.where).toBeNull();
    }
  });
});

/** May do nothing at times: nothing to scroll, an end of a list, nothing typed that could be erased. */
function mayDoNothing(list: KeyList<never>, action: ActionName): boolean {
  const row = rowsOf(list).find(each => [...each.actions, ...(each.also ?? [])].includes(action));
  return (
    row?.blocked !== undefined ||
    takesText(list) ||
    ['up', 'down', 'page-up', 'page-down', 'previous-rule'].includes(action)
  );
}
