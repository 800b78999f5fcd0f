/**
 * What is not face up: the deck, of which everybody knows the cards and nobody the order, and what is out of the
 * game.
 */
import { inDeck } from '../../../games/leonardo/rules/sample.ts';
import { type InventionIndex, METAL_INDICES, METALS } from '../../../games/leonardo/rules/types.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad } from '../../draw/text.ts';
import { knownTop } from './facts.ts';
import { DECK, inventionId } from './ids.ts';
import { flow, type PanelInput } from './panel.ts';
import { metalStyle, recipeLetters } from './signs.ts';

/** What the viewer knows of the top of the deck, in a line or two; none where that is nothing. */
export function deckTop(input: PanelInput): string[] {
  const { view, theme, width } = input;
  const cards = knownTop(view);
  if (view.viewer === null || cards.length === 0) return [];
  const { ordered } = view.seats[view.viewer]!.knowledge;
  const sign = (n: InventionIndex): string =>
    width < 60 ? target(input, inventionId(n), String(n)) : chip(input, n);
  if (!ordered) return flow([' Near the top of the deck ', ...cards.map(sign)], width);
  const placed = view.pending?.kind === 'arrange' ? view.pending.placed : cards.length;
  const parts = cards.map((n, i) => {
    if (i < placed) return ` ${theme.style.dim(`${i + 1}.`)}${sign(n)}`;
    return (i === placed ? theme.style.dim(' to place') : '') + sign(n);
  });
  return flow([' Deck from the top ', ...parts], width);
}

function chip(input: PanelInput, n: InventionIndex): string {
  const { t, theme } = input;
  return target(input, inventionId(n), `${n} ${recipeLetters(theme, t.recipe[n]!)}`);
}

interface Group {
  readonly title: string;
  readonly inventions: readonly InventionIndex[];
}

/** By metal, without the cards that `deckTop` names; then what is out of the game. */
function groups(input: PanelInput): Group[] {
  const { t, view, theme } = input;
  const cards = knownTop(view);
  const hidden = inDeck(t, view).filter(n => !cards.includes(n));
  const metals = METAL_INDICES.map(metal => ({
    title: metalStyle(theme, metal)(METALS[metal]!),
    inventions: hidden.filter(n => t.metal[n] === metal),
  }));
  const out = { title: theme.style.dim('out'), inventions: view.box };
  return [...metals, out].filter(group => group.inventions.length > 0);
}

function deckTitle(input: PanelInput): string {
  const { view } = input;
  return target(input, DECK, `Deck of ${view.deckSize}`);
}

/** Numbers only. */
export function deckNumbers(input: PanelInput): string[] {
  const parts = groups(input).flatMap(({ title, inventions }) =>
    inventions.map((n, i) => (i === 0 ? ` ${title}` : '') + target(input, inventionId(n), String(n))),
  );
  return flow([deckTitle(input), ...parts], input.width);
}

/** Numbers with the components they need, a line or more for each metal. */
export function deckChips(input: PanelInput): string[] {
  const { theme, width } = input;
  const label = 12;
  const metal = 8;
  const lines = groups(input).flatMap(({ title, inventions }) => {
    const chips = flow(
      inventions.map(n => chip(input, n)),
      width - label - metal,
    );
    return chips.map((line, i) => pad(i === 0 ? title : '', metal, theme) + line);
  });
  return lines.map((line, i) => pad(i === 0 ? deckTitle(input) : '', label, theme) + line);
}

const GRID_COLUMN = 34;

/** With names, in columns. */
export function deckGrid(input: PanelInput): string[] | null {
  const { t, theme, width } = input;
  const columns = Math.floor(width / GRID_COLUMN);
  if (columns < 2) return null;
  const cells = groups(input).flatMap(({ title, inventions }) =>
    inventions.map(n => {
      const number = pad(target(input, inventionId(n), String(n)), 5, theme);
      const name = pad(cut(t.names[n]!, GRID_COLUMN - 19, theme), GRID_COLUMN - 18, theme);
      return `${number}${name}${pad(recipeLetters(theme, t.recipe[n]!), 5, theme)}${pad(title, 8, theme)}`;
    }),
  );
  const height = Math.ceil(cells.length / columns);
  const lines = Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[column * height + row] ?? '').join(''),
  );
  return [deckTitle(input), ...lines];
}
