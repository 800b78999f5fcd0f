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

describe('## The environment', () => {
  const examples = examplesUnder('## The environment');

  it('has an example of every request', () => {
    const names = examples.map(line => (JSON.parse(line) as { readonly do: string }).do);
    expect([...new Set(names)].sort()).toEqual([...REQUEST_NAMES].sort());
  });

  it('has requests that work in the order in which they stand', async () => {
    const { game, fingerprint } = await loadGame('newton', null);
    const env = createEnv({ game, fingerprint, freshSeed: () => 'fresh' });
    for (const line of examples) {
      expect(readEnvLine(line).request.ok, line).toBe(true);
      expect(JSON.parse(env(line)!), line).toMatchObject({ ok: true, id: JSON.parse(line).id });
    }
  });
});
