import type { Onlooker } from '../../app/replay/onlooker.ts';
import { mayKnow } from '../../app/replay/onlooker.ts';
import { lastEntry } from '../../app/replay/timeline.ts';
import type { ReplayWriter } from '../../app/replay/writer.ts';
import { endingLines, scoreLines, scoresFor } from '../../app/scores.ts';
import type { Io } from '../io.ts';
import { printLines } from '../print.ts';

/** A replay as text: one numbered line per decision, below it what it brought about. */
export function printReplay(io: Io, as: Onlooker): ReplayWriter {
  let round = 0;
  return {
    begin(match, loaded) {
      const { seed } = match.config;
      printLines(io, [
        `${loaded.entry.meta.title}: ${match.names.join(', ')}`,
        ...(as === 'all' ? [`Seed: ${seed}`] : []),
      ]);
    },
    before(match, step) {
      if (step.kind === 'undo' || match.round === round) return;
      round = match.round;
      printLines(io, ['', match.roundName()]);
    },
    after(match, step) {
      if (step.kind === 'undo') printLines(io, ['    Taken back.']);
      const entry = lastEntry(match, as);
      if (step.kind === 'undo' || entry === undefined) return;
      const move = step.hidden ? '(secret)' : step.notation;
      printLines(io, [
        `${String(entry.number).padStart(4)}. ${match.names[entry.decision.seat]}: ${move}`,
        ...entry.events
          .filter(event => mayKnow(event, as))
          .map(event => `      ${match.game.narrate(event, match.names)}`),
      ]);
    },
    end(match) {
      const decisions = as === 'all' ? match.entries.length : match.seenBy(as).length;
      if (match.over) printLines(io, ['', ...endingLines(match, decisions)]);
      else if (as === 'all')
        printLines(io, [
          '',
          'The game is not over.',
          ...scoreLines(scoresFor(match, as), match.names, match.game.meta),
        ]);
      else printLines(io, ['', 'The game is not over.']);
    },
  };
}
