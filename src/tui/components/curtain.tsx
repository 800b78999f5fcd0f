/** Hides the table while the keyboard is handed over: nothing but whose turn it is to come. */
import type { Names, Seat } from '../../core/game.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { box } from '../draw/shapes.ts';
import { pad, wrap } from '../draw/text.ts';
import type { Keymap } from '../input/actions.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Region } from '../input/regions.ts';
import type { Theme } from '../theme.ts';
import { At, Lines, Screen, useTheme } from './lines.tsx';

export interface CurtainProps {
  /** Of the game. */
  readonly title: string;
  readonly names: Names;
  /** Who is to come. */
  readonly seat: Seat;
  readonly keymap: Keymap;
  readonly size: Size;
  /** What else is to be said. */
  readonly rest?: readonly string[];
}

export function Curtain(props: CurtainProps) {
  const { rect, lines } = curtainBox(props, useTheme());
  return (
    <Screen size={props.size}>
      <At rect={rect}>
        <Lines lines={lines} />
      </At>
    </Screen>
  );
}

/** A click on the box lifts the curtain; anywhere else it does nothing, as most keys do. */
export function curtainRegions(props: CurtainProps, theme: Theme): Region[] {
  const [key] = props.keymap.lift;
  return key === undefined ? [] : [{ rect: curtainBox(props, theme).rect, hit: { type: 'key', key } }];
}

const WIDEST = 56;

function curtainBox(props: CurtainProps, theme: Theme): { readonly rect: Rect; readonly lines: string[] } {
  const { title, names, seat, keymap, size, rest = [] } = props;
  const { style } = theme;
  const width = Math.min(size.width, WIDEST);
  const name = names[seat] ?? '';
  const text = [
    '',
    `${theme.marks(names)[seat]?.text ?? ''} ${style.strong(`Pass the keyboard to ${name}`)}`,
    '',
    `${name}: press ${style.accent(keyNamer(keymap)('lift'))} when nobody else is looking.`,
    ...rest.flatMap(line => ['', line]),
    '',
  ];
  const inner = width - 4;
  const whole = text.flatMap(line => wrap(line, inner));
  const fits = whole.length + 2 <= size.height;
  const lines = (fits ? whole : whole.filter(line => line !== '')).map(line =>
    pad(line, inner, theme, 'center'),
  );
  const height = Math.min(size.height, lines.length + 2);
  const rect: Rect = {
    row: Math.floor((size.height - height) / 2),
    col: Math.floor((size.width - width) / 2),
    width,
    height,
  };
  return { rect, lines: box(lines, rect, theme, title, style.accent) };
}
