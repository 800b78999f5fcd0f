/** Components as Ink draws them, in a theme. */
import * as ink from 'ink';
import { cleanup, render } from 'ink-testing-library';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { InkContext, ThemeContext } from '../../../src/tui/components/lines.tsx';
import { plain } from '../../../src/tui/draw/cells.ts';
import type { Theme } from '../../../src/tui/theme.ts';
import { mono } from '../support.ts';

export interface Shown {
  /** As on paper. */
  readonly text: string;
  readonly lines: readonly string[];
  /** With styles. */
  readonly styled: string;
}

export function show(component: ReactNode, theme: Theme = mono): Shown {
  onTestFinished(cleanup);
  const { lastFrame } = render(
    <InkContext value={ink}>
      <ThemeContext value={theme}>{component}</ThemeContext>
    </InkContext>,
  );
  const styled = lastFrame() ?? '';
  const lines = styled.split('\n').map(line => plain(line).trimEnd());
  return { styled, lines, text: lines.join('\n') };
}
