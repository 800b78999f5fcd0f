/** A hosted table: the game with its visitors, and the file that says who may sit where. */
import type { SharedTable } from '../app/shared/table.ts';
import type { Seat } from '../core/game.ts';
import { done, type Result, refused } from '../core/result.ts';
import type { Place, TableFile } from '../storage/tables.ts';

export class HostedTable {
  readonly name: string;
  readonly shared: SharedTable;
  /** The seat of the host's own terminal: nobody comes to it from outside. */
  readonly own: Seat | null;
  readonly #save: (file: TableFile) => Result<void>;
  #file: TableFile;

  constructor(parts: {
    readonly name: string;
    readonly shared: SharedTable;
    readonly own: Seat | null;
    readonly file: TableFile;
    readonly save: (file: TableFile) => Result<void>;
  }) {
    this.name = parts.name;
    this.shared = parts.shared;
    this.own = parts.own;
    this.#file = parts.file;
    this.#save = parts.save;
  }

  get file(): TableFile {
    return this.#file;
  }

  /** Nothing counts before it is on disk. */
  change(part: Partial<TableFile>): Result<void> {
    const file = { ...this.#file, ...part };
    const saved = this.#save(file);
    if (saved.ok) this.#file = file;
    return saved;
  }

  /** Gives a seat to somebody, provided that it is still what it was when they were asked. */
  bind(seat: Seat, before: Place, place: Place): Result<void> {
    if (this.#file.places[seat] !== before) return refused('failure', 'The invitation has been used.');
    return this.change({ places: this.#file.places.map((each, i) => (i === seat ? place : each)) });
  }
}

/** Where a login leads: to a seat of a table, or among its spectators (null). */
export interface Door {
  readonly table: HostedTable;
  readonly seat: Seat | null;
}

export function placeBehind({ table, seat }: Door): Place {
  if (seat !== null && seat === table.own) return { kind: 'closed' };
  if (seat !== null) return table.file.places[seat] ?? { kind: 'closed' };
  const { watch } = table.file;
  return watch === null ? { kind: 'closed' } : { kind: 'invited', code: watch };
}

/** Whom spectators log in as. */
const WATCH = 'watch';

/** The names that people log in with, by seat: `ann` for Ann, made fit for a command line. */
export function loginsOf(names: readonly string[]): string[] {
  const taken = new Set([WATCH]);
  return names.map((name, seat) => {
    const plain = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '');
    const wanted = plain === '' ? `seat-${seat + 1}` : plain;
    let login = wanted;
    for (let copy = 2; taken.has(login); copy++) login = `${wanted}-${copy}`;
    taken.add(login);
    return login;
  });
}

/** `ann`, or `ann+NAME` where several tables of one host have somebody of that name. */
export function doorOf(login: string, tables: readonly HostedTable[]): Door | null {
  const [who = '', where] = login.split('+', 2);
  const doors = tables
    .filter(table => where === undefined || table.name === where)
    .flatMap((table): Door[] => {
      if (who === WATCH) return [{ table, seat: null }];
      const seat = loginsOf(table.shared.match.names).indexOf(who);
      return seat < 0 || table.shared.match.config.players[seat]?.bot !== null ? [] : [{ table, seat }];
    });
  return doors.length === 1 ? doors[0]! : null;
}

/** The login of a seat as the host sends it: with the table where it takes that. */
export function loginFor(table: HostedTable, seat: Seat | null, tables: readonly HostedTable[]): string {
  const who = seat === null ? WATCH : loginsOf(table.shared.match.names)[seat]!;
  return doorOf(who, tables) === null ? `${who}+${table.name}` : who;
}

export function checkPlaces(file: TableFile, players: number): Result<void> {
  if (file.places.length === players) return done();
  return refused('failure', 'The file of the table belongs to another game.');
}
