/** What a menu lists of the kept games: those to go on with, those to look at, and how well a player knows each game. */
import { roundName } from '../core/game.ts';
import type { GameEntry } from '../registry.ts';
import type { KeptGame } from '../storage/kept.ts';
import { isoDay } from './dates.ts';
import { LESSON_SEED, type Lesson } from './learn/lesson.ts';

/** A kept game in words. */
export interface KeptRow {
  readonly kept: KeptGame;
  readonly title: string;
  /** The round in which the game stands, as the rules call it: "Turn 3". */
  readonly round: string;
  /** When it was played last: `2026-11-16`, in UTC. */
  readonly day: string;
}

/** Each list begins with the game played last. */
export interface KeptLists {
  /** To go on with. */
  readonly unfinished: readonly KeptRow[];
  /** To look at; `kept.points` has the result. */
  readonly finished: readonly KeptRow[];
  /** Files that cannot be used, or of games that are not here; `kept.problem` may say why. */
  readonly unusable: readonly KeptGame[];
}

export function keptLists(kept: readonly KeptGame[], games: readonly GameEntry[]): KeptLists {
  const rows: KeptRow[] = [];
  const unusable: KeptGame[] = [];
  for (const game of kept) {
    const meta = games.find(entry => entry.meta.id === game.game)?.meta;
    if (meta === undefined || game.problem !== null) unusable.push(game);
    else {
      const round = roundName(meta, game.round, game.options);
      rows.push({ kept: game, title: meta.title, round, day: isoDay(game.modified) });
    }
  }
  return {
    unfinished: rows.filter(row => !row.kept.over),
    finished: rows.filter(row => row.kept.over),
    unusable,
  };
}

/** How well the player knows a game, as far as the kept games tell. */
export interface Acquaintance {
  /** Tables of this game, lessons included, at which something was decided. */
  readonly played: number;
  readonly finished: number;
  /** How far the player has come in the lesson: as far as its last step, at whichever moves; null where there is none. */
  readonly lesson: 'new' | 'begun' | 'finished' | null;
}

export function acquaintance(
  { meta }: GameEntry,
  kept: readonly KeptGame[],
  lesson: Pick<Lesson, 'steps'> | null,
): Acquaintance {
  const tables = kept.filter(({ game, decisions }) => game === meta.id && decisions > 0);
  const lessons = tables.filter(({ seed }) => seed === LESSON_SEED).map(({ decisions }) => decisions);
  return {
    played: tables.length,
    finished: tables.filter(({ over }) => over).length,
    lesson: lesson === null ? null : progress(Math.max(0, ...lessons), lesson.steps.length),
  };
}

function progress(decisions: number, steps: number): 'new' | 'begun' | 'finished' {
  if (decisions === 0) return 'new';
  return decisions < steps ? 'begun' : 'finished';
}
