/** The program's side of the protocol, over any bot: reads what a table says, answers its questions. */

import { decisionSeed } from '../bots/request.ts';
import type { BotPlayer } from '../bots/types.ts';
import { DEFAULT_THINKING_MS } from '../bots/types.ts';
import { isSameData } from '../core/fingerprint.ts';
import type { BaseView, GameMeta } from '../core/game.ts';
import { nextBelow, seedRng } from '../core/rng.ts';
import { formatBot, type HouseBot } from '../core/seats.ts';
import { quote } from '../core/text.ts';
import { plural } from '../core/words.ts';
import {
  type DecideMessage,
  type NewGameMessage,
  PROTOCOL,
  type ProgramMessage,
  readTableMessage,
} from './messages.ts';

interface Parts {
  readonly meta: GameMeta;
  readonly fingerprint: string;
  readonly bot: HouseBot;
  readonly player: Pick<BotPlayer, 'choose' | 'hurry'>;
  /** Its own chance: a table tells no seed. */
  readonly seed: string;
  send(line: string): void;
}

export interface Engine {
  /** Takes a line; true once the table has said goodbye. */
  take(line: string): boolean;
  /** Once everything that was asked is answered. */
  settled(): Promise<void>;
}

/** A share of the time left, for the way there and back. */
const OF_TIME_LEFT = 0.8;

export function createEngine({ meta, fingerprint, bot, player, seed, send }: Parts): Engine {
  let lines = 0;
  let games = 0;
  let table: NewGameMessage | null = null;
  let answering = Promise.resolve();
  const say = (message: ProgramMessage): void => send(JSON.stringify(message));
  const complain = (line: number, message: string): void => say({ type: 'error', line, message });

  const begin = (message: NewGameMessage): string | null => {
    table = null;
    if (message.game !== meta.id) return `this engine plays ${meta.id}, not ${quote(message.game)}`;
    if (message.seat >= message.players.length) return `there is no seat ${message.seat}`;
    table = message;
    games++;
    const versions = (what: string, theirs: string | number, own: string | number): string =>
      `the table has ${what} ${theirs}, this engine ${own}: it may play badly, and moves at random where it cannot follow`;
    if (message.rules !== meta.rulesVersion) {
      return versions('rules version', message.rules, meta.rulesVersion);
    }
    return isSameData(message.data, fingerprint, meta)
      ? null
      : versions('component data', quote(message.data), fingerprint);
  };

  const decide = async (message: DecideMessage, line: number): Promise<void> => {
    const { number, moves, view } = message;
    const own = decisionSeed(`${seed} ${games}`, number);
    const answer = (move: string): void => say({ type: 'move', number, move });
    /** Whatever is wrong with a question, its moves are legal. */
    const guess = (why: string): void => {
      complain(line, `${why}; any move will do`);
      answer(moves[nextBelow(seedRng(own), moves.length)]!.move);
    };
    if (table === null || view === undefined) return guess(table === null ? 'no game has begun' : 'no view');
    if (view.viewer !== table.seat || view.players !== table.players.length) {
      const seats = plural(table.players.length, 'player');
      return guess(`the view is not that of seat ${table.seat} among ${seats}`);
    }
    const timeMs = Math.min(DEFAULT_THINKING_MS, OF_TIME_LEFT * message.timeMs);
    try {
      const request = { view: view as unknown as BaseView, seat: table.seat, timeMs, seed: own };
      const { notation } = await player.choose({ ...request, ...bot });
      if (moves.some(({ move }) => move === notation)) answer(notation);
      else guess(`the rules here say ${quote(notation)}, which the table does not offer`);
    } catch (error) {
      guess(`the view makes no sense here (${error instanceof Error ? error.message : String(error)})`);
    }
  };

  const take = (line: string): boolean => {
    lines++;
    if (line.trim() === '') return false;
    const read = readTableMessage(line);
    if (!read.ok) {
      complain(lines, read.problem.message);
      return false;
    }
    const message = read.value;
    switch (message.type) {
      case 'hello': {
        if (message.protocol !== PROTOCOL) {
          complain(lines, `this engine speaks protocol ${PROTOCOL}, not ${message.protocol}`);
        }
        const wants = { view: true, events: false, rulesText: false };
        say({ type: 'hello', protocol: PROTOCOL, name: `boardgames ${formatBot(bot)}`, ...wants });
        return false;
      }
      case 'new': {
        const wrong = begin(message);
        if (wrong !== null) complain(lines, wrong);
        return false;
      }
      case 'decide':
        answering = Promise.all([answering, decide(message, lines)]).then(() => {});
        return false;
      case 'hurry':
        player.hurry();
        return false;
      case 'bye':
        return true;
      case 'over':
      case 'error':
        return false;
    }
  };
  return { take, settled: () => answering };
}
