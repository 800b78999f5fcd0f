/** Opens tables to others: who is invited, with which codes, and whom to tell when it is somebody's turn. */
import type { CreateBots } from '../app/bots/player.ts';
import type { Session } from '../app/session.ts';
import { SharedTable } from '../app/shared/table.ts';
import type { Seat } from '../core/game.ts';
import { done, type Result, refused } from '../core/result.ts';
import { seatNamed } from '../core/seats.ts';
import { quote } from '../core/text.ts';
import { listed } from '../core/words.ts';
import type { FileSystem } from '../storage/file-system.ts';
import type { KeptGames } from '../storage/kept.ts';
import type { Env } from '../storage/paths.ts';
import { type Place, readTable, type TableFile, writeTable } from '../storage/tables.ts';
import { freshCode, hashCode } from './codes.ts';
import { checkPlaces, HostedTable, loginFor } from './hosted.ts';
import { notify } from './notify.ts';

export interface TablePlan {
  /** Spectators may come; null where that stays as it was. */
  readonly watch: boolean | null;
  readonly hints: boolean;
  /** Seats that get a new code, by name; whoever sat there needs it to come back. */
  readonly invite: readonly string[];
  /** Who sits at the host's own terminal and needs no code. */
  readonly play: string | null;
  /** A command that is run when it is somebody's turn. */
  readonly notify: string | null;
  readonly address: string;
  readonly botPaceMs?: number;
}

export interface HostWorld {
  readonly kept: KeptGames;
  readonly files: FileSystem;
  readonly env: Env;
  readonly createBots: CreateBots;
  now(): Date;
  /** A sentence for the host's terminal. */
  tell(sentence: string): void;
  /** A defect that one visitor came upon. */
  failed(error: unknown): void;
}

/** What the host sends to somebody. */
export interface Invitation {
  /** Null for spectators. */
  readonly seat: Seat | null;
  /** Known only now: the file holds its hash. Null where one was given out before, or none is needed any more. */
  readonly code: string | null;
}

export interface OpenedTable {
  readonly table: HostedTable;
  readonly invitations: readonly Invitation[];
  /** Where its guests found it the last time. */
  readonly before: string | null;
}

/** A game that is kept, with its visitors; nobody has come yet. */
export function openTable(session: Session, plan: TablePlan, world: HostWorld): Result<OpenedTable> {
  const { name } = session;
  if (name === null) return refused('failure', session.saveProblem ?? 'A hosted game has to be kept.');
  const read = readTable(name, world.kept, world.files);
  if (!read.ok) return read;
  const before = read.value;
  const seats = seatsNamed(session, [...plan.invite, ...(plan.play === null ? [] : [plan.play])]);
  if (!seats.ok) return seats;
  const invited = new Set(seats.value.slice(0, plan.invite.length));
  const own = plan.play === null ? null : (seats.value.at(-1) ?? null);
  const { file, invitations } = prepared(session, before, plan, invited, own);
  const checked = checkPlaces(file, session.match.config.players.length);
  if (!checked.ok) return checked;

  const save = (changed: TableFile): Result<void> => writeTable(name, changed, world.kept, world.files);
  const written = save(file);
  if (!written.ok) return written;
  let told = Promise.resolve();
  const shared = new SharedTable({
    session,
    createBots: world.createBots,
    hints: file.hints,
    chat: file.chat,
    left: file.left,
    now: () => world.now(),
    ...(plan.botPaceMs === undefined ? {} : { botPaceMs: plan.botPaceMs }),
    witness: {
      told: sentence => world.tell(`${name}: ${sentence}`),
      failed: error => world.failed(error),
      said(chat) {
        const kept = table.change({ chat });
        if (!kept.ok) world.tell(kept.problem.message);
      },
      left(left) {
        const kept = table.change({ left });
        if (!kept.ok) world.tell(kept.problem.message);
      },
      turn(seat) {
        const { notify: command } = plan;
        if (command === null) return;
        const turn = { table: name, seat: shared.match.names[seat]!, here: shared.isHere(seat) };
        told = told.then(async () => {
          const problem = await notify(command, turn, world.env);
          if (problem !== null) world.tell(problem);
        });
      },
    },
  });
  const table = new HostedTable({ name, shared, own, file, save });
  return done({ table, invitations, before: before?.address ?? null });
}

function seatsNamed({ match }: Session, names: readonly string[]): Result<Seat[]> {
  const people = match.names.filter((_, seat) => match.config.players[seat]?.bot === null);
  const seats: Seat[] = [];
  for (const name of names) {
    if (seatNamed(people, name) < 0) {
      return refused('usage', `Nobody is called ${quote(name)} here; the people are ${listed(people)}.`);
    }
    seats.push(seatNamed(match.names, name));
  }
  return done(seats);
}

function prepared(
  { match }: Session,
  before: TableFile | null,
  plan: TablePlan,
  invited: ReadonlySet<Seat>,
  own: Seat | null,
): { readonly file: TableFile; readonly invitations: readonly Invitation[] } {
  const invitations: Invitation[] = [];
  const invite = (seat: Seat | null): string => {
    const code = freshCode();
    invitations.push({ seat, code });
    return hashCode(code);
  };
  const places = match.config.players.map(({ bot }, seat): Place => {
    const place = before?.places[seat];
    if (bot !== null) return { kind: 'closed' };
    if (invited.has(seat) || (place === undefined && seat !== own)) {
      return { kind: 'invited', code: invite(seat) };
    }
    if (seat !== own) invitations.push({ seat, code: null });
    return place ?? { kind: 'closed' };
  });
  const known = before?.watch ?? null;
  const watch = (plan.watch ?? known !== null) ? (known ?? invite(null)) : null;
  if (watch !== null && watch === known) invitations.push({ seat: null, code: null });
  const hints = before === null ? plan.hints : before.hints;
  const file = {
    places,
    hints,
    watch,
    address: plan.address,
    chat: before?.chat ?? [],
    left: before?.left ?? [],
  };
  return { file, invitations };
}

/** The lines that the host sends to people, each to whom it is meant for. */
export function invitationLines(
  { table, invitations }: OpenedTable,
  tables: readonly HostedTable[],
  { host, port }: { readonly host: string; readonly port: number },
): string[] {
  return invitations.map(({ seat, code }) => {
    const who = seat === null ? 'Spectators' : table.shared.match.names[seat]!;
    const command = `ssh -p ${port} ${loginFor(table, seat, tables)}@${host}`;
    const state = stateOf(table, seat);
    return `${who}: ${command}   ${code === null ? `(${state})` : `code ${code}`}`;
  });
}

function stateOf({ file, shared }: HostedTable, seat: Seat | null): string {
  if (seat === null) return 'with the code given out before';
  switch (file.places[seat]?.kind) {
    case 'key':
      return 'with their key';
    case 'password':
      return 'with their password';
    case 'invited':
      return `with the code given out before; --invite ${shared.match.names[seat]} makes a new one`;
    default:
      return `closed; --invite ${shared.match.names[seat]} opens it`;
  }
}
