/** The screen in front, in the theme of the terminal. */
import { useSyncExternalStore } from 'react';
import { ThemeContext } from './components/lines.tsx';
import type { Stage } from './stage.ts';

export function App({ stage }: { readonly stage: Stage }) {
  const screen = useSyncExternalStore(stage.subscribe, stage.screen);
  return <ThemeContext value={stage.theme}>{screen}</ThemeContext>;
}
