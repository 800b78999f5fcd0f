/** What a typed line means: the number of a choice, a command, or a move in its notation. */
import type { Seat } from '../../core/game.ts';
import { readMove } from '../../core/movefile.ts';
import { quote } from '../../core/text.ts';
import { plural } from '../../core/words.ts';
import { COMMANDS } from './commands.ts';
import type { PlainTable } from './table.ts';

export type LineOutcome = 'moved' | 'stayed' | 'left';

export async function answer(table: PlainTable, seat: Seat, line: string): Promise<LineOutcome> {
  if (line === '') return 'stayed';
  const { choices } = table.match;
  // At a table with guests lines come at any time.
  const othersDecide = choices.length === 0;
  if (/^\d+$/u.test(line) && !othersDecide) {
    const choice = choices.find(({ number }) => number === Number(line));
    if (choice === undefined) {
      const [first, last] = [choices[0]?.number ?? 1, choices.at(-1)?.number ?? 1];
      const numbers = choices.length === 1 ? `the number ${first}` : `a number from ${first} to ${last}`;
      table.say(
        `There ${choices.length === 1 ? 'is' : 'are'} ${plural(choices.length, 'choice')}: type ${numbers}.`,
      );
      return 'stayed';
    }
    return move(table, choice.notation);
  }
  const exact = table.match.find(line);
  if (exact !== undefined) return move(table, exact.notation);

  const [word = '', ...rest] = line.split(/\s+/u);
  const command = COMMANDS.find(({ names }) => names.includes(word.toLowerCase()));
  if (command !== undefined) {
    const outcome = await command.run(table, seat, rest.join(' '));
    table.leaving = command.names.includes('quit') && outcome === 'stayed';
    return outcome;
  }

  if (othersDecide) {
    table.say('Others decide now; "help" lists the commands.');
    return 'stayed';
  }
  const reading = readMove(choices, line);
  if (reading.type === 'found') return move(table, reading.choice.notation);
  if (reading.type === 'ambiguous') {
    const some = reading.choices.slice(0, 8).map(choice => choice.notation);
    table.say(`${quote(line)} could be ${some.join(' | ')}${reading.choices.length > 8 ? ' | ...' : ''}.`);
    return 'stayed';
  }
  const meant = reading.suggestion === null ? '' : ` Did you mean "${reading.suggestion}"?`;
  table.say(
    `${quote(line)} is not a choice here.${meant} "moves" lists the choices, "why" says what is not possible now.`,
  );
  return 'stayed';
}

function move(table: PlainTable, notation: string): LineOutcome {
  const objection = table.session.guide?.objection(notation) ?? null;
  if (objection !== null) {
    table.say(objection);
    return 'stayed';
  }
  const warning = table.warnings.before(table.match, notation);
  if (warning !== null) table.say(`Note: ${warning}`);
  table.session.play(notation);
  return 'moved';
}
