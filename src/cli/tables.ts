/** Component data as text, whatever its shape: lists of items become tables, everything else nested lines. */
import { textTable } from '../app/text-table.ts';

type Item = Readonly<Record<string, unknown>>;

const SOURCES = ['rulebook', 'published', 'reconstructed'] as const;

/** The sources named anywhere in a table, the safest first. */
export function sourcesOf(value: unknown): string[] {
  const found = new Set<string>();
  collectSources(value, found);
  return SOURCES.filter(source => found.has(source));
}

function collectSources(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectSources(part, found);
  }
}

export function tableLines(value: unknown, indent = ''): string[] {
  if (isItems(value)) return itemLines(value).map(line => indent + line);
  if (Array.isArray(value)) return value.map(part => `${indent}${cell(part)}`);
  if (!isItem(value)) return [`${indent}${cell(value)}`];
  return Object.entries(value).flatMap(([key, part]) =>
    isFlat(part)
      ? [`${indent}${key}: ${cell(part)}`]
      : [`${indent}${key}:`, ...tableLines(part, `${indent}  `)],
  );
}

function itemLines(items: readonly Item[]): string[] {
  const keys = [...new Set(items.flatMap(item => Object.keys(item)))];
  const heading = keys.map(key => key.toUpperCase());
  return textTable([heading, ...items.map(item => keys.map(key => cell(item[key])))]);
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '-';
  if (Array.isArray(value)) return value.map(cell).join(', ') || '-';
  if (!isItem(value)) return String(value);
  return `(${Object.entries(value)
    .map(([key, part]) => `${key} ${cell(part)}`)
    .join(', ')})`;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return !isItems(value);
  return !isItem(value) || Object.values(value).every(part => typeof part !== 'object' || part === null);
}
