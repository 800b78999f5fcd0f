/** What is not face up: the deck, of which everybody knows the cards and nobody the order, and what is out of the game. */
import { type Invention, METALS } from '../../../games/leonardo/types.ts';
import { spot } from '../../draw/spot.ts';
import { cut, pad } from '../../draw/text.ts';
import { inDeck } from './facts.ts';
import { DECK, inventionId } from './ids.ts';
import { flow, type Scene } from './scene.ts';
import { metalStyle, recipeLetters } from './signs.ts';

/** The cards of the deck whose place the viewer knows from arranging them. */
function knownTop({ view }: Scene): { readonly cards: readonly Invention[]; readonly ordered: boolean } {
  const knowledge = view.viewer === null ? null : view.players[view.viewer]!.knowledge;
  return { cards: knowledge?.cards ?? [], ordered: knowledge?.ordered ?? true };
}

/** What the viewer knows of the top of the deck, in a line or two; none where that is nothing. */
export function deckTop(scene: Scene): string[] {
  const { view, theme, width } = scene;
  const { cards, ordered } = knownTop(scene);
  if (cards.length === 0) return [];
  const sign = (n: Invention): string =>
    width < 60 ? spot(scene, inventionId(n), String(n)) : chip(scene, n);
  if (!ordered) return flow([' Near the top of the deck ', ...cards.map(sign)], width);
  const placed = view.pending?.kind === 'arrange' ? view.pending.step : cards.length;
  const parts = cards.map((n, i) => {
    if (i < placed) return ` ${theme.style.dim(`${i + 1}.`)}${sign(n)}`;
    return (i === placed ? theme.style.dim(' to place') : '') + sign(n);
  });
  return flow([' Deck from the top ', ...parts], width);
}

function chip(scene: Scene, n: Invention): string {
  const { t, theme } = scene;
  return spot(scene, inventionId(n), `${n} ${recipeLetters(theme, t.recipe[n]!)}`);
}

interface Group {
  readonly title: string;
  readonly inventions: readonly Invention[];
}

/** By metal, without the cards that `deckTop` names; then what is out of the game. */
function groups(scene: Scene): Group[] {
  const { t, view, theme } = scene;
  const { cards } = knownTop(scene);
  const hidden = inDeck(t, view).filter(n => !cards.includes(n));
  const metals = METALS.map((metal, i) => ({
    title: metalStyle(theme, i)(metal),
    inventions: hidden.filter(n => t.metal[n] === i),
  }));
  const out = { title: theme.style.dim('out'), inventions: view.box };
  return [...metals, out].filter(group => group.inventions.length > 0);
}

function deckTitle(scene: Scene): string {
  const { view } = scene;
  return spot(scene, DECK, `Deck of ${view.deckSize}`);
}

/** Numbers only. */
export function deckNumbers(scene: Scene): string[] {
  const parts = groups(scene).flatMap(({ title, inventions }) =>
    inventions.map((n, i) => (i === 0 ? ` ${title}` : '') + spot(scene, inventionId(n), String(n))),
  );
  return flow([deckTitle(scene), ...parts], scene.width);
}

/** Numbers with the components they need, a line or more for each metal. */
export function deckChips(scene: Scene): string[] {
  const { theme, width } = scene;
  const label = 12;
  const metal = 8;
  const lines = groups(scene).flatMap(({ title, inventions }) => {
    const chips = flow(
      inventions.map(n => chip(scene, n)),
      width - label - metal,
    );
    return chips.map((line, i) => pad(i === 0 ? title : '', metal, theme) + line);
  });
  return lines.map((line, i) => pad(i === 0 ? deckTitle(scene) : '', label, theme) + line);
}

const GRID_COLUMN = 34;

/** With names, in columns. */
export function deckGrid(scene: Scene): string[] | null {
  const { t, theme, width } = scene;
  const columns = Math.floor(width / GRID_COLUMN);
  if (columns < 2) return null;
  const cells = groups(scene).flatMap(({ title, inventions }) =>
    inventions.map(n => {
      const number = pad(spot(scene, inventionId(n), String(n)), 5, theme);
      const name = pad(cut(t.names[n]!, GRID_COLUMN - 19, theme), GRID_COLUMN - 18, theme);
      return `${number}${name}${pad(recipeLetters(theme, t.recipe[n]!), 5, theme)}${pad(title, 8, theme)}`;
    }),
  );
  const height = Math.ceil(cells.length / columns);
  const lines = Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[column * height + row] ?? '').join(''),
  );
  return [deckTitle(scene), ...lines];
}
