/** Results of the day from others: move files that were checked, kept beside the own games. */
import { join } from 'node:path';
import { parseMoveFile, verify } from '../../core/movefile.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { printable } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { attempt } from '../../storage/file-system.ts';
import type { FinishedGame } from '../../storage/history.ts';
import { readMoveFile } from '../../storage/kept.ts';
import { dataHome } from '../../storage/paths.ts';
import { infoOf } from '../../storage/read-file.ts';
import { resultOf } from '../../storage/summary.ts';
import { fileSentence } from '../file-problems.ts';
import type { Host } from '../host.ts';
import type { OpenedFile } from '../services.ts';
import { countsFor, dayOf } from './days.ts';

export interface Proof {
  readonly day: string;
  readonly name: string;
  readonly points: number;
  /** What seals the file. */
  readonly seal: string;
}

type Disk = Pick<Host, 'env' | 'files'>;

/** Checks somebody's game of a day; a file that proves nothing is refused with its reason. */
export function readProof({ loaded, text }: OpenedFile, path: string, today: string): Result<Proof> {
  const { kind, ...verdict } = verify(loaded.game, text, { dataFingerprint: loaded.fingerprint });
  if (kind !== 'sound') return refused(kind, fileSentence(path, verdict));
  const proof = proofIn(text, loaded.entry);
  const title = loaded.entry.meta.title;
  if (proof === null) {
    const what = `not a finished game of a day of ${title} at the table of the day`;
    return refused('usage', `${printable(path)}: ${what}; what counts has a seed such as daily-2026-11-16.`);
  }
  return proof.day > today ? refused('usage', `${printable(path)}: ${notCome(proof.day)}`) : done(proof);
}

/** The deal of a day can be worked out before the day has come: what was played then counts for nothing. */
export function notCome(day: string): string {
  return `The day ${day} has not come yet: it begins at midnight UTC.`;
}

/** Keeps a proof; false where it was there already. */
export function keepProof(proof: Proof, { loaded, text }: OpenedFile, disk: Disk): Result<boolean> {
  const folder = proofsFolder(disk);
  if (!folder.ok) return folder;
  const path = join(folder.value, `${prefixOf(loaded.entry, proof.day)}${proof.seal}.moves`);
  const there = infoOf(path, disk.files);
  if (!there.ok) return there;
  if (there.value !== null) return done(false);
  return attempt('The proof cannot be kept', () => {
    disk.files.makeDirectory(folder.value);
    disk.files.create(path, text);
    return true;
  });
}

export interface DayRow extends Proof {
  readonly place: number;
  readonly own: boolean;
}

/** Everybody's result of a day, the best first. */
export function dayTable(
  entry: GameEntry,
  day: string,
  own: FinishedGame | null,
  disk: Disk,
): Result<DayRow[]> {
  const folder = proofsFolder(disk);
  if (!folder.ok) return folder;
  const there = infoOf(folder.value, disk.files);
  if (!there.ok) return there;
  const names =
    there.value === null
      ? done([])
      : attempt('The proofs cannot be listed', () => disk.files.list(folder.value));
  if (!names.ok) return names;
  const rows: Omit<DayRow, 'place'>[] = names.value
    .filter(name => name.startsWith(prefixOf(entry, day)) && name.endsWith('.moves'))
    .flatMap(name => {
      const text = readMoveFile(join(folder.value, name), disk.files);
      const proof = text.ok ? proofIn(text.value, entry) : null;
      return proof === null || proof.day !== day || proof.seal === own?.seal
        ? []
        : [{ ...proof, own: false }];
    });
  if (own !== null) {
    const { header, points, seal } = own;
    rows.push({ day, name: header.players[0]!.name, points: points[0]!, seal, own: true });
  }
  return done(
    rows
      .map(row => ({ ...row, place: 1 + rows.filter(other => other.points > row.points).length }))
      .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1)),
  );
}

export function dayTableRows(rows: readonly DayRow[]): string[][] {
  return rows.map(({ place, name, points, seal, own }) => {
    return [`${place}.`, own ? `${name} (you)` : name, String(points), `proof ${seal}`];
  });
}

function proofIn(text: string, entry: GameEntry): Proof | null {
  const file = parseMoveFile(text);
  const { header } = file;
  const day = dayOf(header?.seed ?? '');
  const end = file.lines.find(line => line.type === 'end');
  const points = header === null ? null : resultOf(file.lines, header);
  if (header === null || day === null || end === undefined || points === null) return null;
  if (!countsFor({ header }, entry, day)) return null;
  return { day, name: header.players[0]!.name, points: points[0]!, seal: end.hash };
}

function prefixOf({ meta }: GameEntry, day: string): string {
  return `${meta.id}-${day}-`;
}

function proofsFolder({ env }: Disk): Result<string> {
  const home = dataHome(env);
  return home.ok ? done(join(home.value, 'proofs')) : home;
}
