import type { CommandWords, FlagWords, Values } from './words.ts';

export function fishScript(root: CommandWords): string {
  const top = '__fish_use_subcommand';
  return `${[
    '# fish completion for boardgames: boardgames completion fish | source',
    'complete -c boardgames -f',
    ...root.commands.map(child => childLine(child, top)),
    ...root.flags.map(flag => flagLine(flag, top)),
    ...root.commands.flatMap(command => commandLines(command, [command.name])),
  ].join('\n')}\n`;
}

function commandLines(command: CommandWords, path: readonly string[]): string[] {
  const here = path.map(word => `__fish_seen_subcommand_from ${word}`).join('; and ');
  const { argument } = command;
  return [
    ...command.commands.map(child => childLine(child, here)),
    ...(argument === null ? [] : [`complete -c boardgames -n '${here}'${source(argument)}`]),
    ...command.flags.map(flag => flagLine(flag, here)),
    ...command.commands.flatMap(child => commandLines(child, [...path, child.name])),
  ];
}

function childLine(child: CommandWords, where: string): string {
  return `complete -c boardgames -n '${where}' -a ${child.name} -d '${quoted(child.about)}'`;
}

function flagLine({ flag, about, values }: FlagWords, where: string): string {
  const value = values === null ? '' : ` -r${source(values)}`;
  return `complete -c boardgames -n '${where}' -l ${flag.replace(/^--/u, '')}${value} -d '${quoted(about)}'`;
}

function source(values: Values): string {
  switch (values.type) {
    case 'words':
      return ` -a '${values.words.join(' ')}'`;
    case 'kept games':
      return " -a '(boardgames games --names 2>/dev/null)'";
    case 'files':
      return ' -F';
    case 'kept games and files':
      return " -F -a '(boardgames games --names 2>/dev/null)'";
    case 'directories':
      return " -a '(__fish_complete_directories)'";
    case 'text':
      return '';
  }
}

function quoted(text: string): string {
  return text.replaceAll("'", "\\'");
}
