/** What a user can cause is a result; exceptions are for defects, and are caught in few places. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/u.test(name))
  .map(name => {
    const code = readFileSync(join(SOURCE, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
    return { name: name.replaceAll('\\', '/'), code };
  });

/** Where exceptions are caught, and whose they are. */
const EDGES: Readonly<Record<string, string>> = {
  'storage/file-system.ts': 'the disk',
  'storage/kept.ts': 'the disk',
  'storage/lock.ts': 'the disk',
  'storage/recorder.ts': 'the disk',
  'storage/config-schema.ts': 'the parser of TOML',
  'storage/tables.ts': 'the parser of JSON',
  'storage/rules-data.ts': 'the parser of JSON',
  'core/match.ts': 'rules that fail in the middle of a move, which is taken back',
  'core/movefile/replay.ts': 'rules that fail over a damaged file',
  'bots/player.ts': 'a bot that fails, and is replaced',
  'app/bots/seat.ts': 'a bot that is given up',
  'app/shared/table.ts': 'a visitor whose screen has a defect, while another decides',
  'host/contain.ts': 'a guest whose line has a defect, and is cut',
  'host/visit.ts': 'a visitor whose screen has a defect, and who is sent away',
  'tui/terminal/remote.ts': 'the same, from a key',
  'programs/messages.ts': 'the parser of JSON',
  'programs/process.ts': 'a process group that is gone',
  'programs/engine.ts': 'a view that the rules cannot follow',
  'tui/show.ts': 'a screen that cannot be drawn, which ends the program or the visit',
  'tui/terminal/process.ts': 'a terminal that is gone',
  'cli/program.ts': 'commander',
  'cli/run.ts': 'every defect',
  'cli/crash.ts': 'a report of a defect that cannot be written',
};

describe('exceptions', () => {
  it('are caught at the edges alone', () => {
    const catching = files.filter(({ code }) => /\bcatch\b/u.test(code)).map(({ name }) => name);
    expect(catching.sort()).toEqual(Object.keys(EDGES).sort());
  });

  it('are never what a user is told', () => {
    const defect = /^(?:error;|new (?:Error|IllegalMove)\(|Object\.assign\(new Error\()/u;
    const others = files.flatMap(({ name, code }) =>
      [...code.matchAll(/^\s*(?:[^'"`\n]*\s)?throw (?<what>.*)$/gmu)]
        .map(({ groups }) => groups!['what']!)
        .filter(what => !defect.test(what))
        .map(what => `${name}: ${what}`),
    );
    // Commander asks for this one, and puts it into words itself.
    expect(others).toEqual([expect.stringMatching(/^cli\/program\/shared\.ts: new InvalidArgumentError\(/u)]);
  });
});
