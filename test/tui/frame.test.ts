/** The short way to a frame that tests take shows what Ink shows. */
import * as ink from 'ink';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/tui/app.tsx';
import { plain } from '../../src/tui/draw/cells.ts';
import { games } from '../support/games.ts';
import { Sitting } from './sitting.ts';
import { ascii, colour } from './support.ts';

describe.each(games.map(entry => [entry.meta.id, entry] as const))('frames of %s', (_id, game) => {
  it.each([
    [80, 24, colour],
    [120, 40, colour],
    [40, 12, ascii],
  ] as const)('are those of Ink at %ix%i', async (width, height, theme) => {
    const sitting = await Sitting.table({ game, players: 'Ann,Bob', size: { width, height }, theme });
    for (const keys of [[], ['down'], ['b'], ['esc', '?'], ['esc', '/'], ['esc', 'tab'], ['B']]) {
      sitting.press(...keys);
      const shown = ink.renderToString(
        createElement(App, { stage: sitting.stage, ink, failed: expect.unreachable }),
        { columns: width },
      );
      expect(sitting.text).toBe(
        shown
          .split('\n')
          .map(line => plain(line).trimEnd())
          .join('\n'),
      );
    }
  });
});
