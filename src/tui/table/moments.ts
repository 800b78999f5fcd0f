/** What everybody should see before the game goes on: what the boards draw of an event, and a card for each new round. */
import type { Session } from '../../app/session.ts';
import { isVisible, type Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import { plural } from '../../core/words.ts';
import type { AnyBoards, Moment } from '../boards/contract.ts';
import { wrapIndented } from '../draw/text.ts';
import type { TableModel } from './model.ts';
import { playerLines } from './players.ts';

/** Keeps in mind how much of a game a person in front has seen. */
export class Witness {
  readonly #session: Session;
  readonly #boards: AnyBoards;
  /** Decisions of which everything worth it was shown. */
  #seen: number;

  constructor(session: Session, boards: AnyBoards) {
    this.#session = session;
    this.#boards = boards;
    this.#seen = session.match.entries.length;
  }

  /** What has happened since and is worth more than a line in the log. Lessons tell it themselves. */
  news(model: TableModel): Moment[] {
    const { match, guide } = this.#session;
    const since = this.#seen;
    this.#seen = match.entries.length;
    return guide === null ? momentsSince(match, this.#boards, model, since) : [];
  }
}

/** Of the decisions from a number on. Nothing is among them that a viewer may not know. */
function momentsSince(
  match: SeenMatch,
  boards: AnyBoards,
  model: Pick<TableModel, 'viewer' | 'view' | 'names' | 'scores' | 'decision' | 'phase' | 'shared'>,
  since: number,
): Moment[] {
  const { viewer, view, names } = model;
  const entries = match.entries.slice(since);
  // What bots do for themselves is watched move by move.
  const isBots = (seat: Seat | null): boolean => seat !== null && match.config.players[seat]?.bot !== null;
  const drawn = entries
    .flatMap(entry => entry.events.filter(event => isVisible(event, viewer) && !isBots(event.seat)))
    .flatMap(event => boards.moment?.(event, view, names) ?? []);
  const before = entries[0]?.round;
  const isNew = before !== undefined && before < match.round && !match.over;
  return isNew ? [...drawn, roundCard(match, boards, model)] : drawn;
}

/** What the end of a round has brought, what one has now, and how everybody stands. */
function roundCard(
  match: SeenMatch,
  boards: AnyBoards,
  model: Pick<TableModel, 'viewer' | 'view' | 'names' | 'scores' | 'decision' | 'phase' | 'shared'>,
): Moment {
  const { viewer, view, names, scores } = model;
  const last = match.entries.findLast(entry => entry.round < match.round);
  const told = (last?.events ?? [])
    .filter(event => isVisible(event, viewer) && (event.seat === null || event.seat === viewer))
    .map(event => match.game.narrate(event, names))
    .filter(text => !(text.startsWith(match.roundName()) && text.endsWith('begins.')));
  const owned = viewer === null ? [] : boards.resources(view, viewer).map(({ text }) => text);
  const total = scores.find(score => score.seat === viewer)?.total ?? null;
  const have = total === null ? owned : [...owned, plural(total, 'point')];
  return {
    title: `${match.roundName()} begins`,
    draw({ width, theme }) {
      const news = told.flatMap(text =>
        wrapIndented(`${theme.style.accent(theme.glyph.right)} ${text}`, width, 2),
      );
      const purse = have.length === 0 ? [] : wrapIndented(`You have ${have.join(', ')}.`, width, 2);
      const standing = names.length < 2 ? [] : ['', ...playerLines(model, width, theme)];
      return [...news, ...(news.length > 0 && purse.length > 0 ? [''] : []), ...purse, ...standing];
    },
  };
}
