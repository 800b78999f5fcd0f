/** Every component by name with its numbers, wherever it lies: for those who look it up. [newscience.components] */
import type { Thing } from '../../../core/game.ts';
import { listed } from '../../../core/words.ts';
import type { Card, Discovery, Tables } from '../rules/data.ts';
import { allOf, bonusText, cardText, influenceText } from './words.ts';

export function box(t: Tables): Thing[] {
  return [
    ...t.discoveries.map(discovery => ({
      name: discovery.name,
      text: discoveryText(t, discovery),
      rule: 'newscience.tree',
    })),
    ...t.cards.map(card => ({
      name: card.name,
      text: `${cardText(card)} ${stackText(card)}`,
      rule: `newscience.events.${card.type.toLowerCase()}`,
    })),
    ...t.scientists.map(scientist => ({
      name: scientist.name,
      text: `${listed(bonusText(scientist))}; starts with ${influenceText(scientist.influence)}. ${scientist.about}`,
      rule: 'newscience.scientists',
    })),
  ];
}

/** Prerequisites are those of the largest table, on which every field is in play. [newscience.setup.fields] */
function discoveryText(t: Tables, discovery: Discovery): string {
  const { level, research, first, next, publish, influence, prestige } = discovery;
  const needs = allOf(t, t.boards.findLast(board => board !== undefined)!.prerequisites[discovery.index]!);
  const before = needs === '' ? '' : ` It needs ${needs}.`;
  return `${t.fields[discovery.field]!.name}, level ${level}: research ${research}, experiment ${first}, then ${next}, publish ${publish} with ${influenceText(influence)}, prestige ${prestige}.${before}`;
}

function stackText({ level, fourPlus }: Card): string {
  return `Event of level ${level}${fourPlus ? ', only with 4 or 5 players' : ''}.`;
}
