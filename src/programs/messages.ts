/**
 * What a table and a program in one of its seats say to each other: JSON, a message a line, told apart by `type`.
 * docs/programs.md explains every one of them, and a test holds its examples to these schemas. Fields may be added to a
 * version of the protocol, and whoever does not know a field passes over it.
 */
import * as z from 'zod';
import { done, type Result, refused } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { didYouMean } from '../core/words.ts';

export const PROTOCOL = 1;

const SEAT = z.int().min(0);
const MILLISECONDS = z.number().min(0);
/** Of a game: its fields are the game's own. */
const OWN_SHAPE = z.looseObject({});

const SCORE_LINE = z.object({ label: z.string(), points: z.number() });
const SCORE = z.object({
  seat: SEAT,
  total: z.number(),
  lines: z.array(SCORE_LINE),
  tieBreaks: z.array(SCORE_LINE),
  verdict: z.string().nullable(),
});

/** Either side, on a line of the other that makes no sense: which one, from 1. */
const ERROR = z.object({ type: z.literal('error'), line: z.int().min(0), message: z.string() });

/** What the table says. */
export const FROM_TABLE = {
  hello: z.object({
    type: z.literal('hello'),
    protocol: z.int().min(1),
    limits: z.object({
      decisionMs: MILLISECONDS,
      gameMs: MILLISECONDS,
      /** Of all that is written between two questions. */
      outputBytes: z.int().min(1),
    }),
  }),
  new: z.object({
    type: z.literal('new'),
    game: z.string(),
    title: z.string(),
    /** Version of the game's rules, and fingerprint of its component data. */
    rules: z.int(),
    data: z.string(),
    seat: SEAT,
    players: z.array(z.string()).min(1),
    options: z.record(z.string(), z.string()),
    /** Markdown, for who wants it. */
    rulesText: z.string().optional(),
  }),
  decide: z.object({
    type: z.literal('decide'),
    /** Of the decision in this game, from 1; the answer repeats it. */
    number: z.int().min(1),
    round: z.int(),
    turn: z.int(),
    kind: z.string(),
    prompt: z.string(),
    rule: z.string(),
    secret: z.boolean(),
    moves: z.array(z.object({ move: z.string(), text: z.string() })).min(1),
    view: OWN_SHAPE.extend({ viewer: SEAT.nullable(), players: z.int().min(1), round: z.int() }).optional(),
    /** What the seat may know of all that happened since it was last asked. */
    events: z
      .array(OWN_SHAPE.extend({ type: z.string(), seat: SEAT.nullable(), text: z.string() }))
      .optional(),
    /** Left for this decision, and for the rest of the game. */
    timeMs: MILLISECONDS,
    gameMs: MILLISECONDS,
  }),
  hurry: z.object({ type: z.literal('hurry'), number: z.int().min(1) }),
  error: ERROR,
  over: z.object({ type: z.literal('over'), scores: z.array(SCORE), winners: z.array(SEAT) }),
  bye: z.object({ type: z.literal('bye') }),
} as const;

/** What the program says. */
export const FROM_PROGRAM = {
  hello: z.object({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL, `this table speaks protocol ${PROTOCOL}`),
    name: z.string().optional(),
    /** What it wants to be sent. */
    view: z.boolean().default(true),
    events: z.boolean().default(true),
    rulesText: z.boolean().default(false),
  }),
  move: z.object({
    type: z.literal('move'),
    number: z.int().min(1),
    move: z.string(),
    /** For whoever watches. */
    reason: z.string().optional(),
  }),
  error: ERROR,
} as const;

type Schemas = Readonly<Record<string, z.ZodType<{ readonly type: string }>>>;
type MessageOf<S extends Schemas> = { [Type in keyof S]: z.infer<S[Type]> }[keyof S];

export type TableMessage = MessageOf<typeof FROM_TABLE>;
export type ProgramMessage = MessageOf<typeof FROM_PROGRAM>;
export type Greeting = z.infer<(typeof FROM_PROGRAM)['hello']>;
export type NewGameMessage = z.infer<(typeof FROM_TABLE)['new']>;
export type DecideMessage = z.infer<(typeof FROM_TABLE)['decide']>;
export type OverMessage = z.infer<(typeof FROM_TABLE)['over']>;

export function readTableMessage(line: string): Result<TableMessage> {
  return read(FROM_TABLE, line);
}

export function readProgramMessage(line: string): Result<ProgramMessage> {
  return read(FROM_PROGRAM, line);
}

function read<S extends Schemas>(schemas: S, line: string): Result<MessageOf<S>> {
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const content = parsed.value;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return refused('illegal', 'a message is a JSON object, such as {"type":"hello"}');
  }
  const { type } = content as { readonly type?: unknown };
  if (typeof type !== 'string') return refused('illegal', 'a message has a text in "type"');
  if (!Object.hasOwn(schemas, type)) {
    const hint = didYouMean(type, Object.keys(schemas), 'there are').replace(/\.$/u, '');
    return refused('illegal', `there is no message ${quote(type)}; ${hint}`);
  }
  return check(schemas[type] as z.ZodType<MessageOf<S>>, content);
}

/** The value, or a clause on the first thing that is wrong with it. */
export function check<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const checked = schema.safeParse(value);
  if (checked.success) return done(checked.data);
  const [issue] = checked.error.issues;
  const where = issue === undefined ? '' : issue.path.join('.');
  const what = printable(issue?.message ?? 'something is wrong');
  const clause = what.charAt(0).toLowerCase() + what.slice(1);
  return refused('illegal', where === '' ? clause : `${quote(where)}: ${clause}`);
}

/** Some shells put it before the first line that they pipe. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

export function parseJson(line: string): Result<unknown> {
  try {
    return done(JSON.parse(line.replace(BYTE_ORDER_MARK, '')));
  } catch {
    return refused('illegal', `not JSON: ${quote(line)}`);
  }
}
