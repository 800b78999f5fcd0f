/** `boardgames review FILE` or the name of a kept game: where a game was won and lost. */
import type { ReviewPlan } from '../../app/review/plan.ts';
import type { Review, ReviewedDecision } from '../../app/review/review.ts';
import { type LossPart, summaryOf } from '../../app/review/summary.ts';
import { reviewLines } from '../../app/review/text.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { namesOf, seatNamed } from '../../core/seats.ts';
import { printable, quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { effortOf } from '../effort.ts';
import { EXIT, type Exit, exitCodeOf } from '../exit-codes.ts';
import { type FaceFlags, isPlain, settingsOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { findRecord } from '../record.ts';
import { progressBar } from '../sim/progress.ts';
import { checkDecisionFlags, type DecisionFlags, decisionReport } from './review-decision.ts';

export interface ReviewFlags extends FaceFlags, DecisionFlags {
  readonly as?: string;
  readonly effort?: string;
  readonly data?: string;
  readonly json?: boolean;
}

export async function review(given: string, flags: ReviewFlags, io: GameIo): Promise<Exit> {
  const effort = effortOf(flags.effort);
  if (!effort.ok) return effort;
  const { at } = flags;
  const sound = checkDecisionFlags(flags);
  if (!sound.ok) return sound;
  const found = findRecord(given, io);
  if (!found.ok) return found;
  const opened = await io.services.openFile(found.value, pathIn(io.cwd, flags.data));
  if (!opened.ok) return opened;
  const seat = seatOf(flags.as, namesOf(opened.value.file.header?.players ?? []));
  if (!seat.ok) return seat;
  const reviews = await io.services.reviews();
  if (!reviews.ok) return reviews;
  const wanted = {
    path: given,
    ...(seat.value === null ? {} : { seat: seat.value }),
    ...(effort.value === null ? {} : { effort: effort.value }),
  };
  const plan = reviews.value.plan(opened.value, wanted);
  if (!plan.ok) return plan;
  const onTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  if (onTerminal && flags.json !== true && at === undefined && !isPlain(flags)) {
    const settings = await settingsOf(flags, io);
    if (!settings.ok) return settings;
    const screen = { screen: 'review', plan: plan.value, opened: opened.value } as const;
    return io.openScreen({ ...screen, settings: settings.value, services: io.services });
  }
  for (const notice of plan.value.notices) io.stderr.write(`${printable(notice)}\n`);
  const progress = progressBar(io.stderr, plan.value.tasks.length, undefined, 'decisions');
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const before = reviews.value.kept(plan.value).decisions.length;
    const made = await reviews.value
      .make(plan.value, stop.signal, count => progress.update(count, before))
      .finally(() => progress.clear());
    if (!made.ok) return made;
    if (at !== undefined) {
      const lines = await decisionReport(reviews.value, plan.value, made.value, { ...flags, at });
      if (!lines.ok) return lines;
      printLines(io, lines.value);
    } else if (flags.json === true) printJson(io, 'review@1', reviewJson(plan.value, made.value));
    else printLines(io, reviewLines(plan.value, made.value));
    return done(made.value.decisions.length < made.value.wanted ? exitCodeOf('SIGINT') : EXIT.done);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

function seatOf(as: string | undefined, names: readonly string[]): Result<number | null> {
  if (as === undefined) return done(null);
  const seat = seatNamed(names, as);
  if (seat >= 0) return done(seat);
  const hint = didYouMean(as, names.map(printable), 'the players are');
  return refused('usage', `--as ${quote(as)}: nobody in this game is called that; ${hint}`);
}

function reviewJson({ match, effort }: ReviewPlan, made: Review) {
  const { game, seed, options } = match.config;
  return {
    ...{ game: game.meta.id, seed, options, players: match.names, effort, thresholds: made.thresholds },
    complete: made.decisions.length === made.wanted,
    over: made.finals !== null,
    finals: made.finals,
    summaries: made.seats.map(seat => {
      const { accuracy, grades, lost, luck, revised, byKind, byRound, worst, better } = summaryOf(made, seat);
      return {
        ...{ seat, accuracy, grades, lost: rounded(lost), luck: known(luck), revised: known(revised) },
        ...{ byKind: byKind.map(partJson), byRound: byRound.map(partJson) },
        worst: worst.map(({ number }) => number),
        better: better.map(({ number }) => number),
      };
    }),
    decisions: made.decisions.map(decisionJson),
  };
}

function decisionJson({
  before,
  after,
  played,
  best,
  loss,
  gain,
  luck,
  revised,
  ...decision
}: ReviewedDecision) {
  const { number, seat, round, turn, kind, grade, reason } = decision;
  const expectedJson = ({ score, lead }: typeof before) => ({ score: rounded(score), lead: rounded(lead) });
  return {
    ...{ number, seat, round, turn, kind, played: played.notation, best: best.notation, grade, reason },
    ...{ before: expectedJson(before), after: expectedJson(after) },
    ...{ loss: rounded(loss), gain: rounded(gain), luck: known(luck), revised: known(revised) },
  };
}

function partJson({ what, decisions, lost }: LossPart) {
  return { what, decisions, lost: rounded(lost) };
}

function known(value: number | null): number | null {
  return value === null ? null : rounded(value);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
