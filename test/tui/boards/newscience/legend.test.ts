/** Whatever part of the table is in sight, what its signs mean is in sight, too. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../src/registry.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { boardViews } from '../../../../src/tui/table/board-area.ts';
import { headerLine } from '../../../../src/tui/table/header.ts';
import { INITIAL_UI } from '../../../../src/tui/table/ui.ts';
import { contextOf, recordedPositions } from '../../positions.ts';
import { mono } from '../../support.ts';

const entry = registry.find(({ meta }) => meta.id === 'newscience')!;
const SMALL = [
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 120, height: 40 },
];

describe('signs of The New Science', () => {
  it('are told of the tree on every page', async () => {
    let later = 0;
    for await (const { name, model } of recordedPositions(entry, 3, 4))
      for (const size of SMALL)
        for (const top of [0, 1, 6, 40]) {
          const ui = { ...INITIAL_UI, panel: 'tree', scroll: { tree: top } };
          const tree = boardViews(ui, contextOf(model, size, mono)).find(({ id }) => id === 'tree')!;
          const text = tree.lines.map(plain).join('\n');
          const where = `${name} ${size.width} from line ${top}`;
          for (const word of ['researched', 'experiment', 'publish']) expect(text, where).toContain(word);
          expect(text, where).toMatch(
            /E5→4\S? experiment succeeded \((?:5|the first needs 5), |experiment 5→4 .*4 (?:once another|for others)/u,
          );
          for (const { row } of tree.targets) expect(row).toBeGreaterThanOrEqual(tree.origin.row);
          if (!text.startsWith('Astronomy')) later++;
        }
    expect(later).toBeGreaterThan(20);
  });

  it('name all four kinds of influence in the header, or all four in brief', async () => {
    const ways = new Set<string>();
    for await (const { model } of recordedPositions(entry, 3, 6))
      for (const { width } of SMALL) {
        const line = plain(headerLine(model, 'owl-1', width, mono));
        const words = ['government', 'religion', 'enterprise', 'science'];
        const whole = words.filter(word => line.includes(` ${word} `));
        const brief = words.filter(word => line.includes(` ${word.slice(0, 3)} `));
        const found = `${whole.length} whole, ${brief.length} in brief`;
        expect(line, found).toMatch(/★ \d/u);
        ways.add(found);
      }
    expect([...ways].sort()).toEqual(['0 whole, 4 in brief', '4 whole, 0 in brief']);
  });
});
