import { describe, expect, it } from 'vitest';
import { Screen } from '../../../src/tui/components/lines.tsx';
import { Page, pageRegions } from '../../../src/tui/components/page.tsx';
import { USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { bindingsOf } from '../../../src/tui/input/key-list.ts';
import { hitAt } from '../../../src/tui/input/regions.ts';
import { PAGE_KEYS } from '../../../src/tui/overlays/keys.ts';
import { show } from './render.tsx';

const SIZE = { width: 30, height: 6 };
const KEYS = bindingsOf(PAGE_KEYS, USUAL_KEYS, { page: 'log', scrolls: true });

function page(lines: number, scroll: number): readonly string[] {
  const write = (): string[] => Array.from({ length: lines }, (_, i) => ` line ${i}`);
  return show(
    <Screen size={SIZE}>
      <Page title="Log" write={write} scroll={scroll} size={SIZE} bindings={KEYS} />
    </Screen>,
  ).lines;
}

describe('a page', () => {
  it('stands between its heading and its keys', () => {
    expect(page(2, 0)).toEqual([
      `─ Log ${'─'.repeat(24)}`,
      ...[' line 0', ' line 1', '', ''],
      ' arrows scroll  Esc back',
    ]);
  });

  it('marks where more of it is out of sight', () => {
    expect(
      page(9, 2)
        .slice(1, 5)
        .map(line => line.trim()),
    ).toEqual([expect.stringMatching(/line 2 +↑/u), 'line 3', 'line 4', expect.stringMatching(/line 5 +↓/u)]);
  });

  it('closes by a click on its key', () => {
    expect(hitAt(pageRegions(KEYS, SIZE), 5, 17)).toEqual({ type: 'key', key: 'esc' });
    expect(hitAt(pageRegions(KEYS, SIZE), 4, 17)).toBeNull();
  });
});
