/** The anchors of a game's rules, and where they are pointed at: in the rules themselves, in code, in titles of tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../support/games.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface RuleSection {
  /** Null for a heading that has none. */
  readonly anchor: string | null;
  readonly heading: string;
  readonly body: string;
}

/** The chapters and topics of `rules-data/<game>/rules.md`. */
export function sectionsOf(id: string): RuleSection[] {
  const text = readFileSync(join(ROOT, 'rules-data', id, 'rules.md'), 'utf8');
  return text
    .split(/^#{2,} /mu)
    .slice(1)
    .map(section => {
      const [heading = '', ...body] = section.split('\n');
      return { anchor: /\{#([\w.-]+)\}$/u.exec(heading)?.[1] ?? null, heading, body: body.join('\n') };
    });
}

/** Anchors to which the rules refer. */
export function linkedIn(sections: readonly RuleSection[]): string[] {
  return sections.flatMap(({ body }) => [...body.matchAll(/\]\(#([^)]+)\)/gu)].map(match => match[1]!));
}

function textOf(folder: string, ending: RegExp): string {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter(name => ending.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu;

function bracketed(text: string, id: string): Set<string> {
  return new Set([...text.matchAll(new RegExp(`\\[(${id}\\.[\\w.-]+)\\]`, 'gu'))].map(match => match[1]!));
}

/** Anchors that comments of the rules cite: `[newton.travel.cost]`. */
export function citedIn(id: string): Set<string> {
  const comments = textOf(join(ROOT, 'src/games', id), /\.ts$/u).match(COMMENT) ?? [];
  return bracketed(comments.join('\n'), id);
}

/** Anchors that rules and boards hand out as text: the rule behind a question, a reason, an explanation. */
export function handedOutIn(id: string): Set<string> {
  const folders = [join(ROOT, 'src/games', id), join(ROOT, 'src/tui/boards', id)];
  const code = folders.map(folder => textOf(folder, /\.tsx?$/u).replace(COMMENT, '')).join('\n');
  const quoted = new RegExp(`(?<=['"\`])${id}\\.[a-z0-9.-]*[a-z0-9](?=['"\`])`, 'gu');
  return new Set(code.match(quoted) ?? []);
}

/** Anchors in titles of the game's tests. */
export function testedIn(id: string): Set<string> {
  return bracketed(textOf(testFolder(id), /\.test\.tsx?$/u).replace(COMMENT, ''), id);
}

/**
 * Anchors that no code implements, each with its reason: they state a fact about the box or the table. A game that has such
 * lists them in `test/games/<game>/anchors.ts`.
 */
export async function notInCode(id: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(join(testFolder(id), 'anchors.ts'))) return {};
  const listed = (await import(`./${id}/anchors.ts`)) as { NOT_IN_CODE: Readonly<Record<string, string>> };
  return listed.NOT_IN_CODE;
}
