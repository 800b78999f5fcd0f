import { Text } from 'ink';
import { createElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/app/services.ts';
import { done, unwrap } from '../../src/core/result.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { type Scene, Stage } from '../../src/tui/stage.ts';
import type { MouseInput } from '../../src/tui/terminal/events.ts';
import type { Theme } from '../../src/tui/theme.ts';
import { World } from '../cli/support/world.ts';
import { colour, mono } from './support.ts';

const PRESS: MouseInput = {
  ...{ type: 'mouse', action: 'press', button: 'left', row: 3, col: 5 },
  ...{ shift: false, alt: false, ctrl: false },
} as const;

async function stageWith(scene: Partial<Scene>, themeFor: () => Theme = () => mono): Promise<Stage> {
  const drawn = { handle: () => {}, render: () => createElement(Text), close: () => {}, ...scene };
  const stage = new Stage({
    themeFor,
    settings: { ascii: false, color: true, curtain: 'auto', theme: 'auto', mouse: true },
    services: unwrap(createServices(new World().io({}))),
    terminal: {
      size: () => ({ width: 40, height: 10 }),
      repaint: () => {},
      suspend: () => {},
      discardKeys: () => {},
      adjust: () => {},
    },
    keymap: USUAL_KEYS,
    route: async () => done(drawn),
    createBots: () => Promise.reject(new Error('nobody plays')),
    end: () => {},
  });
  await stage.go({ screen: 'menu' });
  return stage;
}

describe('the stage', () => {
  it('hands keys, the mouse and pasted text to the screen in front', async () => {
    const heard: unknown[] = [];
    const stage = await stageWith({
      handle: key => heard.push(key),
      mouse: event => heard.push(event),
      paste: text => heard.push({ pasted: text }),
    });
    stage.receive({ type: 'key', key: 'j' });
    stage.receive(PRESS);
    stage.receive({ type: 'paste', text: 'q' });
    expect(heard).toEqual(['j', PRESS, { pasted: 'q' }]);
  });

  it('lets the wheel stand for the arrows where a screen has no use for the mouse', async () => {
    const heard: unknown[] = [];
    const stage = await stageWith({ handle: key => heard.push(key) });
    stage.receive({ ...PRESS, action: 'wheel-up', button: null });
    stage.receive({ ...PRESS, action: 'wheel-down', button: null });
    stage.receive(PRESS);
    expect(heard).toEqual(['up', 'down']);
  });

  it('lets a screen have no use for the mouse and pastes', async () => {
    const heard: unknown[] = [];
    const stage = await stageWith({ handle: key => heard.push(key) });
    stage.receive(PRESS);
    stage.receive({ type: 'paste', text: 'q' });
    expect(heard).toEqual([]);
  });

  it('draws again after each of them, and in another palette when that is known', async () => {
    let drawn = 0;
    let theme = mono;
    const render = (): ReactElement => {
      drawn++;
      return createElement(Text, null, stage.theme.style.accent('x'));
    };
    const stage: Stage = await stageWith({ render }, () => theme);
    const first = stage.screen();
    expect(stage.screen()).toBe(first);
    expect(drawn).toBe(1);
    stage.receive(PRESS);
    stage.screen();
    expect(drawn).toBe(2);
    theme = colour;
    stage.restyle();
    expect(stage.screen()).not.toBe(first);
  });
});
