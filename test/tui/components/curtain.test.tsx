import { expect, it } from 'vitest';
import { Curtain, curtainRegions } from '../../../src/tui/components/curtain.tsx';
import { USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { hitAt } from '../../../src/tui/input/regions.ts';
import { mono } from '../support.ts';
import { show } from './render.tsx';

it.each([
  { width: 80, height: 24 },
  { width: 30, height: 8 },
])('the curtain fills $width x $height and says who is to come, nothing else', size => {
  const props = { title: 'Newton', names: ['Ann', 'Bob'], seat: 1, keymap: USUAL_KEYS, size };
  const { lines, text } = show(<Curtain {...props} />);
  expect(lines).toHaveLength(size.height);
  const words = text.replaceAll(/[^\w:]+/gu, ' ');
  expect(words).toContain('Pass the keyboard to Bob Bob: press Space when nobody else is looking');
  expect(words).not.toContain('Ann');
  const regions = curtainRegions(props, mono);
  const row = Math.floor(size.height / 2);
  expect(hitAt(regions, row, Math.floor(size.width / 2))).toEqual({ type: 'key', key: ' ' });
  if (size.height > 12) expect(hitAt(regions, 0, 0)).toBeNull();
});
