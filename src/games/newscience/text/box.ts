/** Every component by name with its numbers, wherever it lies: for those who look it up. [newscience.components] */
import type { Thing } from '../../../core/game.ts';
import { listed, signed } from '../../../core/words.ts';
import { type Board, PLAYER_COUNTS } from '../rules/board.ts';
import type { Card, Discovery, Tables } from '../rules/data.ts';
import { ACTIONS, type Action, DISCOVERY_ACTIONS, NONE } from '../rules/types.ts';
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
    ...PLAYER_COUNTS.map(players => ({
      name: `Action spaces with ${players} players`,
      text: spacesText(t.boards[players]!),
      rule: 'newscience.energy.space',
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

/** How many spaces each action has, and what those add that add or take a point. [newscience.energy.space] */
function spacesText({ spaces }: Board): string {
  const parts = ACTIONS.map(action => {
    const own = spaces.filter(space => space.action === action);
    if (isDiscoveryAction(action)) return `${action} ${listed(own.map(space => signed(space.modifier)))}`;
    if (action !== 'influence') return `${action} ${own.length}`;
    return `influence one for each track${own.some(space => space.track === NONE) ? ' and one for any' : ''}`;
  });
  return `In the order of resolution: ${parts.join('; ')}.`;
}

function isDiscoveryAction(action: Action): boolean {
  return DISCOVERY_ACTIONS.some(name => name === action);
}
