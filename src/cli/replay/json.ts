import type { Onlooker } from '../../app/replay/onlooker.ts';
import { mayKnow, mayKnowMove, mayKnowQuestion } from '../../app/replay/onlooker.ts';
import type { ReplayWriter } from '../../app/replay/writer.ts';
import { scoresFor } from '../../app/scores.ts';
import type { Decision, KnownScore } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { formatBot } from '../../core/seats.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson, printJsonLine } from '../print.ts';

/**
 * A replay as JSON lines: docs/json.md. Seed and hashes are left out of what one player or the public knew: whoever
 * has them can work out the hidden cards.
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
    before(match, line) {
      asked = line.type === 'move' && match.decision !== null ? question(match, match.decision) : null;
    },
    after(match, line) {
      if (line.type === 'undo') write('undo', { line: line.number, number: match.entries.length + 1 });
      const entry = match.entries.at(-1);
      if (line.type !== 'move' || entry === undefined || asked === null) return;
      const { decision, choice } = entry;
      write('decision', {
        line: line.number,
        number: entry.number,
        round: entry.round,
        turn: decision.turn,
        seat: decision.seat,
        player: match.names[decision.seat],
        kind: decision.kind,
        secret: decision.secret,
        rule: decision.rule,
        ...(mayKnowQuestion(decision.seat, as) ? asked : {}),
        move: mayKnowMove(decision, as) ? choice.notation : null,
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
        decisions: match.entries.length,
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
