/** An environment for programs that learn: many games of one kind in one process, stepped, copied and put back at will. */
import type { AnyGame, BaseEvent, BaseMove, BaseState, Names, Seat } from '../core/game.ts';
import { finalScores, isVisible, winners } from '../core/game.ts';
import { clone } from '../core/json.ts';
import { checkSeed } from '../core/movefile/header.ts';
import { readOptions } from '../core/options.ts';
import { done, type Result, refused } from '../core/result.ts';
import { checkCount } from '../core/seats.ts';
import { nearest, quote } from '../core/text.ts';
import { askIfMeant, plural } from '../core/words.ts';
import { type EnvBatch, type EnvRequest, readEnvLine, readEnvRequest, type Shown } from './env-messages.ts';

type Json = Readonly<Record<string, unknown>>;
type Ask<Name extends EnvRequest['do']> = Extract<EnvRequest, { readonly do: Name }>;

interface Position {
  state: BaseState;
  /** Decisions taken. */
  number: number;
  /** Found when they are first asked for. */
  legal: readonly BaseMove[] | null;
}

interface Parts {
  readonly game: AnyGame;
  readonly fingerprint: string;
  freshSeed(): string;
}

/** Takes a line, gives the line that answers it; null for an empty one, which asks nothing. */
export type Env = (line: string) => string | null;

const MOST_GAMES = 100_000;

export function createEnv({ game, fingerprint, freshSeed }: Parts): Env {
  const { meta } = game;
  const games = new Map<number, Position>();
  let lines = 0;
  let lastHandle = 0;

  const add = (position: Position): Result<number> => {
    if (games.size >= MOST_GAMES) return refused('usage', `there are ${MOST_GAMES} games already: drop some`);
    games.set(++lastHandle, position);
    return done(lastHandle);
  };
  const find = (handle: number): Result<Position> => {
    const found = games.get(handle);
    return found === undefined ? refused('usage', `there is no game ${handle}`) : done(found);
  };
  const movesOf = (position: Position): readonly BaseMove[] => {
    position.legal ??= game.legalMoves(position.state);
    return position.legal;
  };

  /** An answer is filled field by field: copies of objects would take most of the time of a step. */
  const tell = (
    handle: number,
    position: Position,
    show: readonly Shown[],
    events: readonly BaseEvent[],
  ): Record<string, unknown> => {
    const { state, number } = position;
    const { round } = state;
    const decision = game.decision(state);
    if (decision === null) {
      const scores = finalScores(game, state);
      const totals = scores.map(({ total }) => total);
      const ending = { ok: true, game: handle, number, round, over: true, seat: null, count: 0, totals };
      return addShown({ ...ending, winners: winners(scores) }, position, null, show, events);
    }
    const { seat, turn, kind } = decision;
    const count = movesOf(position).length;
    const told = { ok: true, game: handle, number, round, over: false, seat, turn, kind, count };
    return show.length === 0 ? told : addShown(told, position, seat, show, events);
  };

  /** As the seat that decides knows it; once the game is over, as everybody does. */
  const addShown = (
    told: Record<string, unknown>,
    position: Position,
    viewer: Seat | null,
    show: readonly Shown[],
    events: readonly BaseEvent[],
  ): Record<string, unknown> => {
    const { state } = position;
    const names = namesOf(state.players);
    if (show.includes('moves')) told['moves'] = movesOf(position).map(move => game.notate(move));
    if (show.includes('events')) {
      const known = events.filter(event => isVisible(event, viewer));
      told['events'] = known.map(event => ({ ...event, text: game.narrate(event, names) }));
    }
    if (!show.some(part => part === 'texts' || part === 'view' || part === 'scores')) return told;
    const view = game.view(state, viewer);
    if (show.includes('texts'))
      told['texts'] = movesOf(position).map(move => game.describe(move, view, names));
    if (show.includes('view')) told['view'] = view;
    if (show.includes('scores')) told['scores'] = game.scores(view);
    return told;
  };

  const reset = (request: Ask<'reset'>): Result<Json> => {
    const { players = Math.max(2, meta.players.min), seed = freshSeed(), first, show } = request;
    const count = checkCount(meta, players);
    if (!count.ok) return count;
    const checked = checkSeed(seed);
    if (!checked.ok) return checked;
    const options = readOptions(meta, request.options);
    if (!options.ok) return options;
    if (first !== null && first >= players) return refused('usage', `there is no seat ${first}`);
    const state = game.setup({ players, seed, options: options.value, first });
    const position: Position = { state, number: 0, legal: null };
    if (request.game === undefined) {
      const handle = add(position);
      return handle.ok ? done({ ...tell(handle.value, position, show, []), seed }) : handle;
    }
    const before = find(request.game);
    if (!before.ok) return before;
    games.set(request.game, position);
    return done({ ...tell(request.game, position, show, []), seed });
  };

  const step = ({ game: handle, move: asked, show }: Ask<'step'>): Result<Json> => {
    const found = find(handle);
    if (!found.ok) return found;
    const position = found.value;
    const moves = movesOf(position);
    const move = typeof asked === 'number' ? moves[asked] : moves.find(one => game.notate(one) === asked);
    if (move === undefined) return refused('illegal', notLegal(asked, moves));
    const events: BaseEvent[] = [];
    const listen = show.includes('events') ? (event: BaseEvent) => void events.push(event) : undefined;
    game.apply(position.state, move, listen);
    position.number++;
    position.legal = null;
    return done(tell(handle, position, show, events));
  };

  const notLegal = (asked: string | number, moves: readonly BaseMove[]): string => {
    if (moves.length === 0) return 'the game is over';
    if (typeof asked === 'number')
      return `there is no move ${asked}: they count from 0 to ${moves.length - 1}`;
    const notations = moves.map(one => game.notate(one));
    const meant = nearest(asked, notations);
    return `not legal here: ${quote(asked)}${meant === null ? '' : `; ${askIfMeant(quote(meant))}`}`;
  };

  const answer = (request: EnvRequest): Result<Json> => {
    if (request.do === 'about') return done(about());
    if (request.do === 'reset') return reset(request);
    if (request.do === 'step') return step(request);
    const found = find(request.game);
    if (!found.ok) return found;
    const position = found.value;
    const { state } = position;
    switch (request.do) {
      case 'legal': {
        const decision = game.decision(state);
        const told = { ok: true, game: request.game, prompt: decision?.prompt ?? null };
        return done(addShown(told, position, decision?.seat ?? null, ['moves', 'texts'], []));
      }
      case 'view': {
        const { seat } = request;
        if (seat !== null && seat >= state.players) {
          return refused('usage', `there is no seat ${seat} among ${plural(state.players, 'player')}`);
        }
        return done({ ok: true, game: request.game, view: game.view(state, seat) });
      }
      case 'clone': {
        const handle = add({ ...position, state: clone(state) });
        return handle.ok ? done({ ok: true, game: handle.value }) : handle;
      }
      case 'restore': {
        const from = find(request.from);
        if (!from.ok) return from;
        const copy = { ...from.value, state: clone(from.value.state) };
        games.set(request.game, copy);
        return done(tell(request.game, copy, request.show, []));
      }
      case 'drop':
        games.delete(request.game);
        return done({ ok: true, game: request.game });
    }
  };

  const about = (): Json => {
    const { id, title, players, rulesVersion, options } = meta;
    return { ok: true, name: id, title, players, options, rules: rulesVersion, data: fingerprint, env: 1 };
  };

  const result = (told: Result<Json>): Json =>
    told.ok ? told.value : { ok: false, error: told.problem.message };

  const respond = (request: EnvRequest | EnvBatch): Json => {
    if (request.do !== 'batch') return result(answer(request));
    const results = request.requests.map(one => {
      const read = readEnvRequest(one);
      return result(read.ok ? answer(read.value) : read);
    });
    return { ok: true, results };
  };

  return line => {
    lines++;
    if (line.trim() === '') return null;
    const { id, request } = readEnvLine(line);
    const told = request.ok ? respond(request.value) : result(request);
    return JSON.stringify(told['ok'] === true ? { id, ...told } : { id, line: lines, ...told });
  };
}

/** Players without names of their own. */
function namesOf(count: number): Names {
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}
