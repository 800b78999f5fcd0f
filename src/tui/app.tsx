/** The screen in front, in the theme of the terminal, drawn by Ink. */
import type * as Ink from 'ink';
import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { InkContext, ThemeContext } from './components/lines.tsx';
import type { Stage } from './stage.ts';

interface AppProps {
  readonly stage: Stage;
  readonly ink: typeof Ink;
  /** A screen that cannot be drawn. */
  failed(error: unknown): void;
}

export function App({ failed, ...props }: AppProps) {
  return (
    <Containment failed={failed}>
      <Front {...props} />
    </Containment>
  );
}

/** Ink would show a defect, and wait for ever. */
class Containment extends Component<Pick<AppProps, 'failed'> & { readonly children: ReactNode }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.failed(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

function Front({ stage, ink }: Omit<AppProps, 'failed'>) {
  const screen = useSyncExternalStore(stage.subscribe, stage.screen);
  return (
    <InkContext value={ink}>
      <ThemeContext value={stage.theme}>{screen}</ThemeContext>
    </InkContext>
  );
}
