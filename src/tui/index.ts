/** The full screen: opens the terminal, shows what was asked for, and leaves the terminal as it was. */
import type { Result } from '../core/result.ts';
import { rebind } from './input/rebind.ts';
import type { TuiRequest } from './request.ts';
import type { TerminalHandle } from './terminal/handle.ts';
import { OpenTerminal, wishesOf } from './terminal/open.ts';

/** Resolves to the signal that ended it, null where the player left. */
export async function runTui(
  request: TuiRequest,
  handle: TerminalHandle,
): Promise<Result<NodeJS.Signals | null>> {
  const { settings } = request;
  const keymap = rebind(settings.keys ?? {});
  if (!keymap.ok) return keymap;
  const terminal = new OpenTerminal(handle, wishesOf(settings, handle));
  try {
    // The terminal answers while this is loaded.
    const { showScreens } = await import('./show.ts');
    return await showScreens(request, terminal, keymap.value);
  } finally {
    terminal.close();
  }
}
