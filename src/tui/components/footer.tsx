/** The last line: the keys that matter now, or a message in their place, as tall as it must be. */
import { pad, wrap } from '../draw/text.ts';
import type { Binding } from '../input/key-list.ts';
import { footer } from '../overlays/help.ts';
import type { Theme } from '../theme.ts';
import { Lines, useTheme } from './lines.tsx';

export interface FooterProps {
  readonly bindings: readonly Binding[];
  readonly message: string | null;
  readonly width: number;
}

export function Footer({ bindings, message, width }: FooterProps) {
  const theme = useTheme();
  return <Lines lines={footerLines({ bindings, message, width }, theme)} />;
}

export function footerLines({ bindings, message, width }: FooterProps, theme: Theme): string[] {
  const lines =
    message === null
      ? [footer(bindings, width, theme)]
      : wrap(message, width - 2).map(line => pad(` ${theme.style.warn(line)}`, width, theme));
  return lines.map(theme.ground.header);
}
