import type { Size } from '../boards/contract.ts';
import { fill, wrap } from '../draw/text.ts';
import { SMALLEST } from '../layout.ts';
import { Lines, Screen, useTheme } from './lines.tsx';

/** In place of a screen that the terminal has no room for. */
export function TooSmall({ size }: { readonly size: Size }) {
  const theme = useTheme();
  const text = `Enlarge the terminal to ${SMALLEST.width}x${SMALLEST.height} or more.`;
  const lines = fill(wrap(text, Math.max(1, size.width)), size.width, size.height, theme);
  return (
    <Screen size={size}>
      <Lines lines={lines} />
    </Screen>
  );
}
