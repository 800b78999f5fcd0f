/** All that the program has for a viewer's eyes and ears at a moment of a game, as bytes. */
import { fileSentence } from '../../src/app/file-problems.ts';
import type { LoadedGame } from '../../src/app/load-game.ts';
import { lastTurn, logLines, newsStart, sinceLastTurn } from '../../src/app/log.ts';
import type { Onlooker } from '../../src/app/replay/onlooker.ts';
import { openTimeline } from '../../src/app/replay/timeline.ts';
import { writeReplay } from '../../src/app/replay/writer.ts';
import { SeatMatch } from '../../src/app/shared/seat-match.ts';
import { botRequest } from '../../src/bots/request.ts';
import type { Io } from '../../src/cli/io.ts';
import { jsonReplay } from '../../src/cli/replay/json.ts';
import { printReplay } from '../../src/cli/replay/print.ts';
import type { Seat } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { formatMatch, parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { questionOf } from '../../src/programs/question.ts';

const PREVIEWS = 3;

/** By what it is: log, news, what a hosted table hands to a face, what bots and programs are asked. */
export function sightOf(match: Match, viewer: Seat | null): Record<string, string> {
  const lines = logLines(match, viewer);
  const seen = new SeatMatch(match, viewer);
  const { game: _, ...config } = seen.config;
  const { decision, entries, round, choices, unavailable, human, mine, canRedo, commitment, over } = seen;
  const parts: Record<string, unknown> = {
    ...{ entries: match.seenBy(viewer), log: lines, news: newsStart(match, lines, viewer) },
    since: viewer === null ? null : sinceLastTurn(match, viewer),
    last: viewer === null ? null : lastTurn(match, viewer),
    asked: { decision, choices, unavailable, human, mine, canRedo, undo: seen.undoState() },
    hosted: { entries, round, name: seen.roundName(), config, commitment, over, steps: seen.steps },
    seen: {
      view: seen.view(),
      scores: seen.scores(),
      secrets: match.names.map((__, i) => seen.hasSecrets(i)),
    },
    previews: choices.slice(0, PREVIEWS).map(({ notation }) => seen.preview(notation)),
    ...(viewer !== null && match.decision?.seat === viewer ? askedOf(match, viewer) : {}),
  };
  return Object.fromEntries(Object.entries(parts).map(([what, part]) => [what, JSON.stringify(part)]));
}

/** What the machines behind a seat get to read. */
function askedOf(match: Match, seat: Seat): Record<string, unknown> {
  const { game, names, decision, choices } = match;
  return {
    bot: botRequest(match, { level: 'hard', iterations: null }),
    program: questionOf({
      ...{ game, names, decision: decision!, view: match.view(seat), number: match.seenBy(seat).length + 1 },
      moves: choices.map(({ move }) => move),
      events: sinceLastTurn(match, seat).flatMap(({ events }) => events),
    }),
    previews: choices.slice(0, PREVIEWS).map(({ notation }) => match.preview(notation, seat)),
  };
}

/** What `replay --print` and `--json` write for an onlooker, and what they say of a file that goes on with nonsense. */
export function transcriptOf(match: Match, loaded: LoadedGame, as: Onlooker): string {
  const text = formatMatch(match, loaded.fingerprint);
  const written = [text, `${text}nobody knows this\n`, `${text}= round 1 0badcafe\n`].map(each => {
    const file = parseMoveFile(each);
    const timeline = unwrap(openTimeline(match.game, file)).through(as);
    const out: string[] = [];
    const io = { stdout: { write: (line: string) => out.push(line) } } as unknown as Io;
    const problems = [printReplay(io, as), jsonReplay(io, as, false)].flatMap(writer =>
      writeReplay({ loaded: { ...loaded, game: match.game }, file }, timeline, writer),
    );
    out.push(...problems.map(problem => fileSentence('game.moves', problem)));
    return out.join('');
  });
  return written.join('\n');
}
