/** The full screen: opens the terminal, shows what was asked for, and leaves the terminal as it was. */
import { setFlagsFromString } from 'node:v8';
import { supportsColor } from 'chalk';
import { render } from 'ink';
import { createElement } from 'react';
import { done, type Result } from '../core/result.ts';
import { App } from './app.tsx';
import { rebind } from './input/rebind.ts';
import { KeyReader } from './keys.ts';
import type { TuiRequest } from './request.ts';
import { route } from './route.ts';
import { Screen } from './screen.ts';
import { type Ending, Stage, type Terminal } from './stage.ts';
import { createTheme, type Theme } from './theme.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Frames make much short-lived rubbish; left to grow, the space for it adds a fifth to the memory. */
const KEEP_NURSERY_SMALL = '--semi-space-growth-factor=1';

/** Resolves to the signal that ended it, null where the player left. */
export async function runTui(request: TuiRequest): Promise<Result<NodeJS.Signals | null>> {
  setFlagsFromString(KEEP_NURSERY_SMALL);
  const keymap = rebind(request.settings.keys ?? {});
  if (!keymap.ok) return keymap;
  const screen = new Screen();
  let finish: (ending: Ending) => void = () => {};
  const ended = new Promise<Ending>(resolve => {
    finish = resolve;
  });
  const terminal: Terminal = {
    size: () => ({ width: screen.columns, height: screen.rows }),
    repaint: () => screen.repaint(),
    suspend: () => suspend(screen, keys),
    discardKeys: () => keys.discard(),
  };
  const { settings, services } = request;
  const stage = new Stage({
    theme: themeFor(request),
    settings,
    services,
    terminal,
    keymap: keymap.value,
    route,
    createBots: async options => (await import('../app/bots/player.ts')).createBotPlayer(options),
    end: finish,
  });
  const keys = new KeyReader(process.stdin, stage.handle);
  const signals = SIGNALS.map(signal => {
    const stop = (): void => stage.exit(signal);
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  screen.on('resize', () => stage.changed());

  const shown = await stage.go(request);
  if (!shown.ok) return shown;
  screen.enter();
  keys.start();
  const ink = render(createElement(App, { stage }), {
    stdout: screen as unknown as NodeJS.WriteStream,
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  try {
    const { signal, farewell } = await ended;
    ink.unmount();
    keys.stop();
    screen.leave();
    if (farewell !== null) process.stderr.write(`${farewell}\n`);
    return done(signal);
  } finally {
    keys.stop();
    screen.leave();
    for (const off of signals) off();
  }
}

function themeFor({ settings }: TuiRequest): Theme {
  const level = supportsColor === false ? 1 : supportsColor.level;
  return createTheme({
    ascii: settings.ascii || !isUtf8(process.env),
    colorLevel: settings.color ? level : 0,
    ...(settings.colors === undefined ? {} : { colors: settings.colors }),
  });
}

/** The locale says what the terminal can show; no locale at all says nothing. */
function isUtf8(env: NodeJS.ProcessEnv): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'];
  return locale === undefined || locale === '' || /utf-?8/iu.test(locale);
}

/** How long a process that could not be stopped waits before it takes the screen again. */
const STOPPED_MS = 100;

/** Raw mode delivers Ctrl-Z as a key: the program stops itself, with all that was started together with it. */
function suspend(screen: Screen, keys: KeyReader): void {
  if (process.platform === 'win32') return;
  keys.stop();
  screen.leave();
  let back = false;
  const resume = (): void => {
    if (back) return;
    back = true;
    clearTimeout(timer);
    process.off('SIGCONT', resume);
    screen.enter();
    keys.start();
    screen.repaint();
  };
  process.once('SIGCONT', resume);
  const timer = setTimeout(resume, STOPPED_MS);
  process.kill(0, 'SIGTSTP');
}
