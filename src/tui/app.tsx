/** The screen in front, in the theme of the terminal, drawn by Ink. */
import type * as Ink from 'ink';
import { useSyncExternalStore } from 'react';
import { InkContext, ThemeContext } from './components/lines.tsx';
import type { Stage } from './stage.ts';

interface AppProps {
  readonly stage: Stage;
  readonly ink: typeof Ink;
}

export function App({ stage, ink }: AppProps) {
  const screen = useSyncExternalStore(stage.subscribe, stage.screen);
  return (
    <InkContext value={ink}>
      <ThemeContext value={stage.theme}>{screen}</ThemeContext>
    </InkContext>
  );
}
