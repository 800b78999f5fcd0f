/** The lists of keys written down: docs/keys.md, and the same for the manual page. */
import { capital } from '../../core/words.ts';
import { type ActionName, isTyped, USUAL_KEYS } from './actions.ts';
import { describeRow, type KeyList, takesText } from './key-list.ts';
import { fixedKeyNames, longKeyNames } from './key-names.ts';
import { KEY_LISTS } from './lists.ts';

interface WrittenRow {
  readonly shown: string;
  /** The names that the configuration has for them. */
  readonly actions: readonly ActionName[];
  readonly about: string;
}

export interface WrittenList {
  readonly title: string;
  readonly rows: readonly WrittenRow[];
  /** Titles of the lists whose keys work there too. */
  readonly includes: readonly string[];
}

/** Every list once, those that several places share after the first of them. */
export function writtenLists(): WrittenList[] {
  return [...new Set(KEY_LISTS.flatMap(withIncluded))].map(list => ({
    title: titleOf(list),
    rows: list.rows.map(row => ({
      ...describeRow(row, USUAL_KEYS, takesText(list)),
      actions: [...row.actions, ...(row.also ?? [])].filter(action => !isTyped(action)),
    })),
    includes: (list.includes ?? []).map(titleOf),
  }));
}

function withIncluded(list: KeyList<never>): KeyList<never>[] {
  return [list, ...(list.includes ?? []).flatMap(withIncluded)];
}

function titleOf({ where }: KeyList<never>): string {
  return capital(where);
}

export function keysManual(): string {
  const names = longKeyNames().map(name => `\`${name}\``);
  const opening = `# Keys

Every key, place by place. The last column is the name of the action, for the configuration: \`undo = "z"\` under \`[keys]\` gives it another key, there
and wherever else it exists. A key is one sign, or one of these names: ${names.join(', ')}, and so on for the other letters.
${fixedKeyNames()} stay what they are.
`;
  return [opening, ...writtenLists().map(section)].join('\n');
}

function section({ title, rows, includes }: WrittenList): string {
  const lines = rows.map(
    ({ shown, actions, about }) =>
      `| ${cell(`\`${shown}\``)} | ${cell(about)} | ${actions.map(action => `\`${action}\``).join(' ')} |`,
  );
  const table = lines.length === 0 ? [] : ['| key | what it does | action |', '|---|---|---|', ...lines, ''];
  const more = includes.length === 0 ? [] : [`And the keys of: ${includes.map(link).join(', ')}.`, ''];
  return [`## ${title}`, '', ...table, ...more].join('\n');
}

function link(title: string): string {
  return `[${title}](#${title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^\w-]/gu, '')})`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
