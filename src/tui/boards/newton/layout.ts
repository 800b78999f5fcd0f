/** Which panels stand together. Small areas show one; large ones keep map and tracks in sight beside the own boards. */
import { arrange, divide } from '../arrange.ts';
import type { BoardPanel, Placement, Sheet, Size } from '../contract.ts';

type Sized = Pick<BoardPanel<unknown>, 'id' | 'minimum'>;

/** Pairs that fit one above the other in a middling area, the chosen one first. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  map: ['desk', 'tracks'],
  tracks: ['desk', 'shelf'],
  cards: ['desk', 'objectives', 'shelf'],
  desk: ['map', 'tracks', 'shelf'],
  shelf: ['desk', 'tracks'],
  objectives: ['desk', 'shelf'],
};

const TITLE = 1;

export function layoutOf(panels: readonly Sized[], size: Size, chosen: string): Sheet {
  const { boards, column } = divide(size);
  return { panels: place(panels, boards, chosen), column };
}

function place(panels: readonly Sized[], size: Size, chosen: string): readonly Placement[] {
  const sized = (id: string): Sized => panels.find(panel => panel.id === id) ?? panels[0]!;
  const picked = [sized(chosen)];
  let used = picked[0]!.minimum.height + TITLE;
  for (const id of COMPANIONS[chosen] ?? []) {
    const next = sized(id);
    if (used + next.minimum.height + TITLE > size.height) continue;
    picked.push(next);
    used += next.minimum.height + TITLE;
  }
  if (size.width >= WIDE) return arrange(panels, size, chosen);
  return arrange(
    panels.filter(panel => picked.includes(panel)),
    size,
    chosen,
  );
}

/** From this width on panels stand side by side, too. */
const WIDE = 125;
