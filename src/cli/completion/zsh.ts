import type { CommandWords, FlagWords, Values } from './words.ts';

export function zshScript(root: CommandWords): string {
  return `#compdef boardgames
# zsh completion for boardgames: boardgames completion zsh > "\${fpath[1]}/_boardgames"
_boardgames_kept() {
  local -a kept=(\${(f)"$(boardgames games --names 2>/dev/null)"})
  compadd -a kept
}
${root.commands.map(command => commandFunction(command, `_boardgames_${command.name}`)).join('\n')}
${commandFunction(root, '_boardgames')}
if [ "$funcstack[1]" = _boardgames ]; then _boardgames "$@"; else compdef _boardgames boardgames; fi
`;
}

function commandFunction(command: CommandWords, name: string): string {
  const flags = command.flags.map(flagSpec);
  if (command.commands.length === 0) {
    const argument = command.argument === null ? [] : [`'*: :${action(command.argument)}'`];
    return `${name}() {\n  _arguments ${[...flags, ...argument].join(' \\\n    ')}\n}`;
  }
  const children = command.commands.map(
    child => `'${child.name}:${quoted(child.about).replaceAll(':', '\\:')}'`,
  );
  const calls = command.commands.map(child => `    ${child.name}) ${childCall(child, name)} ;;`);
  return `${name}() {
  local context state line
  _arguments -C ${[...flags, "'1: :->command'", "'*:: :->rest'"].join(' \\\n    ')}
  if [ "$state" = command ]; then
    local -a commands=(${children.join(' ')})
    _describe command commands
  elif [ "$state" = rest ]; then
    case "$line[1]" in
${calls.join('\n')}
    esac
  fi
}`;
}

/** Subcommands are completed in place, the commands of the program by functions of their own. */
function childCall(child: CommandWords, parent: string): string {
  if (parent === '_boardgames') return `_boardgames_${child.name}`;
  const argument = child.argument === null ? [] : [`'*: :${action(child.argument)}'`];
  return `_arguments ${[...child.flags.map(flagSpec), ...argument].join(' ')}`;
}

function flagSpec({ flag, about, values }: FlagWords): string {
  const text = `${flag}[${quoted(about).replace(/[[\]:]/gu, '')}]`;
  return values === null ? `'${text}'` : `'${text}: :${action(values)}'`;
}

function action(values: Values): string {
  switch (values.type) {
    case 'words':
      return `(${values.words.join(' ')})`;
    case 'kept games':
      return '_boardgames_kept';
    case 'files':
      return '_files';
    case 'kept games and files':
      return '{_boardgames_kept; _files}';
    case 'directories':
      return '_files -/';
    case 'text':
      return '';
  }
}

function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}
