/** A page of the tree: some of the fields whole, and in a line or more which others lie before and behind it. */
import type { Discovery } from '../../../games/newscience/rules/data.ts';
import type { FieldIndex } from '../../../games/newscience/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { cut, pad } from '../../draw/text.ts';
import { discoveryId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { fieldName, fieldStyle } from './signs.ts';
import { publisherOf } from './standing.ts';
import { wireKey } from './tree-legend.ts';
import type { TreePlan } from './tree-plan.ts';
import { zoneMarkers } from './tree-zones.ts';

/** The rows of a page with what lies around it; the first of them tells what the signs mean. */
export function pageLines(
  input: PanelInput,
  plan: TreePlan,
  page: number,
  rows: readonly string[],
): string[] {
  const before = plan.pages.slice(0, page).flatMap(({ fields }) => fields);
  const behind = plan.pages.slice(page + 1).flatMap(({ fields }) => fields);
  const least = (before.length === 0 ? 0 : 1) + (behind.length === 0 ? 0 : 1);
  const spare = Math.max(0, input.height - rows.length - least);
  const isEach = before.length + behind.length - least <= spare;
  const above = around(input, before, 'PgUp', isEach);
  const below = around(input, behind, 'PgDn', isEach);
  const [first = '', ...others] = rows;
  const left = input.height - rows.length - above.length - below.length;
  const key = left < 2 || least === 0 ? [] : wireKey(input, { width: input.width, height: left - 1 });
  const blank = new Array<string>(Math.max(0, left - key.length)).fill('');
  return [first, ...above, ...others, ...blank, ...key, ...below];
}

/** A line for each field, or one for all, with the key that leads there at its end. */
function around(input: PanelInput, fields: readonly FieldIndex[], key: string, isEach: boolean): string[] {
  if (fields.length === 0) return [];
  const { theme, width } = input;
  const sign = key === 'PgUp' ? theme.glyph.up : theme.glyph.down;
  const room = width - key.length - 1;
  const texts = isEach
    ? fields.map(field => fieldText(input, field, room - 2))
    : [together(input, fields, room - 2)];
  const marked = key === 'PgUp' ? 0 : texts.length - 1;
  return texts.map((text, i) => {
    const line = `${theme.style.accent(sign)} ${text}`;
    if (i !== marked) return line;
    const [words = ''] = wireKey(input, { width: room - widthOfText(line) - GAP, height: 1 });
    const end = words === '' || isEach ? '' : words;
    return `${pad(line, room - widthOfText(end) - 1, theme)} ${end} ${theme.style.accent(key)}`;
  });
}

const GAP = 3;

/** `Physics: ‹Elastic Force› open to you, Pendulum R■, 3 published, 2 more`: as much of it as there is room for. */
function fieldText(input: PanelInput, field: FieldIndex, room: number): string {
  const { theme } = input;
  const { open, marked, published, others } = stateOf(input, field);
  const name = fieldStyle(theme, field)(theme.style.strong(fieldName(input.t, field)));
  const dim = theme.style.dim;
  const told = open.map((name, i) => (i === open.length - 1 ? `${name}${dim(' open to you')}` : name));
  const done = published.length === 0 ? [] : [dim(`${published.length} published`)];
  const forms = [
    [...told, ...marked, ...done, ...others.map(({ name: other }) => dim(other))],
    [...told, ...marked, ...done, ...(others.length === 0 ? [] : [dim(`${others.length} more`)])],
    [...told, ...marked],
    told,
    open,
  ];
  const lines = forms.map(parts =>
    parts.length === 0 ? name : `${name}${dim(':')} ${parts.join(dim(', '))}`,
  );
  return lines.find(line => widthOfText(line) <= room) ?? cut(lines.at(-1)!, room, theme);
}

/** The names of all of them, and what in them is open to the player. */
function together(input: PanelInput, fields: readonly FieldIndex[], room: number): string {
  const { theme } = input;
  if (fields.length === 1) return fieldText(input, fields[0]!, room);
  const texts = [true, false].map(isWhole =>
    fields
      .map(field => {
        const { open } = stateOf(input, field);
        const name = fieldStyle(theme, field)(theme.style.strong(fieldName(input.t, field)));
        return isWhole && open.length > 0 ? `${name}${theme.style.dim(':')} ${open.join(' ')}` : name;
      })
      .join(theme.style.dim(', ')),
  );
  return texts.find(text => widthOfText(text) <= room) ?? cut(texts.at(-1)!, room, theme);
}

interface FieldState {
  readonly open: readonly string[];
  /** Those with markers of anybody, and the markers. */
  readonly marked: readonly string[];
  readonly published: readonly Discovery[];
  readonly others: readonly Discovery[];
}

function stateOf(input: PanelInput, field: FieldIndex): FieldState {
  const { t, view, theme, targets } = input;
  const { inPlay } = t.boards[view.players]!;
  const those = t.discoveries.filter(each => each.field === field && (inPlay & (1 << each.index)) !== 0);
  const isOpen = ({ index }: Discovery): boolean => targets.has(discoveryId(index));
  const published = those.filter(each => publisherOf(view, each) !== null && !isOpen(each));
  const left = those.filter(each => !published.includes(each) && !isOpen(each));
  const markers = (each: Discovery): string =>
    (['researched', 'experimented'] as const)
      .map(zone => ({ zone, shown: zoneMarkers(input, each, zone, 'all') }))
      .filter(({ shown }) => shown !== '')
      .map(({ zone, shown }) => ` ${zone === 'researched' ? 'R' : 'E'}${shown}`)
      .join('');
  const { targetOpen, targetClose } = theme.glyph;
  return {
    open: those.filter(isOpen).map(({ name }) => theme.style.target(`${targetOpen}${name}${targetClose}`)),
    marked: left.filter(each => markers(each) !== '').map(each => `${each.name}${markers(each)}`),
    published,
    others: left.filter(each => markers(each) === ''),
  };
}
