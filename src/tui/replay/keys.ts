/** The keys of the replay viewer, as data. */
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { KeySpec } from '../bindings.ts';
import type { TableContext } from '../table/ui.ts';
import type { ReplayUi } from './reduce.ts';

export type ReplayAction =
  | 'step'
  | 'back-step'
  | 'turn'
  | 'back-turn'
  | 'round'
  | 'back-round'
  | 'start'
  | 'end'
  | 'autoplay'
  | 'faster'
  | 'slower'
  | 'jump'
  | 'onlooker'
  | 'fork'
  | 'go'
  | 'board'
  | 'boards'
  | 'next-panel'
  | 'previous-panel'
  | 'subject'
  | 'scroll'
  | 'explain'
  | 'log'
  | 'scores'
  | 'rules'
  | 'help'
  | 'back'
  | 'quit';

export interface ReplayKeyContext extends TableContext {
  readonly ui: ReplayUi;
  readonly steps: readonly ReplayStep[];
}

function atEnd({ ui, steps }: ReplayKeyContext): string | null {
  return ui.at < steps.length ? null : 'this is the end of the record';
}

function atStart({ ui }: ReplayKeyContext): string | null {
  return ui.at > 0 ? null : 'this is the start of the game';
}

export const REPLAY_KEYS: readonly KeySpec<ReplayKeyContext, ReplayAction>[] = [
  {
    keys: ['up', 'down', 'left', 'right'],
    shown: 'arrows',
    action: 'go',
    short: 'look around',
    about: 'on the boards: from one thing to the next',
    blocked: ({ ui }) => (ui.table.onBoard ? null : 'the cursor is not on the boards'),
  },
  {
    keys: ['right', ' ', 'j', 'down'],
    shown: 'Right',
    action: 'step',
    short: 'step',
    about: 'one step on (also Space)',
    rank: 1,
    blocked: atEnd,
  },
  {
    keys: ['left', 'k', 'up', 'backspace'],
    shown: 'Left',
    action: 'back-step',
    short: 'back',
    about: 'one step back',
    rank: 2,
    blocked: atStart,
  },
  {
    keys: ['n'],
    shown: 'n',
    action: 'turn',
    short: 'turn',
    about: 'to the next turn',
    rank: 3,
    blocked: atEnd,
  },
  {
    keys: ['p'],
    shown: 'p',
    action: 'back-turn',
    short: 'turn back',
    about: 'to the turn before',
    blocked: atStart,
  },
  {
    keys: ['N'],
    shown: 'N',
    action: 'round',
    short: 'round',
    about: 'to the next round',
    rank: 5,
    blocked: atEnd,
  },
  {
    keys: ['P'],
    shown: 'P',
    action: 'back-round',
    short: 'round back',
    about: 'to the round before',
    blocked: atStart,
  },
  { keys: ['home', 'g'], shown: 'Home', action: 'start', short: 'start', about: 'to the start' },
  { keys: ['end', 'G'], shown: 'End', action: 'end', short: 'end', about: 'to the end' },
  {
    keys: ['a'],
    shown: 'a',
    action: 'autoplay',
    short: 'play',
    about: 'play on by itself, or stop',
    rank: 4,
    blocked: atEnd,
  },
  { keys: ['+', '='], shown: '+', action: 'faster', short: 'faster', about: 'faster' },
  { keys: ['-'], shown: '-', action: 'slower', short: 'slower', about: 'slower' },
  { keys: [':'], shown: ':', action: 'jump', short: 'jump', about: 'jump to a line of the file', rank: 8 },
  {
    keys: ['o'],
    shown: 'o',
    action: 'onlooker',
    short: 'whose eyes',
    about: 'through whose eyes: who decides, each player, a spectator',
    rank: 6,
  },
  {
    keys: ['f'],
    shown: 'f',
    action: 'fork',
    short: 'play from here',
    about: 'go on from here as a game of its own',
    rank: 7,
    blocked: ({ model }) => (model.decision === null ? 'the game is over here' : null),
  },
  {
    keys: ['b'],
    shown: 'b',
    action: 'board',
    short: 'board',
    about: 'put the cursor on the boards, or take it off',
  },
  { keys: ['B'], shown: 'B', action: 'boards', short: 'boards', about: 'list of the boards' },
  { keys: ['tab'], shown: 'Tab', action: 'next-panel', short: 'next board', about: 'next board', rank: 9 },
  {
    keys: ['shift-tab'],
    shown: 'Shift-Tab',
    action: 'previous-panel',
    short: 'previous board',
    about: 'previous board',
  },
  { keys: ['w'], shown: 'w', action: 'subject', short: 'player', about: "the next player's own boards" },
  {
    keys: ['pageup', 'pagedown'],
    shown: 'PgUp PgDn',
    action: 'scroll',
    short: 'scroll',
    about: 'scroll the board in front',
  },
  {
    keys: ['i'],
    shown: 'i',
    action: 'explain',
    short: 'what is this',
    about: 'explain what the cursor is on',
  },
  { keys: ['l'], shown: 'l', action: 'log', short: 'log', about: 'what happened so far' },
  { keys: ['s'], shown: 's', action: 'scores', short: 'scores', about: 'scores by category' },
  { keys: ['R', '/'], shown: 'R', action: 'rules', short: 'rules', about: 'the rules of the game' },
  { keys: ['esc'], shown: 'Esc', action: 'back', short: 'back', about: 'back out of whatever is open' },
  { keys: ['?'], shown: '?', action: 'help', short: 'keys', about: 'this list' },
  { keys: ['q'], shown: 'q', action: 'quit', short: 'quit', about: 'leave', rank: 10 },
];
