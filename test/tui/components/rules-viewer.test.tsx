import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/app/rules-text.ts';
import { Screen } from '../../../src/tui/components/lines.tsx';
import { RulesViewer } from '../../../src/tui/components/rules-viewer.tsx';
import { USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { hitAt } from '../../../src/tui/input/regions.ts';
import { clickTopic, openRules, type RulesState } from '../../../src/tui/overlays/rules.ts';
import { type RulesView, rulesRegions } from '../../../src/tui/overlays/rules-parts.ts';
import { mono } from '../support.ts';
import { show } from './render.tsx';

const TOPICS = parseRules(
  [
    '## Travel {#toy.travel}',
    'Going costs, see [price](#toy.travel.cost) and [the end](#toy.end).',
    '### Price {#toy.travel.cost}',
    'A coin for each step.',
    '## The end {#toy.end}',
    'Count.',
  ].join('\n'),
);
const WIDE = { width: 100, height: 12 };
const NARROW = { width: 60, height: 12 };

function view(state: RulesState, size = WIDE): RulesView {
  return { state, topics: TOPICS, title: 'Toy', size, keymap: USUAL_KEYS };
}

function text(state: RulesState, size = WIDE): string {
  return show(
    <Screen size={size}>
      <RulesViewer {...view(state, size)} />
    </Screen>,
  ).text;
}

describe('the rules', () => {
  it('stand beside their list where the terminal is wide', () => {
    const shown = text({ ...openRules(''), index: 1 });
    expect(shown).toMatch(/▸ +Price/u);
    expect(shown).toMatch(/│ +Price +Travel\n/u);
    expect(shown).toContain('A coin for each step.');
  });

  it('take turns with their list where it is narrow', () => {
    expect(text(openRules(''), NARROW)).not.toContain('Going costs');
    const read = text(openRules('', 'toy.travel.cost'), NARROW);
    expect(read).toContain('A coin for each step.');
    expect(read).toMatch(/^─ Price ─+ Travel ─/u);
  });

  it('go by their titles, not by what the command line calls them', () => {
    const shown = text(openRules('', 'toy.travel'));
    expect(shown).toContain('Going costs, see price and the end.');
    expect(shown).not.toContain('toy.');
  });

  it('follow the mouse: a click selects, another one opens', () => {
    const state = openRules('');
    const hit = hitAt(rulesRegions(view(state), mono), 3, 10);
    expect(hit).toEqual({ type: 'topic', index: 1 });
    const selected = clickTopic(state, 1, TOPICS);
    expect(selected).toMatchObject({ index: 1, open: null });
    expect(clickTopic(selected, 1, TOPICS)).toMatchObject({ open: 'toy.travel.cost' });
    expect(hitAt(rulesRegions(view(state), mono), 11, 17)).toMatchObject({ type: 'key' });
  });
});
