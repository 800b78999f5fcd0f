/** `replay --as` and `--public`: whole transcripts that hold nothing of what others kept to themselves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import { type BaseEvent, type Decision, type GameMeta, isVisible } from '../../src/core/game.ts';
import { type Entry, Match } from '../../src/core/match.ts';
import { formatMatch } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { World } from '../cli/support/world.ts';
import { type Variant, variants } from '../laws/search.ts';
import { games, namesFor, people, playersNear, realGames } from '../support/games.ts';

interface Line {
  readonly type: string;
  readonly seat?: number;
  readonly secret?: boolean;
  readonly move?: string | null;
  readonly prompt?: string;
  readonly legal?: readonly string[];
  readonly events?: readonly (BaseEvent & { readonly text: string })[];
}

const SEED = 'whisper-712';

function playOut(loaded: LoadedGame, variant: Variant): Match {
  const players = people(namesFor(variant.players));
  const match = new Match({ game: loaded.game, players, seed: SEED, options: variant.options, first: null });
  const rng = seedRng('transcript');
  while (!match.over) match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
  return match;
}

const isMine = (decision: Decision, viewer: number | null): boolean => decision.seat === viewer;

/** Sentences that only other seats were told. */
function whispered(match: Match, viewer: number | null): Set<string> {
  const tell = (entries: readonly Entry[], own: boolean): string[] =>
    entries.flatMap(entry =>
      entry.events
        .filter(event => isVisible(event, viewer) === own)
        .map(event => match.game.narrate(event, match.names)),
    );
  const heard = new Set(tell(match.entries, true));
  return new Set(tell(match.entries, false).filter(sentence => !heard.has(sentence)));
}

/** The variants for a table of about this size. */
function variantsNear(meta: GameMeta, wanted: number): Variant[] {
  return variants(meta).filter(({ players }) => players === playersNear(meta, wanted));
}

describe.each(games)('$meta.title', entry => {
  let loaded: LoadedGame;

  beforeAll(async () => {
    loaded = unwrap(await loadEntry(entry, null, nodeFiles));
  });

  it.each(variantsNear(entry.meta, 3))('keeps secrets in transcripts: $options', async variant => {
    const world = new World();
    const match = playOut(loaded, variant);
    const text = formatMatch(match, loaded.fingerprint);
    const path = world.write('game.moves', text);
    const hashes = [...text.matchAll(/^= \w+.* (?<hash>[0-9a-f]{8})$/gmu)].map(one => one.groups!['hash']!);
    for (const viewer of [null, ...match.names.keys()]) {
      const flags = viewer === null ? ['--public'] : ['--as', match.names[viewer]!];
      const run = (...more: string[]) => world.run(['replay', path, ...flags, ...more], realGames);
      const [json, print] = [await run('--json'), await run('--print')];
      expect([json.code, print.code]).toEqual([0, 0]);
      for (const secret of [SEED, ...hashes]) {
        expect(json.out).not.toContain(secret);
        expect(print.out).not.toContain(secret);
      }
      for (const sentence of whispered(match, viewer)) {
        expect(print.out).not.toContain(`${sentence}\n`);
        expect(json.out).not.toContain(JSON.stringify(sentence));
      }
      const lines = json.out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Line);
      const decisions = lines.filter(line => line.type === 'decision');
      const seen = match.seenBy(viewer);
      expect(decisions).toHaveLength(seen.length);
      for (const [i, line] of decisions.entries()) {
        const { decision } = seen[i]!;
        if (isMine(decision, viewer)) continue;
        expect(line.prompt).toBeUndefined();
        expect(line.legal).toBeUndefined();
        if (decision.secret) expect(line.move).toBeNull();
        for (const event of line.events!) expect([undefined, viewer]).toContain(event.only);
      }
    }
  });

  it('says nothing of moves and hashes where a file breaks off', async () => {
    const world = new World();
    const match = playOut(loaded, variantsNear(entry.meta, 2)[0]!);
    const lines = formatMatch(match, loaded.fingerprint).split('\n');
    const body = lines.indexOf('') + 1;
    const broken = [...lines.slice(0, body + 3), 'keep the-hidden-card', ''].join('\n');
    const changed = lines.join('\n').replace(/^= round 1 .*$/mu, '= round 1 0badcafe');
    for (const [text, code] of [
      [broken, 3],
      [changed, 4],
    ] as const) {
      const path = world.write('broken.moves', text);
      for (const form of ['--json', '--print']) {
        const argv = ['replay', path, '--public', form];
        const ran = await world.run(argv, realGames);
        expect(ran.code).toBe(code);
        const end = `${ran.err}${ran.out.split('\n').slice(-3).join('\n')}`;
        expect(end).not.toMatch(/the-hidden-card|0badcafe|stands at|legal: /u);
      }
    }
  });
});
