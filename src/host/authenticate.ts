/**
 * Who is at the door? A seat knows its visitor by a public key or by a password; the first one brings the invitation code, and
 * the seat is tied to the key shown before it, or else to a password chosen then.
 */
import ssh2, { type AuthContext, type KeyboardAuthContext, type PublicKeyAuthContext } from 'ssh2';
import type { Place } from '../storage/tables.ts';
import { hashPassword, LEAST_PASSWORD, opens, passwordProblem } from './codes.ts';
import { contain } from './contain.ts';
import { fingerprintOf } from './host-key.ts';
import { type Door, placeBehind } from './hosted.ts';
import type { Gate } from './limits.ts';

/** One connection on its way in. */
export interface Arrival {
  readonly address: string;
  readonly gate: Gate;
  doorOf(login: string): Door | null;
  /** Let in through this door. */
  admit(door: Door): void;
  /** Has used up its patience. */
  dismiss(): void;
  /** For the host's eyes. */
  tell(sentence: string): void;
  /** A defect on the way in. */
  failed(error: unknown): void;
}

const METHODS = ['publickey', 'keyboard-interactive'] as const;
/** Requests of one connection, of whatever kind: a client shows its keys, a code, and a new password twice. */
const MOST_REQUESTS = 60;
const MOST_KEYS = 20;
const MOST_FAILURES = 3;
const CHOOSE = `No key was shown: choose a password of at least ${LEAST_PASSWORD} characters for your seat.`;

export function authenticate(arrival: Arrival): (context: AuthContext) => void {
  let requests = 0;
  let keys = 0;
  let failures = 0;
  /** New passwords that would not do. */
  let unfit = 0;
  /** The key whose owner this is, before the code is asked for. */
  let proven: { readonly login: string; readonly key: Buffer } | null = null;

  const fail = (context: AuthContext): void => {
    const barred = arrival.gate.failed(arrival.address);
    if (barred !== null) arrival.tell(barred);
    failures++;
    context.reject([...METHODS]);
    if (failures >= MOST_FAILURES) arrival.dismiss();
  };

  const showKey = (context: PublicKeyAuthContext): void => {
    const door = arrival.doorOf(context.username);
    const place = door === null ? null : placeBehind(door);
    const { data } = context.key;
    const bound = place?.kind === 'key' ? place.key : null;
    const useless = place?.kind === 'password' || door?.seat === null;
    keys++;
    if (keys > MOST_KEYS) arrival.dismiss();
    else if (useless || (bound !== null && bound !== data.toString('base64')) || !isSound(context)) {
      context.reject([...METHODS]);
    } else if (context.signature === undefined) context.accept();
    else if (!isSigned(context)) fail(context);
    else if (bound !== null && door !== null) {
      arrival.admit(door);
      context.accept();
    } else {
      proven = { login: context.username, key: data };
      context.reject(['keyboard-interactive'], true);
    }
  };

  const ask = (context: KeyboardAuthContext): void => {
    if (arrival.gate.isBarred(arrival.address)) {
      context.reject([]);
      arrival.dismiss();
      return;
    }
    const key = proven?.login === context.username ? proven.key : null;
    const tied = key === null ? '' : `With a code, the seat is tied to your key ${fingerprintOf(key)}.`;
    context.prompt(
      [{ prompt: 'Invitation code or password: ', echo: false }],
      'boardgames',
      tied,
      answers => {
        void contain(enter(context, key, answers), arrival.failed);
      },
    );
  };

  const enter = async (
    context: KeyboardAuthContext,
    key: Buffer | null,
    answers: readonly string[] | Error,
  ): Promise<void> => {
    const typed = answers instanceof Error ? '' : (answers[0] ?? '');
    const door = arrival.doorOf(context.username);
    const place: Place = door === null ? { kind: 'closed' } : placeBehind(door);
    const open = await opens(place, typed);
    if (!open || door === null) fail(context);
    else if (door.seat === null || place.kind === 'password') {
      arrival.admit(door);
      context.accept();
    } else if (key !== null) tie(context, door, place, { kind: 'key', key: key.toString('base64') });
    else choosePassword(context, door, place);
  };

  const choosePassword = (context: KeyboardAuthContext, door: Door, before: Place, about = CHOOSE): void => {
    const prompts = ['New password: ', 'Once more: '].map(prompt => ({ prompt, echo: false }));
    context.prompt(prompts, 'boardgames', about, answers => {
      const [password = '', repeated = ''] = (answers as unknown) instanceof Error ? [] : answers;
      const problem = passwordProblem(password, repeated);
      if (problem !== null && ++unfit < MOST_FAILURES) choosePassword(context, door, before, problem);
      else if (problem !== null) fail(context);
      else void contain(keepPassword(context, door, before, password), arrival.failed);
    });
  };

  const keepPassword = async (
    context: KeyboardAuthContext,
    door: Door,
    before: Place,
    password: string,
  ): Promise<void> => tie(context, door, before, await hashPassword(password));

  const tie = (context: AuthContext, door: Door, before: Place, place: Place): void => {
    const seat = door.seat ?? 0;
    const bound = door.table.bind(seat, before, place);
    const name = door.table.shared.match.names[seat];
    if (bound.ok) {
      arrival.tell(`${name} has taken the seat, with ${place.kind === 'key' ? 'a key' : 'a password'}.`);
      arrival.admit(door);
      context.accept();
      return;
    }
    arrival.tell(`${name} could not take the seat: ${bound.problem.message}`);
    fail(context);
  };

  return context => {
    requests++;
    if (requests > MOST_REQUESTS) {
      context.reject([]);
      arrival.dismiss();
    } else if (context.method === 'publickey') showKey(context);
    else if (context.method === 'keyboard-interactive') ask(context);
    else context.reject([...METHODS]);
  };
}

/** Old ways to sign are not to be trusted. */
function isSound({ key, hashAlgo }: PublicKeyAuthContext): boolean {
  const type = typeIn(key.data);
  return type !== 'ssh-dss' && (type !== 'ssh-rsa' || (hashAlgo !== undefined && hashAlgo !== 'sha1'));
}

function isSigned({ key, blob, signature, hashAlgo }: PublicKeyAuthContext): boolean {
  if (blob === undefined || signature === undefined) return false;
  const parsed = ssh2.utils.parseKey(`${typeIn(key.data)} ${key.data.toString('base64')}`);
  return !(parsed instanceof Error) && parsed.verify(blob, signature, hashAlgo) === true;
}

/** A public key begins with the name of its kind. */
function typeIn(key: Buffer): string {
  const length = key.length < 4 ? 0 : key.readUInt32BE(0);
  return key.toString('latin1', 4, 4 + Math.min(length, 64)).replace(/[^\w@.-]/gu, '');
}
