/** Every component by name with its numbers, wherever it lies: for those who look it up. [leonardo.components] */
import type { Thing } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { StartingSet, Tables } from '../rules/data.ts';
import { zones } from '../rules/effects/zones.ts';
import { COUNCIL, LAB_INDICES, MATERIALS, materialAt, PRIVILEGES, ZONE_INDICES } from '../rules/types.ts';
import { automata, componentList, florins, inventionFacts, inventionName, labName } from './words.ts';

export function box(t: Tables): Thing[] {
  return [
    ...t.inventions.map(n => ({
      name: t.names[n]!,
      text: `${inventionName(t, n)}: ${inventionFacts(t, n)}.`,
      rule: 'leonardo.inventions',
    })),
    ...ZONE_INDICES.map(zone => ({
      name: t.zoneNames[zone]!,
      text: `Zone ${t.zoneLetters[zone]}. ${saleText(t, zone)}`,
      rule: zones[zone]!.rule,
    })),
    ...t.sets.map((set, i) => ({
      name: `Set ${SET_LETTERS[i]}`,
      text: setText(set),
      rule: 'leonardo.setup.sets',
    })),
  ];
}

const SET_LETTERS = 'abcde';

/** What is to be had in a zone, and for how much. */
function saleText({ constants, zoneNames }: Tables, zone: (typeof ZONE_INDICES)[number]): string {
  if (zone === COUNCIL)
    return `Who is there chooses one of ${plural(PRIVILEGES.length, 'privilege')}, free of charge.`;
  const [first, ...more] = constants.prices;
  const prices = `the first ${first === 0 ? 'free' : `for ${florins(first!)}`}, then for ${more.join(', ')} florins`;
  const material = materialAt(zone);
  if (material === undefined)
    return `What the ${zoneNames[zone]} has is sold at most ${plural(constants.prices.length, 'time')} a turn: ${prices}.`;
  return `Sells ${MATERIALS[material]}, at most ${constants.prices.length} a turn: ${prices}. Its stock is ${plural(constants.componentCards, 'card')} less what the players begin with.`;
}

function setText({
  apprentices,
  florins: held,
  spaces,
  automata: machines,
  components,
}: StartingSet): string {
  const labs = LAB_INDICES.flatMap(lab => {
    return spaces[lab]! > 0 ? [`the ${labName(lab)} with ${plural(spaces[lab]!, 'bench', 'benches')}`] : [];
  });
  const parts = [plural(apprentices, 'apprentice'), 'the master', ...labs];
  if (machines > 0) parts.push(automata(machines));
  return `${[...parts, florins(held), componentList(components)].join(', ')}. With three players 1 apprentice fewer, with two 2.`;
}
