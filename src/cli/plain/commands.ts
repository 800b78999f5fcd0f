/** The commands of plain mode, as data: the help lists them. */
import { resolve } from 'node:path';
import { sentencesOf } from '../../app/log.ts';
import { findSections, sectionLines, sectionOf } from '../../app/outline.ts';
import { findTopics, parseRules, topicLines, topicList } from '../../app/rules-text.ts';
import { points, scoreLines } from '../../app/scores.ts';
import { undoTurn } from '../../app/undo.ts';
import type { Seat } from '../../core/game.ts';
import type { Preview } from '../../core/match.ts';
import { readMove } from '../../core/movefile.ts';
import { printable, quote } from '../../core/text.ts';
import { sentence } from '../../core/words.ts';
import type { LineOutcome } from './answer.ts';
import type { PlainTable } from './table.ts';

interface PlainCommand {
  readonly names: readonly [string, ...string[]];
  readonly argument: string;
  readonly about: string;
  run(table: PlainTable, seat: Seat, argument: string): LineOutcome | Promise<LineOutcome>;
}

export const COMMANDS: readonly PlainCommand[] = [
  { names: ['moves'], argument: '', about: 'list the choices again', run: moves },
  { names: ['preview'], argument: 'N', about: 'what choice N would bring about', run: preview },
  { names: ['why'], argument: '', about: 'what is not possible now, and why', run: why },
  { names: ['undo'], argument: '[turn]', about: 'take the last decision back, or the whole turn', run: undo },
  { names: ['redo'], argument: '', about: 'take the undo back', run: redo },
  {
    names: ['board'],
    argument: '[PART]',
    about: 'the table in words, or a part of it by its title',
    run: board,
  },
  { names: ['hand'], argument: '', about: 'your own part of the table', run: hand },
  { names: ['score'], argument: '', about: 'the scores by category, as far as you know them', run: score },
  { names: ['log'], argument: '[N]', about: 'the last N decisions, 10 by default', run: log },
  { names: ['rules'], argument: '[TOPIC]', about: 'the rule behind this decision, or a topic', run: rules },
  { names: ['lesson'], argument: '', about: 'what the lesson says here, once more', run: lesson },
  { names: ['hint'], argument: '', about: 'advice from the strongest bot', run: hint },
  { names: ['note'], argument: 'TEXT', about: 'a comment for the move file', run: note },
  { names: ['save'], argument: 'FILE', about: 'the game so far as a move file', run: save },
  { names: ['help', '?'], argument: '', about: 'this list', run: help },
  { names: ['quit', 'q'], argument: '', about: 'leave; the game is kept', run: quit },
];

function moves(table: PlainTable, seat: Seat): LineOutcome {
  table.listChoices(seat);
  return 'stayed';
}

function preview(table: PlainTable, seat: Seat, argument: string): LineOutcome {
  const { choices, names } = table.match;
  const numbered = choices[Number(argument) - 1];
  const reading = readMove(choices, argument);
  const choice = numbered ?? (reading.type === 'found' ? reading.choice : undefined);
  const seen = choice === undefined ? null : table.session.preview(choice.notation);
  if (seen === null) table.say('Type "preview N" with the number of a choice.');
  else table.say(...previewLines(seen, table, seat, names[seat] ?? ''));
  return 'stayed';
}

function previewLines(seen: Preview, table: PlainTable, seat: Seat, name: string): string[] {
  const lines = [...seen.sentences];
  if (seen.uncertain) lines.push('What follows depends on chance or on what is hidden.');
  const now = table.match.scores(seat)[seat]?.total ?? null;
  const then = seen.after?.[seat]?.total ?? null;
  if (now !== null && then !== null && now !== then) {
    lines.push(`${name} would have ${points(then)} instead of ${now}.`);
  }
  return lines.length === 0 ? ['It changes nothing that can be seen at once.'] : lines;
}

function why(table: PlainTable): LineOutcome {
  const reasons = table.match.unavailable.map(({ what, why: reason, rule }) =>
    rule === undefined ? `${what}: ${reason}` : `${what}: ${reason} (rule ${rule})`,
  );
  table.say(...(reasons.length === 0 ? ['Nothing that you might expect is missing.'] : reasons));
  return 'stayed';
}

function undo(table: PlainTable, _seat: Seat, argument: string): LineOutcome {
  if (argument !== '' && argument !== 'turn') {
    table.say('Type "undo" for the last decision, "undo turn" for the whole turn.');
    return 'stayed';
  }
  const state = table.match.undoState();
  if (!state.allowed) {
    table.say(sentence(`No undo: ${state.reason}`));
    return 'stayed';
  }
  if (argument === 'turn') {
    table.say(undoTurn(table.session));
  } else {
    const entry = table.session.undo();
    if (entry !== null) table.say(`Taken back: ${entry.choice.notation}.`);
  }
  table.forgetUndone();
  return 'moved';
}

function redo(table: PlainTable): LineOutcome {
  if (table.session.redo() !== null) return 'moved';
  table.say('There is nothing to redo.');
  return 'stayed';
}

function board(table: PlainTable, seat: Seat, argument: string): LineOutcome {
  const { game, names } = table.match;
  const sections = game.outline(table.match.view(seat), names);
  const shown = findSections(sections, argument);
  if (shown.length > 0) table.say(...shown.flatMap(sectionLines));
  else {
    const titles = sections.map(section => section.title);
    table.say(`No part of the table is called ${quote(argument)}. The parts are:`, ...titles);
  }
  return 'stayed';
}

function hand(table: PlainTable, seat: Seat): LineOutcome {
  const { game, names } = table.match;
  const view = table.match.view(seat);
  const own = sectionOf(game, view, names, seat);
  table.say(...(own === null ? game.outline(view, names) : [own]).flatMap(sectionLines));
  return 'stayed';
}

function score(table: PlainTable, seat: Seat): LineOutcome {
  table.say(...scoreLines(table.match.scores(seat), table.match.names));
  return 'stayed';
}

function log(table: PlainTable, seat: Seat, argument: string): LineOutcome {
  const { match } = table;
  const count = /^\d+$/u.test(argument) ? Number(argument) : 10;
  const latest = count === 0 ? [] : match.entries.slice(-count);
  const lines = latest.flatMap(entry =>
    sentencesOf(match, entry, seat).map(sentence => `${entry.number}. ${sentence}`),
  );
  table.say(...(lines.length === 0 ? ['Nothing has happened yet.'] : lines));
  return 'stayed';
}

async function rules(table: PlainTable, _seat: Seat, argument: string): Promise<LineOutcome> {
  const { readRules } = await import('../../storage/rules-data.ts');
  const text = readRules(table.session.loaded.entry.meta.id, table.io.files);
  if (!text.ok) {
    table.say(text.problem.message);
    return 'stayed';
  }
  const document = parseRules(text.value);
  const wanted = argument === '' ? (table.match.decision?.rule ?? '') : argument;
  const topics = findTopics(document, wanted);
  if (topics.length === 0) table.say(`No rule speaks of that. Topics:`, ...topicList(document));
  else if (topics.length > 3) table.say(`Several rules speak of that:`, ...topicList(topics));
  else table.say(...topics.flatMap(topic => topicLines(topic)));
  return 'stayed';
}

function lesson(table: PlainTable): LineOutcome {
  if (!table.sayLesson()) table.say('No lesson says anything here; "boardgames learn GAME" gives one.');
  return 'stayed';
}

async function hint(table: PlainTable): Promise<LineOutcome> {
  const advice = await table.bots.advise();
  if (advice !== null) table.say(`Hint: ${advice.sentence}`);
  return 'stayed';
}

function note(table: PlainTable, _seat: Seat, argument: string): LineOutcome {
  if (argument === '') {
    table.say('Type the note after the word "note".');
    return 'stayed';
  }
  const noted = table.session.note(argument);
  table.say(noted.ok ? 'Noted.' : noted.problem.message);
  return 'stayed';
}

function save(table: PlainTable, _seat: Seat, argument: string): LineOutcome {
  if (argument === '') {
    table.say('Type the name of a new file after the word "save".');
    return 'stayed';
  }
  const path = resolve(table.io.cwd, argument);
  const saved = table.session.saveAs(path);
  table.say(saved.ok ? `Saved to ${printable(path)}.` : saved.problem.message);
  return 'stayed';
}

function help(table: PlainTable): LineOutcome {
  table.say(
    'Type the number of a choice, or its notation, or as much of the notation as no other choice begins with.',
    ...COMMANDS.map(({ names, argument, about }) => `${`${names.join(', ')} ${argument}`.trim()}: ${about}`),
  );
  return 'stayed';
}

function quit(table: PlainTable): LineOutcome {
  if (table.session.saveProblem === null || table.leaving) return 'left';
  table.say('The game is not saved. Type "save FILE" to save it, or "quit" again to leave without it.');
  return 'stayed';
}
