import { describe, expect, it } from 'vitest';
import { prefer, preferencesOf } from '../../src/app/preferences.ts';
import type { Settings } from '../../src/app/settings.ts';
import { unwrap } from '../../src/core/result.ts';
import { editConfig } from '../../src/storage/config-edit.ts';
import { parseConfig } from '../../src/storage/config-schema.ts';

const SETTINGS: Settings = { ascii: false, color: true, curtain: 'auto', theme: 'dark', mouse: true };

describe('the settings of the menu', () => {
  it('can be anything that they offer, on the screen and in the file', () => {
    for (const { key, values } of preferencesOf(SETTINGS)) {
      for (const value of values) {
        const { settings, written } = prefer(SETTINGS, key, value);
        expect(preferencesOf(settings).find(each => each.key === key)?.value).toBe(value);
        const config = unwrap(parseConfig(editConfig('', key, written), 'config.toml'));
        expect(config[key] ?? null).toBe(written);
      }
    }
  });

  it('take a name and drop it again', () => {
    const named = prefer(SETTINGS, 'name', 'Ada');
    expect(named).toEqual({ settings: { ...SETTINGS, name: 'Ada' }, written: 'Ada' });
    expect(prefer(named.settings, 'name', '')).toEqual({ settings: SETTINGS, written: null });
  });
});
