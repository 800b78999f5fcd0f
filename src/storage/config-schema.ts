/** What may stand in the configuration file, and a sentence for every mistake in it. */
import { parse, TomlError } from 'smol-toml';
import * as z from 'zod';
import { done, type Refused, type Result, refused } from '../core/result.ts';
import { BOT_LEVELS, checkName } from '../core/seats.ts';
import { printable, quote } from '../core/text.ts';
import { suggestionOr } from '../core/words.ts';
import { COLOR_NAMES, type ColorName, type Config, DIGITS_MODES, PACES, THEME_CHOICES } from './config.ts';

const COLOR = z.string().regex(/^#[0-9a-f]{6}$/iu, 'a colour is written "#56B4E9"');

const PALETTE = {
  players: z.array(COLOR).min(1).max(5).optional(),
  // An object made from a list of names has lost them in its type.
  ...(Object.fromEntries(COLOR_NAMES.map(name => [name, COLOR.optional()])) as Record<
    ColorName,
    z.ZodOptional<typeof COLOR>
  >),
};
const LIGHT = z.strictObject(PALETTE);
const COLORS = z.strictObject({ ...PALETTE, light: LIGHT.optional() });

const SCHEMA = z.strictObject({
  name: z
    .string()
    .superRefine((name, context) => {
      const checked = checkName(name);
      if (!checked.ok) context.addIssue({ code: 'custom', message: checked.problem.message });
    })
    .optional(),
  level: z.enum(BOT_LEVELS).optional(),
  ascii: z.boolean().optional(),
  color: z.boolean().optional(),
  theme: z.enum(THEME_CHOICES).optional(),
  mouse: z.boolean().optional(),
  brief: z.boolean().optional(),
  curtain: z.enum(['auto', 'always', 'never']).optional(),
  pace: z.enum(PACES).optional(),
  digits: z.enum(DIGITS_MODES).optional(),
  moments: z.boolean().optional(),
  warnings: z.boolean().optional(),
  colors: COLORS.optional(),
  keys: z.record(z.string(), z.string()).optional(),
});

export function parseConfig(text: string, path: string): Result<Config> {
  const read = readToml(text, path);
  if (!read.ok) return read;
  const checked = SCHEMA.safeParse(read.value);
  if (checked.success) return done(checked.data);
  const [issue] = checked.error.issues;
  return refusedAt(path, issue === undefined ? 'something is wrong' : sentenceOf(issue, text));
}

function readToml(text: string, path: string): Result<unknown> {
  try {
    return done(parse(text));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.replace(/^Invalid TOML document: /u, '').split('\n')[0] ?? '';
    return refusedAt(path, `line ${error.line}: ${printable(reason)}`);
  }
}

function sentenceOf(issue: z.core.$ZodIssue, text: string): string {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const where = keysAt(issue.path);
    const hint = suggestionOr(key, where, `there are ${where.join(', ')}`);
    return `${lineOf(key, text)}there is no setting ${quote(key)}; ${hint}`;
  }
  const key = String(issue.path.findLast(part => typeof part === 'string') ?? '');
  const what =
    issue.code === 'invalid_value' ? `it is one of ${issue.values.join(', ')}` : plainReason(issue);
  return `${lineOf(key, text)}${quote(issue.path.join('.'))}: ${what}`;
}

function plainReason(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return `it is a ${issue.expected === 'record' ? 'table' : issue.expected}`;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}

function keysAt(path: readonly PropertyKey[]): string[] {
  if (path[0] !== 'colors') return Object.keys(SCHEMA.shape);
  return Object.keys(path[1] === 'light' ? LIGHT.shape : COLORS.shape);
}

/** The parser does not say where a value stood; the first line that begins with its key is the one. */
function lineOf(key: string, text: string): string {
  const at = text
    .split('\n')
    .findIndex(line => new RegExp(`^\\s*\\[?"?${escaped(key)}"?\\s*[=\\].]`, 'u').test(line));
  return at < 0 || key === '' ? '' : `line ${at + 1}: `;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}

function refusedAt(path: string, what: string): Refused {
  return refused('usage', `${printable(path)}: ${what}${/[.?]$/u.test(what) ? '' : '.'}`);
}
