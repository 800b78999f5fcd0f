/** The settings that a menu offers: what they are called, what they can be, and what a table does with them. */
import { BOT_LEVELS } from '../core/seats.ts';
import { DIGITS_MODES, PACES, THEME_CHOICES } from '../storage/config.ts';
import type { PlainSetting, SettingValue } from '../storage/config-edit.ts';
import { CURTAIN_MODES } from './curtain.ts';
import type { Settings } from './settings.ts';

export type { PlainSetting } from '../storage/config-edit.ts';

/** A setting and one of its values, as the menu shows and the file keeps it. */
export interface Preference {
  readonly key: PlainSetting;
  readonly label: string;
  /** In words, one after the other; empty where it is typed. */
  readonly values: readonly string[];
  /** What it is now. */
  readonly value: string;
  /** A sentence on what it does. */
  readonly about: string;
}

const USUAL_LEVEL = 'as the game has it';
const LEVELS = [USUAL_LEVEL, ...BOT_LEVELS.filter(level => level !== 'random')] as const;
const SWITCH = ['on', 'off'] as const;

export function preferencesOf(settings: Settings): Preference[] {
  const on = (value: boolean): string => (value ? 'on' : 'off');
  return [
    {
      ...{ key: 'name', label: 'Your name', values: [], value: settings.name ?? '' },
      about: 'The name you sit down with at a new table.',
    },
    {
      ...{ key: 'level', label: 'Bots', values: LEVELS, value: settings.level ?? USUAL_LEVEL },
      about: 'How well the bots play that sit beside a single player.',
    },
    {
      ...{ key: 'pace', label: 'Bot pace', values: PACES, value: settings.pace ?? PACES[0] },
      about: 'Watch every move of a bot for a moment, or have them move fast.',
    },
    {
      ...{ key: 'digits', label: 'Digits', values: DIGITS_MODES, value: settings.digits ?? DIGITS_MODES[0] },
      about: 'The number of a move moves the cursor there, or plays the move at once.',
    },
    {
      ...{ key: 'moments', label: 'Moments', values: SWITCH, value: on(settings.moments !== false) },
      about: 'Show new rounds, throws of the die and opened bids over the table, until a key is pressed.',
    },
    {
      ...{ key: 'warnings', label: 'Warnings', values: SWITCH, value: on(settings.warnings !== false) },
      about: 'A sentence before a move that throws something away for nothing, once for each kind and game.',
    },
    {
      ...{ key: 'theme', label: 'Colours for', values: THEME_CHOICES, value: settings.theme },
      about: 'A dark or a light background; auto asks the terminal which it has.',
    },
    {
      ...{ key: 'color', label: 'Colour', values: SWITCH, value: on(settings.color) },
      about: 'Without colour, signs and weight say the same.',
    },
    {
      ...{ key: 'ascii', label: 'Only ASCII', values: SWITCH, value: on(settings.ascii) },
      about: 'Draw with plain signs alone, for terminals and fonts that lack the others.',
    },
    {
      ...{ key: 'mouse', label: 'Mouse', values: SWITCH, value: on(settings.mouse) },
      about: 'Point at moves, places and keys; off leaves the mouse to the terminal.',
    },
    {
      ...{ key: 'brief', label: 'Brief lines', values: SWITCH, value: on(settings.brief === true) },
      about: 'Play by lines of text (--plain) in half the words.',
    },
    {
      ...{ key: 'curtain', label: 'Curtain', values: CURTAIN_MODES, value: settings.curtain },
      about:
        'Hide the table when the keyboard goes to another player: where there are secrets, always or never.',
    },
  ];
}

/** The settings with this value, and how the file has it. */
export function prefer(
  settings: Settings,
  key: PlainSetting,
  value: string,
): { readonly settings: Settings; readonly written: SettingValue } {
  switch (key) {
    case 'name': {
      const { name: _, ...nameless } = settings;
      return value === ''
        ? { settings: nameless, written: null }
        : { settings: { ...settings, name: value }, written: value };
    }
    case 'level': {
      const { level: _, ...usual } = settings;
      const level = BOT_LEVELS.find(each => each === value);
      return level === undefined
        ? { settings: usual, written: null }
        : { settings: { ...settings, level }, written: level };
    }
    case 'pace':
      return { settings: { ...settings, pace: oneOf(PACES, value) }, written: value };
    case 'digits':
      return { settings: { ...settings, digits: oneOf(DIGITS_MODES, value) }, written: value };
    case 'theme':
      return { settings: { ...settings, theme: oneOf(THEME_CHOICES, value) }, written: value };
    case 'curtain':
      return { settings: { ...settings, curtain: oneOf(CURTAIN_MODES, value) }, written: value };
    case 'color':
    case 'ascii':
    case 'mouse':
    case 'moments':
    case 'warnings':
    case 'brief':
      return { settings: { ...settings, [key]: value === 'on' }, written: value === 'on' };
  }
}

function oneOf<T extends string>(values: readonly [T, ...T[]], value: string): T {
  return values.find(each => each === value) ?? values[0];
}
