/** Several people at one keyboard: who sees what, and how often they have to look away. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alone, nextFront } from '../../src/app/curtain.ts';
import { loadEntry } from '../../src/app/load-game.ts';
import { sentencesOf } from '../../src/app/log.ts';
import { Match, type SeenMatch } from '../../src/core/match.ts';
import { completeOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { findGame } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { PEEK_MS } from '../../src/tui/table/peek.ts';
import { people } from '../support/games.ts';
import { Sitting, type SittingOptions } from './sitting.ts';

const leonardo = findGame('leonardo')!;
const NAMES = ['Ann', 'Bob', 'Cem'];
const SIZE = { width: 100, height: 30 };
const CURTAIN = 'Pass the keyboard to ';
/** Keys after each of which the screens of two worlds are compared. */
const LOOKS = [
  [],
  ['l'],
  ['s'],
  ['u'],
  ['U'],
  ['h'],
  ['b', 'i'],
  ['tab'],
  ['tab', 'c'],
  ['v'],
  ['?'],
] as const;
/** How these sentences begin: the rest may stand in the next line. */
const FACE_DOWN = 'What only Ann may see';
const FACE_UP = 'Only Ann should look now';

/** A game of Leonardo with the match at hand, to know what to play; the screen is all that the players have. */
class HotSeat {
  readonly sitting: Sitting;
  readonly match: SeenMatch;

  private constructor(sitting: Sitting, match: SeenMatch) {
    this.sitting = sitting;
    this.match = match;
  }

  static async open(options: SittingOptions = {}): Promise<HotSeat> {
    const sitting = await Sitting.menu({ game: leonardo, size: SIZE, moments: false, ...options });
    const session = unwrap(
      await sitting.stage.services.start({
        game: leonardo,
        players: people(NAMES),
        seed: 'hot-seat',
        options: completeOptions(leonardo.meta, { setup: 'beginner' }),
        first: 0,
        dataDir: null,
      }),
    );
    unwrap(await sitting.stage.go({ screen: 'table', session }));
    return new HotSeat(sitting, session.match);
  }

  get text(): string {
    return this.sitting.text;
  }

  press(...keys: readonly string[]): string {
    return this.sitting.press(...keys).text;
  }

  /** Looks behind the curtain, past what happened since the last turn; false where none has fallen. */
  lift(): boolean {
    if (!this.text.includes(CURTAIN)) return false;
    this.sitting.press(' ', 'esc');
    return true;
  }

  play(notation: string): void {
    const before = this.match.entries.length;
    this.sitting.press(':').type(notation).press('enter');
    if (this.match.entries.length === before) throw new Error(`${notation} was not played:\n${this.text}`);
  }

  /** Through the secret plans, each player with the plan wanted of them where it is legal. */
  planned(plan: string): this {
    while (this.match.decision?.kind === 'fabrication') {
      this.lift();
      const first = this.match.decision.seat === 0 && this.match.find(plan) !== undefined;
      this.play(first ? plan : 'done');
    }
    return this;
  }
}

function pickFrom(match: SeenMatch, rng: ReturnType<typeof seedRng>): string {
  return match.choices[nextBelow(rng, match.choices.length)]!.notation;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function secretTurns(match: SeenMatch): number {
  return new Set(match.entries.flatMap(({ decision }) => (decision.secret ? [decision.turn] : []))).size;
}

/** Plans of the first player that differ in nothing that anybody else may see. */
async function twoPlans(): Promise<readonly string[]> {
  const { match } = await HotSeat.open();
  return match.choices.map(choice => choice.notation).filter(notation => notation.startsWith('start small'));
}

describe('a table where others look on', () => {
  it('draws one curtain for a secret choice and none for an open one', { timeout: 120_000 }, async () => {
    const table = await HotSeat.open();
    const rng = seedRng('robot');
    let curtains = 0;
    // A frame is dear: only a curtain throws away what was typed before it, and without lifting it no move is taken.
    for (let fallen = -1; !table.match.over; table.play(pickFrom(table.match, rng))) {
      if (table.sitting.discarded === fallen) continue;
      fallen = table.sitting.discarded;
      expect(table.match.decision?.secret).toBe(true);
      expect(table.lift()).toBe(true);
      curtains += 1;
    }
    expect(curtains).toBeGreaterThan(0);
    expect(curtains).toBeLessThanOrEqual(secretTurns(table.match));
  });

  it('keeps secrets face down, and turns them up for the player who asks', async () => {
    const [plan] = await twoPlans();
    const table = (await HotSeat.open({ size: { width: 160, height: 50 } })).planned(plan!);
    const told = table.match.entries.flatMap(entry => sentencesOf(table.match, entry, 0)).join(' ');
    const built = /will start (.*?) \(\d+\)/u.exec(told)![1]!;
    expect(table.text).not.toContain(CURTAIN);
    expect(table.text).toContain(FACE_DOWN);
    const down = count(table.text, built);
    expect(count(table.press('p'), built)).toBeGreaterThan(down);
    expect(table.text).toContain(FACE_UP);
    expect(table.press('p')).toContain(FACE_DOWN);
    expect(count(table.text, built)).toBe(down);
    expect(table.press('p')).not.toContain(FACE_DOWN);
    table.play('pass');
    expect(table.match.human).toBe(1);
    expect(table.text).not.toContain(CURTAIN);
    expect(count(table.text, built)).toBe(down);
  });

  it('gives no advice that would tell what lies face down', async () => {
    const [plan] = await twoPlans();
    const table = (await HotSeat.open()).planned(plan!);
    expect(table.press('h')).toContain('A hint would tell what lies face down (p turns it up).');
  });

  it('says that nothing lies face down where that is so', async () => {
    const table = await HotSeat.open({ curtain: 'never' });
    expect(table.press('p')).toContain('Nothing lies face down.');
  });

  it('looks the same whatever lies face down', { timeout: 60_000 }, async () => {
    const [one, two] = await twoPlans();
    const worlds = [(await HotSeat.open()).planned(one!), (await HotSeat.open()).planned(two!)] as const;
    const [here, there] = worlds;
    const rng = seedRng('two worlds');
    let open = 0;
    for (; here.match.decision?.open === true && here.match.round === 1; open++) {
      const looks = open === 0 ? LOOKS : [LOOKS[0]!, LOOKS[open % LOOKS.length]!];
      for (const keys of looks) {
        const [seen, other] = worlds.map(table => table.press(...keys));
        expect(other).toBe(seen);
        for (const table of worlds) table.sitting.press('esc', 'esc', 'esc');
      }
      const notation = pickFrom(here.match, rng);
      expect(there.match.find(notation)).toBeDefined();
      for (const table of worlds) table.play(notation);
    }
    expect(open).toBeGreaterThan(10);
  });

  it('draws a curtain for every change of players where that is wanted', async () => {
    const [plan] = await twoPlans();
    const table = (await HotSeat.open({ curtain: 'always' })).planned(plan!);
    expect(table.lift()).toBe(true);
    table.play('pass');
    expect(table.text).toContain(`${CURTAIN}Bob`);
  });
});

describe('a peek', () => {
  afterEach(() => void vi.useRealTimers());

  it('ends after a while without a key', async () => {
    const [plan] = await twoPlans();
    const table = (await HotSeat.open()).planned(plan!);
    vi.useFakeTimers();
    expect(table.press('p')).not.toContain(FACE_DOWN);
    vi.advanceTimersByTime(PEEK_MS - 1);
    expect(table.press('down')).not.toContain(FACE_DOWN);
    vi.advanceTimersByTime(PEEK_MS - 1);
    expect(table.text).not.toContain(FACE_DOWN);
    vi.advanceTimersByTime(1);
    expect(table.text).toContain(FACE_DOWN);
  });

  it('takes with it what was said of the things that were seen', async () => {
    const [plan] = await twoPlans();
    const table = (await HotSeat.open()).planned(plan!);
    const before = table.text;
    vi.useFakeTimers();
    expect(table.press('p', 'b', 'down')).not.toContain(FACE_DOWN);
    vi.advanceTimersByTime(PEEK_MS);
    expect(table.text).toBe(before);
  });
});

it('spares people most of the curtains of a game', async () => {
  const { game } = unwrap(await loadEntry(leonardo, null, nodeFiles));
  const options = completeOptions(leonardo.meta, { setup: 'beginner' });
  const curtainsOf = (mode: 'auto' | 'always'): number => {
    const match = new Match({ game, players: people(NAMES), seed: 'hot-seat', options, first: 0 });
    const rng = seedRng('robot');
    let curtains = 0;
    for (let front = alone(null); !match.over; match.play(pickFrom(match, rng))) {
      front = nextFront(match, front, { mode, leavesTraces: false });
      if (front.curtain === null) continue;
      front = alone(front.curtain);
      curtains += 1;
    }
    return curtains;
  };
  const [auto, always] = [curtainsOf('auto'), curtainsOf('always')];
  process.stdout.write(`Curtains of a game of three: ${auto}, with "always" ${always}\n`);
  expect(auto).toBeLessThan(always / 3);
});
