/** Hides the table while the keyboard is handed over: nothing of it, only whose turn it is to come. */
import type { Names, Seat } from '../../core/game.ts';
import type { Size } from '../boards/contract.ts';
import { fill, pad, wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import { Lines, Screen, useTheme } from './lines.tsx';

export interface CurtainProps {
  /** The game. */
  readonly title: string;
  readonly names: Names;
  readonly seat: Seat;
  /** The name of the key that lifts it. */
  readonly lift: string;
  readonly size: Size;
}

export function Curtain(props: CurtainProps) {
  return (
    <Screen size={props.size}>
      <Lines lines={curtainLines(props, useTheme())} />
    </Screen>
  );
}

export function curtainLines({ title, names, seat, lift, size }: CurtainProps, theme: Theme): string[] {
  const name = names[seat]!;
  const text = [
    theme.style.dim(title),
    '',
    `${theme.marks(names)[seat]!.text} ${theme.style.strong(`Pass the keyboard to ${name}`)}`,
    '',
    `${name}: press ${theme.style.accent(lift)} when nobody else is looking.`,
  ];
  const lines = text.flatMap(line => wrap(line, size.width - 2)).slice(0, size.height);
  const above = Math.max(0, Math.floor((size.height - lines.length) / 2));
  const centred = lines.map(line => pad(line, size.width, theme, 'center'));
  return fill([...new Array<string>(above).fill(''), ...centred], size.width, size.height, theme);
}
