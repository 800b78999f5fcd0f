/** What is asked, and while nobody is asked, who is thinking. */
import { plural } from '../../core/words.ts';
import { wrap } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Theme } from '../theme.ts';
import { isVeiled, secretsLine } from './secrets.ts';
import { type TableContext, type TableUi, visibleItems } from './ui.ts';

export interface Question {
  readonly title: string;
  /** Short, at the right end of the title. */
  readonly mark: string;
  /** The question itself, above the moves. */
  readonly lines: readonly string[];
}

export function questionOf(ui: TableUi, context: TableContext, width: number): Question {
  const { model, theme } = context;
  const { phase, names, decision } = model;
  if (phase.kind === 'choose' && decision !== null && !model.puzzleOver) {
    const filter = filterText(ui, context);
    const secrets = secretsLine(model, context.keymap) ?? '';
    return {
      title: names.length === 1 ? 'Your move' : `${names[decision.seat]} to decide`,
      mark: theme.style.dim(ui.digits === '' ? countText(ui, context) : `number ${ui.digits}`),
      lines: [
        ...wrap(decision.prompt, width).map(line => theme.style.strong(line)),
        ...[secrets, filter].flatMap(text => (text === '' ? [] : wrap(text, width).map(theme.style.warn))),
      ],
    };
  }
  const pace = ui.skipping ? 'skipping' : { watch: 'step by step', fast: 'fast' }[ui.pace];
  const sign = ui.busy === null ? '' : ` ${theme.style.accent(spinner(ui.tick, theme))}`;
  if (phase.kind === 'over' || decision === null) return { title: 'The game is over', mark: '', lines: [] };
  if (model.puzzleOver) return { title: 'The puzzle is over', mark: '', lines: [] };
  if (isVeiled(model)) return { title: 'The others choose in secret', mark: '', lines: [] };
  const waiting = phase.kind === 'watch' ? 'to decide' : `is thinking${sign}`;
  return {
    title: `${names[decision.seat]} ${waiting}`,
    mark: phase.kind === 'wait' && model.shared === null ? theme.style.dim(pace) : '',
    lines: wrap(decision.prompt, width).map(line => theme.style.dim(line)),
  };
}

function countText(ui: TableUi, { model }: TableContext): string {
  const all = model.choices.length;
  const shown = visibleItems(ui, model).filter(item => item.kind === 'move').length;
  return `${shown === all ? '' : `${shown} of `}${plural(all, 'move')}`;
}

function filterText(ui: TableUi, { keymap }: TableContext): string {
  const all = `${keyNamer(keymap)('back')} shows all`;
  if (ui.filter !== '') return `only with "${ui.filter}" (${all})`;
  return ui.about === null ? '' : `only what is about this place (${all})`;
}

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'] as const;
const ASCII_SPINNER = ['|', '/', '-', '\\'] as const;

function spinner(tick: number, { unicode }: Theme): string {
  const signs = unicode ? SPINNER : ASCII_SPINNER;
  return signs[tick % signs.length]!;
}
