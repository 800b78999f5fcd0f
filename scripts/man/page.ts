/** The manual page: commands and options read off the program, the rest written here. */
import type { Command, Option } from 'commander';
import type { Io } from '../../src/cli/io.ts';
import { COMMANDS } from '../../src/cli/plain/commands.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { MAX_FILE_BYTES, MAX_LINE_LENGTH, MAX_LINES } from '../../src/core/movefile.ts';
import { playerRange } from '../../src/core/seats.ts';
import { listed, sentence } from '../../src/core/words.ts';
import { registry } from '../../src/registry.ts';
import { COLOR_NAMES, MAX_CONFIG_BYTES } from '../../src/storage/config.ts';
import { sizeText } from '../../src/storage/read-file.ts';
import { MAX_DATA_BYTES } from '../../src/storage/rules-data.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { fixedKeyNames, keyNamer, longKeyNames } from '../../src/tui/input/key-names.ts';
import { type WrittenList, writtenLists } from '../../src/tui/input/key-table.ts';
import { movableActions } from '../../src/tui/input/rebind.ts';

export function manualPage(): string {
  // Commands are described without being run: of the world they need only the games.
  const program = buildProgram({ games: registry } as unknown as Io, () => {});
  const shared = program.options.filter(option => option.long !== '--version');
  return [
    '.TH BOARDGAMES 1 "" "boardgames" "User Commands"',
    '.SH NAME',
    `boardgames \\- ${text('board games for the terminal')}`,
    '.SH SYNOPSIS',
    '.B boardgames',
    '.br',
    '.B boardgames',
    '.I GAME',
    '[\\fIoptions\\fR]',
    '.br',
    '.B boardgames',
    '.I command',
    '[\\fIoptions\\fR] [\\fIarguments\\fR]',
    ...DESCRIPTION,
    '.SH GAMES AND COMMANDS',
    ...program.commands.flatMap(command => commandLines(command, '', shared)),
    '.SS Options of everything that opens a table',
    ...shared.flatMap(optionLines),
    '.SH PLAIN LINES',
    ...PLAIN,
    ...COMMANDS.flatMap(plainLines),
    '.SH KEYS',
    'Each with the name of its action in the configuration.',
    ...writtenLists().flatMap(keyLines),
    ...REST,
    '',
  ].join('\n');
}

function commandLines(command: Command, parent: string, shared: readonly Option[]): string[] {
  const name = `${parent}${command.name()}`;
  const parts = command.registeredArguments.map(argument => {
    const word = `\\fI${text(argument.name())}\\fR${argument.variadic ? '...' : ''}`;
    return argument.required ? word : `[${word}]`;
  });
  const isShared = (option: Option): boolean => shared.some(({ flags }) => flags === option.flags);
  const own = command.options.filter(option => !option.hidden && !isShared(option));
  return [
    `.SS ${[name, ...parts].join(' ')}`,
    text(sentence(command.description())),
    ...own.flatMap(optionLines),
    ...command.commands.flatMap(child => commandLines(child, `${name} `, shared)),
  ];
}

function optionLines({ flags, description }: Option): string[] {
  return ['.TP', `.B ${text(flags)}`, text(sentence(description))];
}

function plainLines({ names, argument, about }: (typeof COMMANDS)[number]): string[] {
  const words = [names.join(', '), argument].filter(part => part !== '').join(' ');
  return ['.TP', `.B ${text(words)}`, text(sentence(about))];
}

function keyLines({ title, rows, includes }: WrittenList): string[] {
  return [
    `.SS ${text(title)}`,
    ...rows.flatMap(({ shown, actions, about }) => [
      '.TP',
      `.B ${text(shown)}`,
      text([sentence(about), ...(actions.length === 0 ? [] : [`[${actions.join(', ')}]`])].join(' ')),
    ]),
    ...(includes.length === 0 ? [] : ['.PP', text(`And the keys of: ${includes.join(', ')}.`)]),
  ];
}

/** Nothing of a text may be taken for a request or an escape. */
function text(plain: string): string {
  return plain
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replace(/^\./u, '\\&.');
}

function limit(bytes: number): string {
  return sizeText(bytes, Math.floor);
}

const GAMES = listed(registry.map(({ meta }) => `${meta.title} (${playerRange(meta)})`));

const DESCRIPTION = `.SH DESCRIPTION
${text(GAMES)}, played alone, at one keyboard, against bots or from move files.
Without arguments a menu opens.
.PP
On a terminal the game fills the screen; press
.B ${text(keyNamer(USUAL_KEYS)('help'))}
for the keys. With
.B \\-\\-plain
it is played in lines of text: type the number of a choice, or
.BR help .
.PP
The terminal is asked whether its background is dark or light; where it does not say, COLORFGBG may, and otherwise it is taken to be dark.
.B \\-\\-theme
spares the question. The wheel goes up and down. While the screen is up the program has the mouse: hold Shift to select text as always, or leave it alone with
.BR \\-\\-no\\-mouse .
.PP
Every decision is on disk before the next one is asked: leave at any time and go on with
.BR "boardgames resume" .
Nothing is ever sent anywhere.
.PP
Players are written as a list: a name, or
.BR bot:random ,
.BR bot:easy ,
.BR bot:medium ,
.BR bot:hard ,
or a bot with a name of its own, such as
.BR Vera=bot:easy .
A program of your own sits down as
.B exec:COMMAND
or
.BR exec:NAME=COMMAND ;
it speaks JSON lines, as docs/programs.md explains, and is replaced by a quick bot where it fails.`.split(
  '\n',
);

const PLAIN = `With
.B \\-\\-plain
or
.B \\-\\-brief
a choice is made by its number, by its notation in move files, or by as much of that as no other choice begins with. In brief, only what is new is said: of
many choices the groups and their numbers, of the table what is asked for.`.split('\n');

const REST = `.SH CONFIGURATION
Settings live in a TOML file,
.BR config.toml .
All of them may be left out; flags and environment go before them.
.PP
.nf
name = "Ada"           # your name at the table
level = "hard"         # bots beside a single player
ascii = false          # draw with ASCII signs only
color = true
theme = "auto"         # auto, dark or light
mouse = true
brief = false          # plain lines in few words
curtain = "auto"       # auto, always or never
pace = "watch"         # the moves of bots: watch or fast
digits = "move"        # the number of a move: move the cursor there, or play
moments = true         # show new rounds, throws and opened bids over the table
warnings = true        # a sentence before moves that waste something

[colors]               # on a dark background
players = ["#56B4E9", "#E69F00"]
accent = "#5FAFD7"

[colors.light]         # on a light one
accent = "#005A94"

[keys]                 # another key for an action, wherever it exists
undo = "z"
next\\-panel = "ctrl\\-n"
.fi
.PP
Colours that can be another: players, by seat, and ${text(COLOR_NAMES.join(', '))}. The text of the palettes stands out from its background
by 4.5:1 at least; that of your own is up to you.
.PP
A key is one sign, or one of these names: ${text(longKeyNames().join(', '))}, and so on for the other letters.
${text(fixedKeyNames())} stay what they are. Actions that can have another key: ${text(movableActions().join(', '))}.
.SH EXIT STATUS
.TP
.B 0
Done, or the file is sound. The end of the input in plain mode is no failure.
.TP
.B 1
Failure.
.TP
.B 2
Wrong usage.
.TP
.B 3
A file holds an illegal move or a broken line.
.TP
.B 4
A file is legal, but a checkpoint or its result differs.
.TP
.B 5
A file needs another rules version or other data.
.TP
.B 128+n
Ended by signal n; the game is kept.
.SH ENVIRONMENT
.TP
.B BOARDGAMES_HOME
One folder for everything, in place of those below. An absolute path.
.TP
.BR XDG_DATA_HOME ", " XDG_CONFIG_HOME
Where kept games and the configuration live, in a folder
.IR boardgames .
.TP
.BR NO_COLOR ", " TERM
No colours, but bold and reverse text; plain lines where TERM is
.BR dumb .
.TP
.B COLORFGBG
The colours of the terminal, where it does not tell them itself.
.TP
.B PAGER
What shows long texts.
.SH FILES
.TP
.I ~/.config/boardgames/config.toml
The configuration.
.TP
.I ~/.local/share/boardgames/games/*.moves
Kept games, as move files.
.TP
.I ~/.local/share/boardgames/crashes
Reports of crashes.
.TP
.I ~/.local/share/boardgames/programs/*.log
What programs in seats wrote to stderr.
.PP
.B boardgames paths
shows where they are on this machine.
.PP
Larger files are refused: a move file has at most ${limit(MAX_FILE_BYTES)}, ${MAX_LINES} lines and
${MAX_LINE_LENGTH} characters in a line, a table of component data ${limit(MAX_DATA_BYTES)}, the configuration ${limit(MAX_CONFIG_BYTES)}.
.SH EXAMPLES
.nf
boardgames learn newton
boardgames newton \\-\\-solo
boardgames leonardo \\-\\-players Ann,Bob,bot:hard
printf \\(aq1\\en1\\en\\(aq | boardgames newton \\-\\-solo \\-\\-plain
boardgames replay game.moves \\-\\-print
source <(boardgames completion bash)
.fi
.SH NOTES
An unofficial fan project, not affiliated with the designers or publishers of the games.`.split('\n');
