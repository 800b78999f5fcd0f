/** Boards for a game that has none of its own: its outline as text. Nothing can be pointed at. */
import type { AnyGame, BaseView } from '../../core/game.ts';
import { fill, wrapIndented } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import { arrange } from './arrange.ts';
import type { AnyBoards, BoardPanel, DrawInput } from './contract.ts';

export function outlineBoards(game: AnyGame): AnyBoards {
  const text = (input: DrawInput<BaseView>): string[] =>
    game.outline(input.view, input.names).flatMap(line => outlineLine(line, input.width, input.theme));
  const panel: BoardPanel<BaseView> = {
    id: 'table',
    title: 'Table',
    key: 't',
    minimum: { width: 38, height: 6 },
    draw: input => fill(text(input), input.width, input.height, input.theme),
    contentHeight: input => text(input).length,
  };
  return {
    panels: [panel],
    layout: (size, chosen) => arrange([panel], size, chosen),
    targetOf: () => null,
    targets: () => [],
    explain: () => null,
    panelFor: () => panel.id,
  };
}

/** Headings of an outline end with a colon; what stands below is moved in where it wraps. */
function outlineLine(line: string, width: number, theme: Theme): string[] {
  if (/^\S.*:$/u.test(line)) return [theme.style.title(line)];
  const indent = line.length - line.trimStart().length;
  return wrapIndented(line, width, Math.min(indent + 2, width - 10));
}
