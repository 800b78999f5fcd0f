/** Header, boards, column and footer, and what lies over them: the table of a game that is played or watched. */
import type { ReactNode } from 'react';
import type { Rect } from '../boards/contract.ts';
import { Dialog } from '../components/dialog.tsx';
import { Footer, footerLines } from '../components/footer.tsx';
import { At, Lines, Screen } from '../components/lines.tsx';
import { Panel } from '../components/panel.tsx';
import { heading } from '../draw/shapes.ts';
import { fill } from '../draw/text.ts';
import type { TableLayout } from '../layout.ts';
import { boardViews, layoutOf } from './board-area.ts';
import type { Section } from './column.ts';
import { aheadLine, headerLine } from './header.ts';
import { OverTable } from './overlay.tsx';
import { latest, logPage, scoreTable } from './pages.ts';
import { tabsLine } from './tabs.ts';
import { focusedItem, type TableContext, type TableUi, type Welcome } from './ui.ts';
import { welcomeCard } from './welcome.ts';

interface Parts {
  readonly ui: TableUi;
  readonly context: TableContext;
}

export interface TableFrameProps extends Parts {
  /** What stands at the right end of the header. */
  readonly status: string;
  /** The column beside the boards. */
  sections(rect: Rect): readonly Section[];
  /** The same below them. */
  strip(rect: Rect): readonly string[];
  /** In place of boards and column. */
  readonly children?: ReactNode;
}

export function TableFrame({ ui, context, status, sections, strip, children }: TableFrameProps) {
  const { size, theme, model } = context;
  const layout = layoutOf(ui, context);
  const item = ui.ahead ? focusedItem(ui, model) : null;
  const foreseen = item?.kind === 'move' ? item.text : null;
  return (
    <Screen size={size}>
      <At rect={layout.header}>
        <Lines
          lines={[
            foreseen === null ? headerLine(model, status, size.width, theme) : aheadLine(foreseen, context),
          ]}
        />
      </At>
      {children ?? <Middle {...{ ui, context, layout, sections, strip }} />}
      {ui.welcome === null ? null : <WelcomeCard ui={ui} welcome={ui.welcome} context={context} />}
      {ui.overlay === null ? null : <OverTable ui={ui} overlay={ui.overlay} context={context} />}
      <Foot ui={ui} context={context} />
    </Screen>
  );
}

function WelcomeCard({ ui, welcome, context }: Parts & { readonly welcome: Welcome }) {
  const card = welcomeCard(ui, welcome, context);
  return card === null ? null : (
    <Dialog title={welcome.title} rect={card.rect}>
      <Lines lines={card.lines} />
    </Dialog>
  );
}

type MiddleProps = Pick<TableFrameProps, 'ui' | 'context' | 'sections' | 'strip'> & {
  readonly layout: TableLayout;
};

function Middle({ ui, context, layout, sections, strip }: MiddleProps) {
  const { column, tabs, kind } = layout;
  if (kind === 'one') return <OnlyOne {...{ ui, context, layout, sections, strip }} />;
  return (
    <>
      {tabs === null ? null : (
        <At rect={tabs}>
          <Lines lines={[tabsLine(ui, context, tabs.width)]} />
        </At>
      )}
      <Boards ui={ui} context={context} />
      {kind === 'below' ? (
        <At rect={column}>
          <Lines lines={strip(column)} />
        </At>
      ) : (
        <Column sections={sections(column)} />
      )}
    </>
  );
}

/** A screen with room for one thing shows what was asked for last. */
function OnlyOne({ ui, context, layout, strip }: MiddleProps) {
  const { column } = layout;
  if (ui.tab === 'board') return <Boards ui={ui} context={context} />;
  const lines = ui.tab === 'moves' ? strip(column) : pageLines(ui.tab, context, column);
  return (
    <At rect={column}>
      <Lines lines={lines} />
    </At>
  );
}

function pageLines(
  page: 'log' | 'scores',
  { model, theme }: TableContext,
  { width, height }: Rect,
): string[] {
  if (page === 'scores') {
    const lines = scoreTable(model.scores, model.names, width, theme, 'marks');
    return [heading('Scores', width, theme), ...fill(lines, width, height - 1, theme)];
  }
  const log = logPage(model.log, model.news, theme.marks(model.names), width, theme);
  return [heading('What happened', width, theme), ...latest(log, width, height - 1, theme)];
}

export function Boards({ ui, context }: Parts) {
  return boardViews(ui, context).map(({ id, placement, title, legend, chosen, lines }) => (
    <Panel
      key={id}
      rect={placement.rect}
      frame={placement.frame}
      title={title}
      legend={legend}
      marked={chosen}
      lines={lines}
    />
  ));
}

function Column({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ id, rect, title, mark, lines }) => (
    <Panel
      key={id}
      rect={rect}
      frame="box"
      title={title}
      legend={mark}
      marked={id === 'question'}
      padding={1}
      lines={lines}
    />
  ));
}

/** The keys, or a message in their place, as tall as it must be. A page over the whole screen has keys of its own. */
function Foot({ ui, context }: Parts) {
  const { size, theme } = context;
  if (ui.overlay !== null && ui.message === null) return null;
  const bindings = context.bindings(ui);
  const props = { bindings, message: ui.message, width: size.width };
  const height = footerLines(props, theme).length;
  return (
    <At rect={{ row: size.height - height, col: 0, width: size.width, height }}>
      <Footer {...props} />
    </At>
  );
}
