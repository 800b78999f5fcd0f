import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/app/settings.ts';
import { registry } from '../../../src/registry.ts';
import type { Size } from '../../../src/tui/boards/contract.ts';
import { USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { Menu } from '../../../src/tui/menu/menu.tsx';
import { menuRows } from '../../../src/tui/menu/rows.ts';
import { EMPTY_SHELF, INITIAL_MENU, type MenuContext, type MenuUi } from '../../../src/tui/menu/state.ts';
import { menuParts } from '../../../src/tui/menu/view.ts';
import { createTheme, type Theme } from '../../../src/tui/theme.ts';
import { unreadable } from '../readable.ts';
import { ascii, mono } from '../support.ts';
import { show } from './render.tsx';

const SETTINGS: Settings = { ascii: false, color: true, curtain: 'auto', theme: 'dark', mouse: true };
const SIZES = [
  [40, 12],
  [80, 24],
  [100, 30],
] as const;

function context(size: Size, theme: Theme = mono): MenuContext {
  return {
    ...{ size, theme, keymap: USUAL_KEYS, games: registry, lessons: registry, shelf: EMPTY_SHELF },
    ...{ groups: [], settings: SETTINGS, freshSeed: () => 'copper-owl-17' },
  };
}

/** The home list with each row under the cursor, and the settings. */
function everywhere(place: MenuContext): MenuUi[] {
  const lists: MenuUi[] = [INITIAL_MENU, { ...INITIAL_MENU, list: 'settings' }];
  return lists.flatMap(ui => menuRows(ui, place).map((_, index) => ({ ...ui, index })));
}

describe('the menu', () => {
  it.each(SIZES)('fills %i x %i with any row under the cursor', (width, height) => {
    const place = context({ width, height });
    for (const ui of everywhere(place)) {
      const { lines, text } = show(<Menu ui={ui} context={place} />);
      expect(lines).toHaveLength(height);
      expect(text).toContain('▸');
    }
  });

  it('is drawn in ASCII where nothing else can be shown', () => {
    const place = context({ width: 80, height: 24 }, ascii);
    expect(show(<Menu ui={INITIAL_MENU} context={place} />, ascii).text).toMatch(/^[\x20-\x7E\n]*$/u);
  });

  it.each(['dark', 'light'] as const)('can be read on a %s background', palette => {
    const theme = createTheme({ ascii: false, colorLevel: 3, palette });
    const place = context({ width: 120, height: 40 }, theme);
    const lines = everywhere(place).flatMap(ui => menuParts(ui, place).flatMap(part => part.lines));
    expect(unreadable(lines, palette)).toEqual([]);
  });
});
