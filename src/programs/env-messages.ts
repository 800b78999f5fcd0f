/** What is asked of an environment, told apart by `do`. docs/programs.md explains every request, and a test holds it to these schemas. */
import * as z from 'zod';
import { type Result, refused } from '../core/result.ts';
import { quote } from '../core/text.ts';
import { didYouMean } from '../core/words.ts';
import { check, parseJson } from './messages.ts';

/** What an answer tells of a position beside who decides. */
export const SHOWN = ['moves', 'texts', 'view', 'events', 'scores'] as const;
export type Shown = (typeof SHOWN)[number];

const HANDLE = z.int().min(1);
const SEAT = z.int().min(0);
const SHOW = z.array(z.enum(SHOWN)).default(['moves']);

const REQUESTS = {
  about: z.strictObject({ do: z.literal('about') }),
  reset: z.strictObject({
    do: z.literal('reset'),
    /** The game to begin again; left out, a new one. */
    game: HANDLE.optional(),
    players: z.int().min(1).optional(),
    seed: z.string().optional(),
    options: z.record(z.string(), z.string()).default({}),
    first: SEAT.nullable().default(null),
    show: SHOW,
  }),
  step: z.strictObject({
    do: z.literal('step'),
    game: HANDLE,
    /** Its notation, or its place in the list of moves, from 0. */
    move: z.union([z.string(), z.int().min(0)]),
    show: SHOW,
  }),
  legal: z.strictObject({ do: z.literal('legal'), game: HANDLE }),
  view: z.strictObject({ do: z.literal('view'), game: HANDLE, seat: SEAT.nullable() }),
  clone: z.strictObject({ do: z.literal('clone'), game: HANDLE }),
  restore: z.strictObject({ do: z.literal('restore'), game: HANDLE, from: HANDLE, show: SHOW }),
  drop: z.strictObject({ do: z.literal('drop'), game: HANDLE }),
} as const;

const BATCH = z.strictObject({
  do: z.literal('batch'),
  requests: z.array(z.unknown()).max(100_000),
});

type Name = keyof typeof REQUESTS;
export type EnvRequest = { [N in Name]: z.infer<(typeof REQUESTS)[N]> }[Name];
/** Requests of a batch are read one by one: one that is wrong does not stop the others. */
export type EnvBatch = z.infer<typeof BATCH>;

export interface EnvLine {
  /** Whatever stood in `id`, for the answer. */
  readonly id: unknown;
  readonly request: Result<EnvRequest | EnvBatch>;
}

export function readEnvLine(line: string): EnvLine {
  const parsed = parseJson(line);
  if (!parsed.ok) return { id: null, request: parsed };
  if (!isObject(parsed.value)) return { id: null, request: refused('illegal', NO_OBJECT) };
  const { id = null, ...content } = parsed.value;
  return { id, request: content['do'] === 'batch' ? check(BATCH, content) : readEnvRequest(content) };
}

export function readEnvRequest(content: unknown): Result<EnvRequest> {
  if (!isObject(content)) return refused('illegal', NO_OBJECT);
  const name = content['do'];
  if (typeof name !== 'string') return refused('illegal', 'a request has a text in "do"');
  if (!isName(name)) {
    const hint = didYouMean(name, [...Object.keys(REQUESTS), 'batch'], 'there are').replace(/\.$/u, '');
    return refused('illegal', `there is no request ${quote(name)}; ${hint}`);
  }
  return check(REQUESTS[name] as z.ZodType<EnvRequest>, content);
}

const NO_OBJECT = 'a request is a JSON object, such as {"do":"about"}';

function isName(name: string): name is Name {
  return Object.hasOwn(REQUESTS, name);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of all requests, for the document that explains them. */
export const REQUEST_NAMES: readonly string[] = [...Object.keys(REQUESTS), 'batch'];
