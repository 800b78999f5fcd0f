/** What the component data must look like. The only file of the game that loads zod. */
import * as z from 'zod';
import { plural } from '../../core/words.ts';
import { FAVOUR_LETTERS, FAVOUR_ROWS, LABS, MATERIALS, METALS, SHOPS, ZONES } from './rules/types.ts';

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const material = z.enum(MATERIALS);
const metal = z.enum(METALS);
/** No amount of the game comes near it; sums and estimates stay numbers that can be shown. */
const MOST = 99;
const count = z.int().min(0).max(MOST);
const positive = z.int().min(1).max(MOST);
/** A game of more turns would be none that people finish. */
const turns = z.int().min(1).max(30);
const name = z.string().min(1);
const number = z.int().min(1).max(25);
const components = z.partialRecord(material, positive);

/** Weeks and components by metal, as the rulebook states them. [leonardo.inventions] */
const METAL_FACTS = { bronze: [4, 1], copper: [7, 2], silver: [11, 3], gold: [15, 4] } as const;

const invention = z.strictObject({
  number,
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name,
  metal,
  type: material,
  weeks: positive,
  components,
  florinsFirst: positive,
  florinsLater: positive,
  source,
  sourceNotes: z.record(z.string(), source),
});

const inventions = z
  .array(invention)
  .length(25)
  .superRefine((list, ctx) => {
    const ids = new Set<string>();
    const names = new Set<string>();
    const recipes = new Map<string, number>();
    for (const [i, card] of list.entries()) {
      const bad = (field: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: [i, field], message });
      const [weeks, cards] = METAL_FACTS[card.metal];
      if (card.number !== i + 1)
        bad('number', `the inventions go from 1 to 25 in order; this is place ${i + 1}`);
      if (ids.has(card.id)) bad('id', `"${card.id}" is used twice`);
      ids.add(card.id);
      if (names.has(card.name)) bad('name', `"${card.name}" is used twice`);
      names.add(card.name);
      if (card.weeks !== weeks) bad('weeks', `a ${card.metal} invention takes ${weeks} weeks`);
      if (Object.values(card.components).reduce((a, b) => a + b, 0) !== cards)
        bad('components', `a ${card.metal} invention takes ${plural(cards, 'component')}`);
      if (card.florinsLater > card.florinsFirst) bad('florinsLater', 'must not exceed florinsFirst');
      const recipe = MATERIALS.map(m => card.components[m] ?? 0).join(' ');
      const same = recipes.get(recipe);
      if (same !== undefined)
        bad('components', `the same components as number ${same}: they must name the invention`);
      recipes.set(recipe, card.number);
      if (card.number > 15 && card.metal !== 'gold') bad('metal', 'numbers 16 to 25 are gold');
    }
    for (const name of METALS) {
      const wanted = name === 'gold' ? 10 : 5;
      if (list.filter(card => card.metal === name).length !== wanted)
        ctx.addIssue({ code: 'custom', path: [], message: `there are ${wanted} ${name} inventions` });
    }
  });

const side = z.strictObject({ spaces: positive, automatonSpaces: count });
const laboratory = z.strictObject({
  id: z.enum(LABS),
  name,
  sides: z.tuple([side, side]),
  source,
});

const startingSet = z.strictObject({
  set: z.string(),
  leonardo: z.boolean(),
  apprentices: count,
  small: positive,
  large: count,
  automata: count,
  florins: count,
  components,
  source,
});

const zone = z.strictObject({
  id: z.enum(ZONES),
  name,
  material: material.optional(),
  drawing: z.strictObject({ letter: z.string().length(1) }),
  source,
});

const favour = z.strictObject({
  id: z.enum(FAVOUR_ROWS),
  letter: z.enum(FAVOUR_LETTERS),
  florins: count,
  components: count,
  alike: count,
  source,
});

const playerCount = z.strictObject({
  players: z.int().min(2).max(5),
  requested: z.int().min(1).max(10),
  opening: z.array(number),
  returnedApprentices: count,
  favours: positive,
  sameFavour: positive,
  source,
});

const constants = z.strictObject({
  turns,
  cityTurns: turns,
  weekTrack: positive,
  discount: count,
  masterRank: positive,
  masterWeeks: positive,
  automatonWeeks: positive,
  prices: z.array(count).min(1).max(10),
  councilFlorins: count,
  councilGrowth: count,
  councilLook: positive,
  councilComponentPrice: count,
  apprentices: positive,
  automata: positive,
  componentCards: positive,
  florinCards: z.array(z.strictObject({ value: count, count: positive })).max(10),
  varietyBonus: z.array(count).length(MATERIALS.length + 1),
  middleLayer: z.partialRecord(metal, count),
  middleGold: z.array(number),
  bottomGold: z.array(number),
  experienced: z.strictObject({ apprentices: count, florins: count }),
  twoPlayerDiscards: z.partialRecord(metal, count),
  source,
  sourceNotes: z.record(z.string(), source),
});

export const schema = z
  .strictObject({
    inventions,
    laboratories: z.tuple([laboratory, laboratory]),
    'starting-sets': z.array(startingSet).length(5),
    city: z.array(zone).length(ZONES.length),
    favours: z.array(favour).length(FAVOUR_ROWS.length),
    'player-counts': z.array(playerCount).length(4),
    constants,
  })
  .superRefine((data, ctx) => {
    const bad = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path, message });
    for (const [i, lab] of data.laboratories.entries())
      if (lab.id !== LABS[i]) bad(['laboratories', i, 'id'], `expected "${LABS[i]}"`);
    for (const [i, place] of data.city.entries()) {
      if (data.city.findIndex(other => other.name === place.name) < i)
        bad(['city', i, 'name'], `"${place.name}" is used twice`);
      if (place.id !== ZONES[i]) bad(['city', i, 'id'], `expected "${ZONES[i]}"`);
      const wanted = MATERIALS[i - SHOPS[0]!];
      if (place.material !== wanted)
        bad(['city', i, 'material'], wanted ? `expected "${wanted}"` : 'not a shop');
    }
    for (const [i, set] of data['starting-sets'].entries()) {
      const at = (field: string) => ['starting-sets', i, field];
      const [small, large] = data.laboratories;
      const smallSide = small.sides.find(s => s.spaces === set.small);
      const largeSide = large.sides.find(s => s.spaces === set.large);
      if (set.set !== 'abcde'[i]) bad(at('set'), `expected "${'abcde'[i]}"`);
      if (set.leonardo !== (i === 0)) bad(at('leonardo'), 'Leonardo belongs to set a');
      if (!smallSide) bad(at('small'), 'no such side of the small laboratory');
      if (set.large !== 0 && !largeSide) bad(at('large'), 'no such side of the large laboratory');
      const room = (smallSide?.automatonSpaces ?? 0) + (largeSide?.automatonSpaces ?? 0);
      if (set.automata > room) bad(at('automata'), `there is room for ${room}`);
      if (set.automata > data.constants.automata) bad(at('automata'), 'more than there are');
      if (set.apprentices > data.constants.apprentices) bad(at('apprentices'), 'more than there are');
    }
    // Florins and components can always be taken, up to the limit of their letters. [leonardo.favours.limit]
    const free = data.favours.filter(row => row.id === 'florins' || row.id === 'components');
    const alwaysFree = new Set(free.map(row => row.letter)).size;
    for (const [i, row] of data['player-counts'].entries()) {
      const at = (field: string) => ['player-counts', i, field];
      if (row.players !== i + 2) bad(at('players'), `expected ${i + 2}`);
      if (row.opening.length !== row.requested) bad(at('opening'), `expected ${row.requested} inventions`);
      const buried = row.opening.find(card => data.constants.bottomGold.includes(card));
      if (buried !== undefined) bad(at('opening'), `number ${buried} lies at the bottom of the deck`);
      const fewest = Math.min(...data['starting-sets'].slice(0, row.players).map(set => set.apprentices));
      if (row.returnedApprentices > fewest)
        bad(at('returnedApprentices'), `a starting set has ${plural(fewest, 'apprentice')}`);
      if (row.favours > row.sameFavour * alwaysFree)
        bad(at('favours'), `only ${row.sameFavour * alwaysFree} can be taken whatever happens`);
      if (new Set(row.opening).size !== row.opening.length) bad(at('opening'), 'an invention is named twice');
    }
    for (const [i, row] of data.favours.entries())
      if (data.favours.findIndex(other => other.id === row.id) < i)
        bad(['favours', i, 'id'], `"${row.id}" is used twice`);
    const { experienced, apprentices, componentCards } = data.constants;
    if (experienced.apprentices > apprentices)
      bad(['constants', 'experienced', 'apprentices'], 'more than there are');
    for (const kind of MATERIALS) {
      const held = data['starting-sets'].reduce((sum, set) => sum + (set.components[kind] ?? 0), 0);
      if (held > componentCards)
        bad(['constants', 'componentCards'], `the starting sets hold ${held} cards of ${kind}`);
    }
    const layered = [...data.constants.middleGold, ...data.constants.bottomGold].sort((a, b) => a - b);
    const gold = data.inventions.filter(card => card.metal === 'gold').map(card => card.number);
    if (layered.join() !== gold.join())
      bad(['constants', 'middleGold'], 'middleGold and bottomGold must name each gold invention once');
  });

export type Data = z.infer<typeof schema>;
