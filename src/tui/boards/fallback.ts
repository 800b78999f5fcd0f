/** Boards for a game that has none of its own: its outline as text. Nothing can be pointed at. */
import type { AnyGame, BaseView, Section } from '../../core/game.ts';
import { fill, wrapIndented } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import { arrangedSheet } from './arrange.ts';
import type { AnyBoards, BoardPanel, DrawInput } from './contract.ts';

export function outlineBoards(game: AnyGame): AnyBoards {
  const text = ({ view, names, width, theme }: DrawInput<BaseView>): string[] =>
    game.outline(view, names).flatMap(section => sectionText(section, width, theme));
  const panel: BoardPanel<BaseView> = {
    id: 'table',
    title: 'Table',
    key: 't',
    minimum: { width: 38, height: 6 },
    draw: input => ({ lines: fill(text(input), input.width, input.height, input.theme), targets: [] }),
    contentHeight: input => text(input).length,
  };
  return {
    panels: [panel],
    layout: (size, chosen) => arrangedSheet([panel], size, chosen),
    headline: view => ({ progress: [{ label: 'round', at: view.round, of: 0 }], phases: null }),
    resources: () => [],
    targetOf: () => null,
    targets: () => [],
    explain: () => null,
    panelFor: () => panel.id,
  };
}

/** What stands below a title is moved in, and further where it wraps. */
function sectionText({ title, lines }: Section, width: number, theme: Theme): string[] {
  return [
    ...wrapIndented(theme.style.title(title), width, 2),
    ...lines.flatMap(line => wrapIndented(`  ${line}`, width, 4)),
  ];
}
