/** docs/programs.md cannot lie: its examples go through the schemas, and none of the messages is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { createEnv } from '../../src/programs/env.ts';
import { REQUEST_NAMES, readEnvLine } from '../../src/programs/env-messages.ts';
import {
  FROM_PROGRAM,
  FROM_TABLE,
  readProgramMessage,
  readTableMessage,
} from '../../src/programs/messages.ts';
import { transcript } from './transcript.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/programs.md'), 'utf8');

/** The examples below a heading, each as one line. */
function examplesUnder(heading: string): string[] {
  const [, after = ''] = DOCUMENT.split(`${heading}\n`);
  const [section = ''] = after.split(/^##/mu);
  const found = [...section.matchAll(/```json\n(?<text>[\s\S]*?)```/gu)];
  return found.map(({ groups }) => JSON.stringify(JSON.parse(groups!['text']!)));
}

const typeOf = (line: string): string => (JSON.parse(line) as { readonly type: string }).type;

describe.each([
  ['### From the table', FROM_TABLE, readTableMessage],
  ['### From the program', FROM_PROGRAM, readProgramMessage],
] as const)('%s', (heading, schemas, read) => {
  const examples = examplesUnder(heading);

  it('has an example of every message', () => {
    expect(examples.map(typeOf).sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each(examples)('is as the schema has it, with every field: %.60s', line => {
    const message = read(line);
    expect(message.ok ? '' : message.problem.message).toBe('');
    const schema = (schemas as Record<string, { shape: object }>)[typeOf(line)]!;
    expect(Object.keys(JSON.parse(line)).sort()).toEqual(Object.keys(schema.shape).sort());
  });
});

/** Clocks tell these: they are never twice the same. */
const TIMES: ReadonlySet<string> = new Set(['timeMs', 'gameMs']);
/** Whose fields may be left out. */
const CUT: ReadonlySet<string> = new Set(['view']);

/** Is this what was said, cut short? A text may end with an ellipsis, and a list leave out whatever it likes. */
function cutFrom(said: unknown, example: unknown, name = ''): boolean {
  if (TIMES.has(name)) return typeof said === 'number' && typeof example === 'number';
  if (typeof example === 'string' && example.endsWith(' ...')) {
    return typeof said === 'string' && said.startsWith(example.slice(0, -' ...'.length));
  }
  if (Array.isArray(example)) {
    if (!Array.isArray(said)) return false;
    let from = 0;
    return example.every(item => {
      const at = said.findIndex((one, i) => i >= from && cutFrom(one, item));
      from = at + 1;
      return at >= 0;
    });
  }
  if (typeof example !== 'object' || example === null) return said === example;
  if (typeof said !== 'object' || said === null) return false;
  const own: Entries = Object.entries(example);
  const values = new Map<string, unknown>(Object.entries(said));
  const complete = CUT.has(name) || own.length === values.size;
  return complete && own.every(([key, value]) => values.has(key) && cutFrom(values.get(key), value, key));
}

type Entries = readonly (readonly [string, unknown])[];

describe('in a real game', async () => {
  const { fromTable, fromProgram } = await transcript();

  it.each([
    ...examplesUnder('### From the table').map(line => [line, fromTable] as const),
    ...examplesUnder('### From the program').map(line => [line, fromProgram] as const),
  ])('was said: %.60s', (line, said) => {
    const example: unknown = JSON.parse(line);
    const found = said.some(one => cutFrom(JSON.parse(one), example));
    const alike = said.filter(one => typeOf(one) === typeOf(line)).slice(0, 3);
    expect(found ? '' : `${line} is none of\n${alike.join('\n').slice(0, 5000)}`).toBe('');
  });

  it('nothing was said that the schemas do not have, with every field', () => {
    for (const [lines, schemas] of [
      [fromTable, FROM_TABLE],
      [fromProgram, FROM_PROGRAM],
    ] as const) {
      for (const line of lines) {
        const schema = (schemas as Record<string, { shape: object }>)[typeOf(line)]!;
        const unknown = Object.keys(JSON.parse(line)).filter(key => !(key in schema.shape));
        expect(unknown, line.slice(0, 200)).toEqual([]);
      }
    }
  });
});

describe('## The environment', () => {
  const isAnswer = (line: string): boolean => Object.hasOwn(JSON.parse(line) as object, 'ok');
  const examples = examplesUnder('## The environment');
  const requests = examples.filter(line => !isAnswer(line));

  it('has an example of every request', () => {
    const names = requests.map(line => (JSON.parse(line) as { readonly do: string }).do);
    expect([...new Set(names)].sort()).toEqual([...REQUEST_NAMES].sort());
  });

  it('has answers that are given to its requests in the order in which they stand', async () => {
    const { game, fingerprint } = await loadGame('leonardo', null);
    const env = createEnv({ game, fingerprint, freshSeed: () => 'fresh' });
    let answer = '';
    for (const [i, line] of examples.entries()) {
      if (isAnswer(line)) {
        expect(cutFrom(JSON.parse(answer), JSON.parse(line)) ? '' : answer, line).toBe('');
        continue;
      }
      answer = env(line)!;
      expect(readEnvLine(line).request.ok, line).toBe(true);
      const refused = examples[i + 1]?.includes('"ok":false,"error":"not legal') === true;
      expect(JSON.parse(answer), line).toMatchObject({ id: JSON.parse(line).id, ok: !refused });
    }
    expect(examples.length - requests.length).toBeGreaterThan(5);
  });
});
