/** The generator inside the states against the one it was chosen over. */
import type { Settings } from '../part.ts';
import type { Row } from '../report.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function rng(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const what of ['32 bits', 'die']) {
    const parameters = { what };
    const [ours, mutable, pure] = await measureSides(
      [
        { way: 'rng-sfc32', parameters },
        { way: 'rng-pure-rand', parameters },
        { way: 'rng-pure-rand-pure', parameters },
      ],
      settings,
    );
    const common = { part: 'rng', what: `sfc32, ${what}`, unit: 'ns', value: spread(ours!), bar: null };
    rows.push(
      { ...common, against: { what: 'pure-rand', value: spread(mutable!) }, ratio: ratios(ours!, mutable!) },
      { ...common, against: { what: 'pure-rand, pure', value: spread(pure!) }, ratio: ratios(ours!, pure!) },
    );
  }
  return rows;
}
