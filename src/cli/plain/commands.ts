/** The commands of plain mode, as data: the help lists them. */
import { resolve } from 'node:path';
import { undoTurn } from '../../app/undo.ts';
import type { Seat } from '../../core/game.ts';
import { printable } from '../../core/text.ts';
import { sentence } from '../../core/words.ts';
import type { LineOutcome } from './answer.ts';
import * as look from './look.ts';
import type { PlainTable } from './table.ts';

/** Says something, and the decision stands. */
type Look = (table: PlainTable, seat: Seat, argument: string) => void | Promise<void>;

interface PlainCommand {
  readonly names: readonly [string, ...string[]];
  readonly argument: string;
  readonly about: string;
  /** Where it does nothing, help leaves it out. Left out: at every table. */
  readonly at?: (table: PlainTable) => boolean;
  run(table: PlainTable, seat: Seat, argument: string): LineOutcome | Promise<LineOutcome>;
}

function looking(tell: Look): PlainCommand['run'] {
  return async (table, seat, argument): Promise<LineOutcome> => {
    await tell(table, seat, argument);
    return 'stayed';
  };
}

const shared = ({ session }: PlainTable): boolean => session.shared !== null;
const unshared = (table: PlainTable): boolean => !shared(table);
const advising = ({ session }: PlainTable): boolean => {
  return session.puzzle === null && session.shared?.hints !== false && session.shared?.seat !== null;
};
const deciding = ({ session }: PlainTable): boolean => session.shared?.seat !== null;

export const COMMANDS: readonly PlainCommand[] = [
  {
    names: ['moves'],
    argument: '[GROUP]',
    about: 'list all choices, or those of a group',
    at: deciding,
    run: looking(look.moves),
  },
  {
    names: ['notation'],
    argument: '',
    about: 'list all choices with the text that move files have for them',
    at: deciding,
    run: looking(look.notation),
  },
  {
    names: ['preview'],
    argument: 'N',
    about: 'what choice N would bring about',
    at: deciding,
    run: looking(look.preview),
  },
  {
    names: ['why'],
    argument: '',
    about: 'what is not possible now, and why',
    at: deciding,
    run: looking(look.why),
  },
  {
    names: ['undo'],
    argument: '[turn]',
    about: 'take the last decision back, or the whole turn',
    at: deciding,
    run: undo,
  },
  { names: ['redo'], argument: '', about: 'take the undo back', at: deciding, run: redo },
  {
    names: ['last'],
    argument: '',
    about: 'what has happened since your last turn',
    run: looking(look.last),
  },
  {
    names: ['board'],
    argument: '[PART]',
    about: 'the table in words, or a part of it: "board map", "board shelf Ben"',
    run: looking(look.board),
  },
  {
    names: ['player'],
    argument: '[NAME]',
    about: 'what belongs to a player, by default to you',
    run: looking(look.player),
  },
  {
    names: ['hand'],
    argument: '',
    about: 'your own part of the table',
    at: deciding,
    run: looking(look.hand),
  },
  {
    names: ['place', 'card', 'about'],
    argument: 'NAME',
    about: 'a place, a card or anything else that has a name',
    run: looking(look.thing),
  },
  {
    names: ['score'],
    argument: '',
    about: 'the scores by category, as far as you know them',
    run: looking(look.score),
  },
  { names: ['log'], argument: '[N]', about: 'the last N decisions, 10 by default', run: looking(look.log) },
  {
    names: ['rules'],
    argument: '[TOPIC]',
    about: 'the rule behind this decision, or a topic',
    run: looking(look.rules),
  },
  {
    names: ['lesson'],
    argument: '',
    about: 'what the lesson says here, once more',
    at: unshared,
    run: looking(lesson),
  },
  { names: ['hint'], argument: '', about: 'advice from the strongest bot', at: advising, run: looking(hint) },
  {
    names: ['say'],
    argument: 'TEXT',
    about: 'a line for the others at a hosted table',
    at: shared,
    run: looking(say),
  },
  { names: ['chat'], argument: '', about: 'what was said there', at: shared, run: looking(chat) },
  {
    names: ['note'],
    argument: 'TEXT',
    about: 'a comment for the move file',
    at: unshared,
    run: looking(note),
  },
  {
    names: ['save'],
    argument: 'FILE',
    about: 'the game so far as a move file',
    at: unshared,
    run: looking(save),
  },
  { names: ['help', '?'], argument: '', about: 'this list', run: looking(help) },
  { names: ['quit', 'q'], argument: '', about: 'leave; the game is kept', run: quit },
];

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
    if (entry !== null)
      table.say(`Taken back: ${table.brief ? 'your last decision' : entry.choice.notation}.`);
  }
  table.forgetUndone();
  return 'moved';
}

function redo(table: PlainTable): LineOutcome {
  if (table.session.redo() !== null) return 'moved';
  table.say('There is nothing to redo.');
  return 'stayed';
}

function lesson(table: PlainTable): void {
  if (!table.sayLesson()) table.say('No lesson says anything here; "boardgames learn GAME" gives one.');
}

const ALONE = 'Nobody sits at this table from another terminal.';

function say(table: PlainTable, _seat: Seat, argument: string): void {
  const said = table.session.shared?.say(argument) ?? null;
  if (said === null) table.say(ALONE);
  else if (!said.ok) table.say(said.problem.message);
}

function chat(table: PlainTable): void {
  const lines = table.session.shared?.chat ?? [ALONE];
  table.say(...(lines.length === 0 ? ['Nothing has been said yet.'] : lines));
}

async function hint(table: PlainTable): Promise<void> {
  if (table.session.puzzle !== null) {
    table.say('There are no hints in a puzzle.');
    return;
  }
  if (table.session.shared?.hints === false) {
    table.say('Hints are off at this table.');
    return;
  }
  const advice = await table.bots.advise();
  if (advice === null) return;
  const [move, ...why] = advice.sentences;
  table.say(`Hint: ${move}`, ...why);
}

function note(table: PlainTable, _seat: Seat, argument: string): void {
  const noted = argument === '' ? null : table.session.note(argument);
  if (noted === null) table.say('Type the note after the word "note".');
  else table.say(noted.ok ? 'Noted.' : noted.problem.message);
}

function save(table: PlainTable, _seat: Seat, argument: string): void {
  const path = resolve(table.io.cwd, argument);
  const saved = argument === '' ? null : table.session.saveAs(path);
  if (saved === null) table.say('Type the name of a new file after the word "save".');
  else table.say(saved.ok ? `Saved to ${printable(path)}.` : saved.problem.message);
}

function help(table: PlainTable): void {
  table.say(
    'Type the number of a choice, or its notation, or as much of the notation as no other choice begins with.',
    ...COMMANDS.filter(({ at }) => at === undefined || at(table)).map(
      ({ names, argument, about }) => `${`${names.join(', ')} ${argument}`.trim()}: ${about}`,
    ),
  );
}

function quit(table: PlainTable): LineOutcome {
  if (table.session.saveProblem === null || table.leaving) return 'left';
  table.say('The game is not saved. Type "save FILE" to save it, or "quit" again to leave without it.');
  return 'stayed';
}
