/** Ink and the screens on an open terminal. */
import { setFlagsFromString } from 'node:v8';
import { createElement } from 'react';
import type { Env } from '../app/host.ts';
import type { Settings } from '../app/settings.ts';
import { done, type Result } from '../core/result.ts';
import { App } from './app.tsx';
import type { Keymap } from './input/actions.ts';
import { frameOf } from './picture/frame.ts';
import type { TuiRequest } from './request.ts';
import { route } from './route.ts';
import { type Ending, Stage } from './stage.ts';
import { paletteInEnvironment } from './terminal/background.ts';
import type { Off, TerminalHandle } from './terminal/handle.ts';
import type { OpenTerminal } from './terminal/open.ts';
import { createTheme, type PaletteName, type Theme } from './theme.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** Frames make much short-lived rubbish; left to grow, the space for it adds a fifth to the memory. */
const KEEP_NURSERY_SMALL = '--semi-space-growth-factor=1';

/** Resolves to the signal that ended it, null where the player left. */
export async function showScreens(
  request: TuiRequest,
  terminal: OpenTerminal,
  keymap: Keymap,
): Promise<Result<NodeJS.Signals | null>> {
  setFlagsFromString(KEEP_NURSERY_SMALL);
  const { handle, background, screen } = terminal;
  const { settings, services } = request;
  let finish: (ending: Ending) => void = () => {};
  let failed: (error: unknown) => void = () => {};
  const ended = new Promise<Ending>((resolve, reject) => {
    finish = resolve;
    failed = reject;
  });
  // It may fail before anybody waits for it.
  ended.catch(() => {});
  const stage = new Stage({
    themeFor: wanted => themeFor(wanted, handle, paletteFor(wanted, terminal)),
    settings,
    services,
    terminal,
    // At the other end of a line there is no shell to go to.
    keymap: handle.stop === null ? { ...keymap, suspend: [] } : keymap,
    route,
    createBots: async options => (await import('../app/bots/player.ts')).createBotPlayer(options),
    end: finish,
  });
  const signals = SIGNALS.map(signal => handle.onSignal(signal, () => stage.exit(signal)));
  try {
    background.whenKnown(() => stage.restyle());
    const shown = await stage.go(request);
    if (!shown.ok) return shown;
    await background.settled;
    screen.on('resize', () => stage.changed());
    terminal.enter(stage.receive);
    const still = drawWithoutInk(stage, screen, failed);
    const ink = await import('ink');
    still();
    const app = ink.render(createElement(App, { stage, ink, failed }), {
      // Ink knows no narrower type for what it writes to.
      stdout: screen as unknown as NodeJS.WriteStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
    });
    const { signal, farewell } = await ended.finally(() => {
      app.unmount();
      terminal.close();
    });
    if (farewell !== null) handle.tell(`${farewell}\n`);
    return done(signal);
  } finally {
    for (const off of signals) off();
  }
}

/** Half of the time to the first frame would go into loading Ink: until it has come, frames are walked. Returns their end. */
function drawWithoutInk(stage: Stage, screen: OpenTerminal['screen'], failed: (error: unknown) => void): Off {
  const draw = (): void => {
    const lines = frameOf(stage.screen(), stage.terminal.size(), stage.theme);
    // As Ink writes them, so that its first frame changes nothing.
    screen.write(lines.map(line => line.trimEnd()).join('\n'));
  };
  draw();
  return stage.subscribe(() => {
    try {
      draw();
    } catch (error) {
      failed(error);
    }
  });
}

/** What the terminal says of itself goes before what its environment does. */
function paletteFor({ theme }: Settings, { handle, background }: OpenTerminal): PaletteName {
  if (theme !== 'auto') return theme;
  return background.palette ?? paletteInEnvironment(handle.env) ?? 'dark';
}

function themeFor(settings: Settings, { colorLevel, env }: TerminalHandle, palette: PaletteName): Theme {
  return createTheme({
    ascii: settings.ascii || !isUtf8(env),
    colorLevel: settings.color ? colorLevel : 0,
    palette,
    ...(settings.colors === undefined ? {} : { colors: settings.colors }),
  });
}

/** The locale says what the terminal can show; no locale at all says nothing. */
function isUtf8(env: Env): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'];
  return locale === undefined || locale === '' || /utf-?8/iu.test(locale);
}
