import type { Onlooker } from '../../app/replay/onlooker.ts';
import { mayKnow, mayKnowQuestion } from '../../app/replay/onlooker.ts';
import { lastEntry } from '../../app/replay/timeline.ts';
import type { ReplayWriter } from '../../app/replay/writer.ts';
import { scoresFor } from '../../app/scores.ts';
import type { Decision, KnownScore } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { formatBot } from '../../core/seats.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson, printJsonLine } from '../print.ts';

/**
 * A replay as JSON lines: docs/json.md. Seed, hashes and lines of the file are left out of what one player or the public
 * knew: whoever has them can work out the hidden cards, or how many choices others made in secret.
 */
export function jsonReplay(io: Io, as: Onlooker, withState: boolean): ReplayWriter {
  const write = (type: string, content: Readonly<Record<string, unknown>>): void => {
    printJsonLine(io, { type, ...content });
  };
  let asked: Question | null = null;
  return {
    begin(match, loaded) {
      const { players, seed, options, first } = match.config;
      const { id, title, rulesVersion } = loaded.entry.meta;
      printJson(io, 'replay@1', {
        type: 'game',
        game: id,
        title,
        rules: rulesVersion,
        data: loaded.fingerprint,
        ...(as === 'all' ? { seed } : {}),
        players: players.map(({ name, bot }, seat) => ({ seat, name, bot: bot && formatBot(bot) })),
        options,
        first,
        as: as === null ? 'public' : as,
      });
    },
    before(match, { kind }) {
      asked = kind === 'move' && match.decision !== null ? question(match, match.decision) : null;
    },
    after(match, step) {
      const line = step.line === null ? {} : { line: step.line };
      const entry = lastEntry(match, as);
      if (step.kind === 'undo') write('undo', { ...line, number: (entry?.number ?? 0) + 1 });
      if (step.kind === 'undo' || entry === undefined || asked === null) return;
      const { decision } = entry;
      write('decision', {
        ...line,
        number: entry.number,
        round: entry.round,
        turn: decision.turn,
        seat: decision.seat,
        player: match.names[decision.seat],
        kind: decision.kind,
        secret: decision.secret,
        rule: decision.rule,
        ...(mayKnowQuestion(decision.seat, as) ? asked : {}),
        move: step.hidden ? null : step.notation,
        events: entry.events
          .filter(event => mayKnow(event, as))
          .map(event => ({ ...event, text: match.game.narrate(event, match.names) })),
        ...(as === 'all' ? { hash: match.hash() } : {}),
        ...(withState ? { state: match.revealState() } : {}),
      });
    },
    end(match, problems) {
      for (const { kind, ...rest } of problems) write('problem', { code: EXIT[kind], ...rest });
      const shown = match.over || as === 'all';
      const scores = shown ? scoresFor(match, as) : null;
      write('end', {
        over: match.over,
        decisions: lastEntry(match, as)?.number ?? 0,
        scores: scores?.map(score => jsonScore(score, match)) ?? null,
        winners: match.over ? match.winners() : null,
      });
    },
  };
}

interface Question {
  readonly prompt: string;
  readonly legal: readonly string[];
}

function question(match: Match, decision: Decision): Question {
  return { prompt: decision.prompt, legal: match.choices.map(choice => choice.notation) };
}

function jsonScore(score: KnownScore, match: Match): Readonly<Record<string, unknown>> {
  const { seat, total, lines, tieBreaks, verdict } = score;
  return { seat, player: match.names[seat], total, lines, tieBreaks, verdict: verdict ?? null };
}
