/** Ways from the table to other screens, and what is said to somebody who leaves the program. */
import type { Session } from '../../app/session.ts';
import { done, type Result } from '../../core/result.ts';
import { goToReview } from '../review/open.ts';
import type { Stage } from '../stage.ts';
import type { Command } from './outcome.ts';

type Departure = Extract<Command['type'], 'menu' | 'again' | 'watch' | 'review' | 'learn'>;

/** Where that fails, the table stays. */
export async function leave(to: Departure, stage: Stage, session: Session): Promise<Result<void>> {
  switch (to) {
    case 'menu':
      return stage.go({ screen: 'menu' });
    case 'again':
      return again(stage, session);
    case 'watch':
      return watch(stage, session);
    case 'review':
      return review(stage, session);
    case 'learn':
      return sit(stage, await stage.services.learn(session.loaded.entry));
  }
}

function sit(stage: Stage, session: Result<Session>): Result<void> | Promise<Result<void>> {
  return session.ok ? stage.go({ screen: 'table', session: session.value }) : session;
}

async function again(stage: Stage, { loaded, match, programs }: Session): Promise<Result<void>> {
  const { players, seed, options, first } = match.config;
  const seated = { players, programs: programs.seated };
  const plan = { game: loaded.entry, ...seated, seed, salt: null, options, first, dataDir: loaded.dataDir };
  return sit(stage, await stage.services.start(plan));
}

async function watch(stage: Stage, { path, loaded }: Session): Promise<Result<void>> {
  if (path === null) return done();
  const opened = await stage.services.openFile(path, loaded.dataDir);
  return opened.ok ? stage.go({ screen: 'replay', ...opened.value }) : opened;
}

async function review(stage: Stage, { path, loaded }: Session): Promise<Result<void>> {
  if (path === null) return done();
  const opened = await stage.services.openFile(path, loaded.dataDir);
  return opened.ok ? goToReview(stage, opened.value) : opened;
}

export function farewell({ name, path, saveProblem, match, shared, puzzle }: Session): string {
  if (puzzle !== null) return 'Another puzzle: boardgames puzzle';
  if (shared !== null) return 'You have left the table. Come back any time, the same way.';
  if (saveProblem !== null || path === null) return 'The game is not saved.';
  if (match.over) return `The moves are in ${path}.\nAs text: boardgames replay FILE --print`;
  if (name === null) return `The game is kept in ${path}.`;
  return `The game is kept as ${name}.\nGo on with: boardgames resume ${name}`;
}
