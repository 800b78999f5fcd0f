/** Where the parts of the rules stand: the list alone, or from a certain width on the list and the rule beside each other. */
import type { Rect, Size } from '../boards/contract.ts';
import { PAGE_FRAME } from './page.ts';

export interface RulesLayout {
  readonly heading: Rect;
  readonly search: Rect;
  readonly list: Rect;
  /** The rule beside the list; null where there is room for one of them. */
  readonly rule: Rect | null;
  readonly footer: Rect;
}

const TWO_COLUMNS = 76;
/** Title of the rule and the line below it. */
const RULE_HEAD = 2;

export function rulesLayout({ width, height }: Size): RulesLayout {
  const body = { row: 2, height: Math.max(1, height - 3) };
  const wide = width >= TWO_COLUMNS;
  const left = wide ? Math.min(52, Math.floor(width * 0.4)) : width;
  return {
    heading: { row: 0, col: 0, width, height: 1 },
    search: { row: 1, col: 0, width: left, height: 1 },
    list: { ...body, col: 0, width: left },
    rule: wide ? { row: 1, col: left, width: width - left, height: height - 2 } : null,
    footer: { row: height - 1, col: 0, width, height: 1 },
  };
}

/** What the text of a rule has to itself, counted as pages are. */
export function ruleSize(size: Size): Size {
  const { rule } = rulesLayout(size);
  return rule === null ? size : { width: rule.width - 2, height: rule.height - RULE_HEAD + PAGE_FRAME };
}
