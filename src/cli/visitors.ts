/** The faces of the program for visitors of a hosted table: the same screens and lines, on a terminal elsewhere. */
import type { Settings } from '../app/settings.ts';
import { guestServices } from '../app/shared/guest-services.ts';
import type { Faces } from '../host/visit.ts';
import type { GameIo } from './io.ts';

/** Nothing of the host's own: a visitor's terminal says what it is like. */
const VISITOR: Settings = { ascii: false, color: true, curtain: 'never', theme: 'auto', mouse: true };

export function visitorFaces(io: GameIo): Faces {
  const services = guestServices(io.services);
  return {
    async screen(terminal, session) {
      const { runTui } = await import('../tui/index.ts');
      await runTui({ screen: 'table', session, settings: VISITOR, services }, terminal);
    },
    async lines(input, write, session) {
      const { PlainTable } = await import('./plain/table.ts');
      const output = { write, isTTY: false };
      await new PlainTable(session, VISITOR, {
        ...{ stdin: input, stdout: output, stderr: output, env: {}, cwd: '/', services },
        ...{ files: io.files, createBots: io.createBots, onExit: () => () => {} },
      }).run();
    },
  };
}
