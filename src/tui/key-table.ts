/** The keys of every screen as a Markdown table, for the manual. */
import { GLOBAL_KEYS } from './bindings.ts';
import { MENU_KEYS } from './menu/keys.ts';
import { REPLAY_KEYS } from './replay/keys.ts';
import { TABLE_KEYS } from './table/keys.ts';

interface Row {
  readonly shown: string;
  readonly about: string;
}

export function keyTable(): string {
  return [
    section('At the table', TABLE_KEYS),
    section('In the replay viewer', REPLAY_KEYS),
    section('In the menu', MENU_KEYS),
    section('Everywhere', GLOBAL_KEYS),
  ].join('\n');
}

function section(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ shown, about }) => `| ${cell(`\`${shown}\``)} | ${cell(about)} |`);
  return [`## ${title}`, '', '| key | what it does |', '|---|---|', ...lines, ''].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
