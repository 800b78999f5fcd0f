/** Commands about move files: looking, checking, comparing, showing. */
import { type Command, Option } from 'commander';
import { THEME_CHOICES } from '../../storage/config.ts';
import type { CompareFlags } from '../commands/compare.ts';
import type { PageFlags } from '../commands/page.ts';
import type { PictureFlags } from '../commands/picture.ts';
import type { ReplayFlags } from '../commands/replay.ts';
import type { ReviewFlags } from '../commands/review.ts';
import type { ShareFlags } from '../commands/share.ts';
import type { VerifyFlags } from '../commands/verify.ts';
import type { Io } from '../io.ts';
import type { DrawFlags } from '../show-flags.ts';
import { addFaceFlags, type Finish, oneOf, withProgramFlags, withServices } from './shared.ts';

const EXIT_CODES = `
Exit codes: 0 sound; 1 unreadable; 3 illegal move or broken line; 4 legal, but a
checkpoint or the result differs; 5 needs another rules version or other data.`;

export function addFiles(program: Command, io: Io, finish: Finish): void {
  const replay = program
    .command('replay')
    .argument('<file-or-name>', 'a move file, or a kept game')
    .description('look at a game: step, jump, autoplay')
    .option('--as <name>', 'show only what this player knew')
    .option('--public', 'show only what a spectator knew')
    .option('--all', 'show everything, also what is still secret')
    .option('--print', 'as plain text')
    .option('--json', 'as JSON lines')
    .option('--state', 'with --json: the state after every decision')
    .option('--data <dir>', 'the component data that it was played with');
  addFaceFlags(replay).action(async (file: string, flags: ReplayFlags) => {
    const command = await import('../commands/replay.ts');
    finish(
      await withServices(io, games => command.showReplay(file, withProgramFlags(program, flags), games)),
    );
  });

  const review = program
    .command('review')
    .argument('<file-or-name>', 'a move file, or a kept game')
    .description('what each decision cost, from what its player knew')
    .option('--as <name>', "this player's decisions alone")
    .option('--effort <n>', 'how hard the bot looks; 100 by default')
    .option('--at <number>', 'one decision, its table and moves in lines')
    .option('--try <move>', 'with --at: what another move is worth')
    .option('--data <dir>', 'the component data that it was played with')
    .option('--json', 'machine-readable');
  addFaceFlags(review).action(async (file: string, flags: ReviewFlags) => {
    const command = await import('../commands/review.ts');
    finish(await withServices(io, games => command.review(file, withProgramFlags(program, flags), games)));
  });

  program
    .command('compare')
    .argument('<file-or-name...>', 'move files or kept games of one deal')
    .description('the same deal played several times, side by side')
    .option('--seat <number>', "whose points; the first person's by default")
    .option('--ascii', 'no chart')
    .option('--data <dir>', 'the component data that they were played with')
    .option('--json', 'machine-readable')
    .action(async (files: string[], flags: CompareFlags) => {
      const command = await import('../commands/compare.ts');
      finish(await withServices(io, games => command.compare(files, flags, games)));
    });

  program
    .command('verify')
    .argument('<file-or-name...>', 'move files, or kept games')
    .description('replay without a screen; the exit code says what is wrong')
    .option('--lax', 'take hand-written files')
    .option('--data <dir>', 'the component data that they were played with')
    .option('--json', 'machine-readable')
    .addHelpText('after', EXIT_CODES)
    .action(async (files: string[], flags: VerifyFlags) => {
      const command = await import('../commands/verify.ts');
      finish(await withServices(io, games => command.verifyFiles(files, flags, games)));
    });
}

/** What the commands that show a game to others have in common. */
function showing(program: Command, name: string, about: string): Command {
  return program
    .command(name)
    .argument('<file-or-name>', 'a move file, or a kept game')
    .description(about)
    .option('--as <name>', 'show only what this player knew')
    .option('--public', 'show only what a spectator knew')
    .option('--all', 'show what is still secret, too')
    .option('--data <dir>', 'the component data that it was played with');
}

function addDrawFlags(command: Command): Command {
  return command
    .option('--size <columns>x<rows>', 'of the screen; 120x40 by default')
    .option('--ascii', 'draw with ASCII signs only')
    .addOption(
      new Option(`--theme <${PALETTES.join('|')}>`, 'colours for a dark or light page').argParser(value =>
        oneOf(value, PALETTES),
      ),
    );
}

const PALETTES = THEME_CHOICES.filter(choice => choice !== 'auto');

export function addShowing(program: Command, io: Io, finish: Finish): void {
  const picture = showing(program, 'picture', 'a moment of a game as a picture: SVG, PNG or text')
    .option('--at <step>', 'after so many steps; by default at the end')
    .option('--board <name>', 'with this board in front')
    .option('-o, --output <file>', 'ends in .svg, .png, .txt or .ansi; by default it is printed');
  addDrawFlags(picture).action(async (file: string, flags: PictureFlags) => {
    const command = await import('../commands/picture.ts');
    finish(await withServices(io, games => command.picture(file, flags, games)));
  });
  const cast = showing(program, 'cast', 'a game as an asciicast, with a marker at each round').option(
    '-o, --output <file>',
    'ends in .cast; by default it is printed',
  );
  addDrawFlags(cast).action(async (file: string, flags: DrawFlags) => {
    const command = await import('../commands/cast.ts');
    finish(await withServices(io, games => command.cast(file, flags, games)));
  });
  showing(program, 'page', 'a game as one HTML file that replays it in a browser')
    .option('-o, --output <file>', 'ends in .html; by default it is printed')
    .option('--effort <n>', 'with the review of this effort, if it was made; 100 by default')
    .action(async (file: string, flags: PageFlags) => {
      const command = await import('../commands/page.ts');
      finish(await withServices(io, games => command.page(file, flags, games)));
    });
  program
    .command('share')
    .argument('<file-or-name>', 'a move file, or a kept game')
    .description('the result of a game as a text to paste')
    .option('--quiet', 'only the deal and the proof, nothing of how it went')
    .option('--copy', 'put it on the clipboard, too')
    .option('--ascii', 'write with ASCII signs only')
    .option('--data <dir>', 'the component data that it was played with')
    .option('--json', 'machine-readable')
    .action(async (file: string, flags: ShareFlags) => {
      const command = await import('../commands/share.ts');
      finish(await withServices(io, games => command.share(file, flags, games)));
    });
}
