/**
 * What the table screen shows: a snapshot of the session through the eyes of one seat, made anew after every decision.
 * Nothing in it goes beyond the viewer's knowledge; while the curtain is down, or what is secret lies face down, the
 * viewer is nobody.
 */

import type { Front } from '../../app/curtain.ts';
import { dealNotice, dealTold } from '../../app/deal.ts';
import type { Advice } from '../../app/learn/guide.ts';
import { type LogLine, logLines, newsStart } from '../../app/log.ts';
import type { Session } from '../../app/session.ts';
import type { SharedSeat } from '../../app/shared/shared-seat.ts';
import type { BaseMove, BaseView, Decision, KnownScore, Names, Score, Seat } from '../../core/game.ts';
import type { Choice, Preview, SeenMatch, UndoState } from '../../core/match.ts';
import type { Player } from '../../core/seats.ts';
import type { AnyBoards, Choosable } from '../boards/contract.ts';
import { type Secrets, secretsOf } from './secrets.ts';

export interface MoveItem {
  readonly kind: 'move';
  /** What is typed for it, also while the list is filtered. */
  readonly number: number;
  readonly notation: string;
  readonly text: string;
  /** What comes into reach behind it: told in the explanation, as the boards show it, too. */
  readonly ahead: string | null;
  readonly group: string;
  readonly target: string | null;
  /** Spends something beside the question: the cursor does not begin on it. */
  readonly extra: boolean;
}

/** Something one might expect to do now but cannot. */
export interface BlockedItem {
  readonly kind: 'blocked';
  readonly text: string;
  readonly reason: string;
  readonly rule: string | null;
}

export type Item = MoveItem | BlockedItem;

export type Phase =
  /** The keyboard goes to this seat; nothing of the table is shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  | { readonly kind: 'choose'; readonly seat: Seat }
  /** A bot decides. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  /** A recorded game is looked at. */
  | { readonly kind: 'watch'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly scores: readonly Score[] };

export interface TableModel {
  readonly title: string;
  readonly names: Names;
  readonly players: readonly Player[];
  readonly seed: string;
  /** What the table says of its deal; null where there is nothing to say. */
  readonly deal: string | null;
  readonly phase: Phase;
  /** Whose knowledge this is; null for a spectator's, also while the secrets of the player in front lie face down. */
  readonly viewer: Seat | null;
  /** What only the player in front may know, while others look on; null where there is nothing to hide. */
  readonly secrets: Secrets | null;
  readonly view: BaseView;
  /** The table before the last step, where the boards should mark what changed; null for no marks. */
  readonly previous: BaseView | null;
  /** As the rules call it. */
  readonly round: string;
  readonly decision: Decision | null;
  /** The legal moves; empty unless the viewer decides. */
  readonly choices: readonly Choice[];
  /** The same for the boards. */
  readonly choosable: readonly Choosable<BaseMove>[];
  /** And in words, and after them what cannot be done. */
  readonly items: readonly Item[];
  readonly undo: UndoState;
  readonly canRedo: boolean;
  /** The turn goes on from a choice that can still be taken back. */
  readonly begun: boolean;
  readonly log: readonly LogLine[];
  /** Index of the first line of the log since the last turn of who sits in front. */
  readonly news: number;
  /** As far as the viewer knows them. */
  readonly scores: readonly KnownScore[];
  readonly boards: AnyBoards;
  /** Decisions that stand. */
  readonly decisions: number;
  /** What a lesson says about this decision; null where there is none. */
  readonly advice: Advice | null;
  /** What the others at a shared table have to do with it; null where this terminal has the game to itself. */
  readonly shared: Pick<SharedSeat, 'guest' | 'hints' | 'chat' | 'missed'> | null;
  /** The turn of a puzzle is played out: nothing follows. */
  readonly puzzleOver: boolean;
  /** What a move would do. */
  preview(notation: string): Preview | null;
}

export function buildModel(
  session: Pick<Session, 'match' | 'preview'> & Partial<Pick<Session, 'guide' | 'shared' | 'puzzle'>>,
  boards: AnyBoards,
  front: Front,
  peeking = false,
): TableModel {
  const { match } = session;
  const puzzleOver = session.puzzle?.over(match) ?? false;
  const phase = puzzleOver ? watching(match) : phaseOf(match, front.curtain);
  const secrets = secretsOf(match, front, peeking);
  const eyes = { seat: front.viewer, secrets };
  const viewer = knowing(eyes);
  const known = modelOf(match, boards, eyes, phase, notation => session.preview(notation, viewer));
  // Only undo goes on from a puzzle that is over.
  const seen = puzzleOver ? { ...known, puzzleOver, undo: match.undoState(viewer) } : known;
  const model = session.shared ? { ...seen, shared: drawnOf(session.shared) } : seen;
  return phase.kind === 'choose' ? { ...model, advice: session.guide?.advice() ?? null } : model;
}

/** Read now: what is said later belongs to later models. */
function drawnOf({ guest, hints, chat, missed }: SharedSeat): TableModel['shared'] {
  return { guest, hints, chat, missed };
}

/** A recorded game, through the eyes of one seat. */
export function watchModel(match: SeenMatch, boards: AnyBoards, viewer: Seat | null): TableModel {
  return modelOf(match, boards, { seat: viewer, secrets: null }, watching(match), () => null);
}

function watching(match: SeenMatch): Phase {
  const { decision } = match;
  return decision === null
    ? { kind: 'over', scores: match.finalScores() }
    : { kind: 'watch', seat: decision.seat };
}

/** Who looks at the table. */
interface Eyes {
  readonly seat: Seat | null;
  readonly secrets: Secrets | null;
}

function knowing({ seat, secrets }: Eyes): Seat | null {
  return secrets?.faceDown === true ? null : seat;
}

function modelOf(
  match: SeenMatch,
  boards: AnyBoards,
  eyes: Eyes,
  phase: Phase,
  preview: (notation: string) => Preview | null,
): TableModel {
  const { decision, game, names } = match;
  const viewer = knowing(eyes);
  const view = match.view(viewer);
  const choices = phase.kind === 'choose' ? match.choices : [];
  const log = phase.kind === 'curtain' ? [] : logLines(match, viewer);
  return {
    title: game.meta.title,
    names,
    players: match.config.players,
    seed: match.config.seed,
    deal: dealNotice(match) ?? dealTold(match),
    phase,
    viewer,
    secrets: eyes.secrets,
    view,
    previous: null,
    round: match.roundName(),
    decision,
    choices,
    choosable: choices.map(({ move }) => ({ move, target: boards.targetOf(move, view) })),
    items: phase.kind === 'choose' ? listItems(match, view, boards) : [],
    undo: undoIn(phase, match, viewer),
    canRedo: match.canRedo,
    begun: phase.kind === 'choose' && match.undoState().allowed && isSameTurn(match),
    log,
    news: newsStart(match, log, eyes.seat),
    scores: game.scores(view),
    boards,
    decisions: match.over ? match.entries.length : match.seenBy(viewer).length,
    advice: null,
    shared: null,
    puzzleOver: false,
    preview: remember(preview),
  };
}

/** The last decision belongs to the turn that is going on. */
function isSameTurn({ entries, decision }: SeenMatch): boolean {
  return decision !== null && entries.at(-1)?.decision.turn === decision.turn;
}

function phaseOf(match: SeenMatch, curtain: Seat | null): Phase {
  if (match.decision === null) return { kind: 'over', scores: match.finalScores() };
  if (curtain !== null) return { kind: 'curtain', seat: curtain };
  return match.human === null
    ? { kind: 'wait', seat: match.decision.seat }
    : { kind: 'choose', seat: match.human };
}

/** On another's turn there is none, whatever stands in the way of theirs. */
function undoIn(phase: Phase, match: SeenMatch, viewer: Seat | null): UndoState {
  if (phase.kind === 'choose') return match.undoState(viewer);
  const reason = phase.kind === 'over' ? 'the game is over' : othersTurn(match);
  return { allowed: false, reason };
}

/** Why somebody has to wait. Who of several choose in secret is asked now stays untold. */
export function othersTurn({
  names,
  decision,
  shared = null,
}: Pick<TableModel, 'names' | 'decision'> & Partial<Pick<TableModel, 'shared'>>): string {
  if (decision === null) return 'the game is over';
  return decision.secret && shared !== null
    ? 'the others choose in secret'
    : `it is the turn of ${names[decision.seat]}`;
}

function listItems(match: SeenMatch, view: BaseView, boards: AnyBoards): Item[] {
  const { game, names } = match;
  const moves = match.choices.map(({ move, notation, number }): MoveItem => {
    const { text, ahead } = apart(game.describe(move, view, names));
    const target = boards.targetOf(move, view);
    const extra = game.isExtra(move, view);
    return { kind: 'move', number, notation, text, ahead, group: game.group(move), target, extra };
  });
  const blocked = match.unavailable.map(({ what, why, rule }): BlockedItem => {
    return { kind: 'blocked', text: what, reason: why, rule: rule ?? null };
  });
  return [...moves, ...blocked];
}

/** A move without what stands behind it in brackets, and that. */
function apart(described: string): Pick<MoveItem, 'text' | 'ahead'> {
  const found = /^(?<text>.+) \[(?<ahead>[^[\]]+)\]$/u.exec(described);
  return { text: found?.groups?.['text'] ?? described, ahead: found?.groups?.['ahead'] ?? null };
}

function remember<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return key => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as T;
  };
}
