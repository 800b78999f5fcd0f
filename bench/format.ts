/** Results as aligned text for the terminal and as Markdown for the README. */
import { textTable } from '../src/app/text-table.ts';
import type { Bar, Machine, Report, Row } from './report.ts';
import { met } from './report.ts';
import type { Spread } from './stats.ts';

const HEADINGS = ['', 'measured', 'against', 'ratio', 'spread', 'bar', ''] as const;

export function resultTable(rows: readonly Row[]): string {
  return textTable([HEADINGS, ...rows.map(textCells)]).join('\n');
}

function textCells(row: Row): string[] {
  const verdict = met(row);
  return [
    row.what,
    `${formatNumber(row.value.median)} ${row.unit}`,
    row.against === null ? '' : `${row.against.what} ${formatNumber(row.against.value.median)}`,
    row.ratio === null ? '' : `${formatNumber(row.ratio.median)}x`,
    formatSpread(row.ratio ?? row.value),
    row.bar === null ? '' : formatBar(row.bar),
    verdict === null ? '' : verdict ? 'met' : 'MISSED',
  ];
}

export function markdownTable(report: Report): string {
  const lines = [
    `${formatMachine(report.machine)}. Medians of ${report.repetitions} interleaved repetitions, lowest to highest in brackets.`,
    '',
    '| | measured | against | ratio | bar |',
    '|---|---:|---:|---:|---|',
    ...report.rows.map(row => `| ${markdownCells(row).join(' | ')} |`),
  ];
  return `${lines.join('\n')}\n`;
}

function markdownCells(row: Row): string[] {
  const verdict = met(row);
  const bar = row.bar === null ? '' : `${formatBar(row.bar)}: ${verdict === true ? 'met' : '**missed**'}`;
  return [
    `${row.part}: ${row.what}`,
    `${formatNumber(row.value.median)} ${row.unit}`,
    row.against === null ? '' : `${row.against.what} ${formatNumber(row.against.value.median)}`,
    row.ratio === null ? '' : `${formatNumber(row.ratio.median)}x (${formatSpread(row.ratio)})`,
    bar,
  ];
}

export function formatMachine(machine: Machine): string {
  return `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}`;
}

function formatBar(bar: Bar): string {
  return 'atLeast' in bar ? `>= ${bar.atLeast}x` : `<= ${bar.atMost}x`;
}

function formatSpread(spread: Spread): string {
  return `${formatNumber(spread.low)}-${formatNumber(spread.high)}`;
}

/** Three significant digits, thousands apart. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e5) return `${Math.round(value / 1000).toLocaleString('en')}k`;
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(size >= 10 ? 1 : 2);
}
