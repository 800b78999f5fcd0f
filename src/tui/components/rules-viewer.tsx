/** The rules of a game over the whole screen. */
import { type RulesView, rulesParts } from '../overlays/rules-parts.ts';
import { useTheme } from './lines.tsx';
import { Parts } from './parts.tsx';

export function RulesViewer(view: RulesView) {
  return <Parts parts={rulesParts(view, useTheme())} />;
}
