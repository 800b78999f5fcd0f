/** What a player asks to hear at the plain table, one thing at a time. Nothing here changes the game. */
import { nextSentence } from '../../app/foreseen.ts';
import { lastTurn, sentencesOf } from '../../app/log.ts';
import {
  findSections,
  findThings,
  noSection,
  noThing,
  sectionIds,
  sectionLines,
  sectionsOf,
} from '../../app/outline.ts';
import { findTopics, type RuleTopic, rulesOf, topicLines, topicList } from '../../app/rules-text.ts';
import { pointWords, scoreLines } from '../../app/scores.ts';
import type { Seat, Section, Thing } from '../../core/game.ts';
import type { Preview } from '../../core/match.ts';
import { readMove } from '../../core/movefile.ts';
import { seatNamed } from '../../core/seats.ts';
import { quote } from '../../core/text.ts';
import { didYouMean, listed } from '../../core/words.ts';
import { choicesIn, fullLines, type ListedChoice } from './choices.ts';
import type { PlainTable } from './table.ts';

export function moves(table: PlainTable, seat: Seat, argument: string): void {
  const all = table.choices(seat);
  const wanted = choicesIn(all, argument);
  const groups = [...new Set(all.map(({ group }) => group))];
  if (wanted.length > 0) table.say(...fullLines(wanted, !table.brief));
  else table.say(`No choices are called ${quote(argument)}; ${didYouMean(argument, groups, 'there are')}`);
}

export function notation(table: PlainTable, seat: Seat): void {
  table.say(...fullLines(table.choices(seat), true));
}

export function preview(table: PlainTable, seat: Seat, argument: string): void {
  const { choices, names } = table.match;
  const numbered = /^\d+$/u.test(argument)
    ? choices.find(({ number }) => number === Number(argument))
    : undefined;
  const reading = readMove(choices, argument);
  const choice = numbered ?? (reading.type === 'found' ? reading.choice : undefined);
  const seen = choice === undefined ? null : table.session.preview(choice.notation);
  if (seen === null) table.say('Type "preview N" with the number of a choice.');
  else table.say(...previewLines(seen, table, seat, names[seat] ?? ''));
}

function previewLines(seen: Preview, table: PlainTable, seat: Seat, name: string): string[] {
  const lines = [...seen.sentences];
  if (seen.uncertain) lines.push('What follows depends on chance or on what is hidden.');
  const now = table.match.scores(seat)[seat]?.total ?? null;
  const then = seen.after?.[seat]?.total ?? null;
  if (now !== null && then !== null && now !== then) {
    lines.push(`${name} would have ${pointWords(table.match.game.meta, then)} instead of ${now}.`);
  }
  return lines.length === 0 ? [nextSentence(seen)] : lines;
}

export function why(table: PlainTable): void {
  const reasons = table.match.unavailable.map(({ what, why: reason, rule }) =>
    rule === undefined || table.brief ? `${what}: ${reason}` : `${what}: ${reason} (rule ${rule})`,
  );
  table.say(...(reasons.length === 0 ? ['Nothing that you might expect is missing.'] : reasons));
}

export function last(table: PlainTable, seat: Seat): void {
  const { match } = table;
  const sentences = lastTurn(match, seat).flatMap(entry => sentencesOf(match, entry, seat));
  table.say(...(sentences.length === 0 ? ['Nothing has happened yet.'] : sentences));
}

/** In brief, the whole table is only read out where it is asked for as such. */
export function board(table: PlainTable, seat: Seat, argument: string): void {
  const { names } = table.match;
  const sections = outline(table, seat);
  const found = argument === 'all' ? sections : findSections(sections, argument, names, seat);
  if (argument === '' && table.brief) {
    table.say(`Type "board" with a part: ${listed(sectionIds(sections), 'or')}; "board all" for all.`);
  } else if (found.length === 0) table.say(noSection(sections, argument, names));
  else table.say(...found.flatMap(sectionLines));
}

export function player(table: PlainTable, seat: Seat, argument: string): void {
  const { names } = table.match;
  const named = argument === '' ? seat : seatNamed(names, argument);
  const sections = outline(table, seat);
  const own = sectionsOf(sections, named);
  if (named < 0) {
    table.say(`Nobody is called ${quote(argument)}; ${didYouMean(argument, names, 'the players are')}`);
  } else table.say(...(own.length === 0 ? sections : own).flatMap(sectionLines));
}

export function hand(table: PlainTable, seat: Seat): void {
  player(table, seat, '');
}

function outline({ match }: PlainTable, seat: Seat): readonly Section[] {
  return match.game.outline(match.view(seat), match.names);
}

/** At most so many things are read out at once. */
const MANY = 5;

export function thing(table: PlainTable, seat: Seat, argument: string): void {
  const { match } = table;
  const things = match.game.things(match.view(seat), match.names);
  const found = findThings(things, argument);
  const choices = table.choices(seat);
  if (argument === '') table.say('Type a name behind it: of a place, a card or anything else.');
  else if (found.length === 0) table.say(noThing(things, argument));
  else if (found.length > MANY) {
    const named = found.map(({ name }) => name);
    table.say(`${quote(argument)} could be ${listed(named, 'or')}.`);
  } else table.say(...found.flatMap(one => [one.text, ...doable(one, choices), `Rule: ${one.rule}.`]));
}

/** What can be done with a thing now; descriptions leave out what stands in brackets behind its name. */
function doable({ name }: Thing, choices: readonly ListedChoice[]): string[] {
  const wanted = name.replace(/ \(.*\)$/u, '').toLowerCase();
  return choices
    .filter(({ text }) => text.toLowerCase().includes(wanted))
    .map(({ number, text }) => `Choice ${number}: ${text}`);
}

export function score(table: PlainTable, seat: Seat): void {
  table.say(...scoreLines(table.match.scores(seat), table.match.names, table.match.game.meta));
}

export function log(table: PlainTable, seat: Seat, argument: string): void {
  const { match } = table;
  const count = /^\d+$/u.test(argument) ? Number(argument) : 10;
  const latest = count === 0 ? [] : match.seenBy(seat).slice(-count);
  const lines = latest.flatMap(entry =>
    sentencesOf(match, entry, seat).map(sentence => `${entry.number}. ${sentence}`),
  );
  table.say(...(lines.length === 0 ? ['Nothing has happened yet.'] : lines));
}

export async function rules(table: PlainTable, _seat: Seat, argument: string): Promise<void> {
  const { readRules } = await import('../../storage/rules-data.ts');
  const { entry, game } = table.session.loaded;
  const text = readRules(entry.meta.id, table.io.files);
  const document = rulesOf(text.ok ? text.value : '', game);
  const topics = findTopics(document, argument === '' ? (table.match.decision?.rule ?? '') : argument);
  const list = table.brief ? namedTopics : topicList;
  if (!text.ok) table.say(text.problem.message);
  else if (topics.length === 0) table.say(`No rule speaks of that. Topics:`, ...list(document));
  else if (topics.length > 3) table.say(`Several rules speak of that:`, ...list(topics));
  else table.say(...topics.flatMap(topic => topicLines(topic)));
}

/** Without columns, which are no help to the ear. */
function namedTopics(topics: readonly RuleTopic[]): string[] {
  return topics.map(({ anchor, title }) => `${title}: ${anchor}`);
}
