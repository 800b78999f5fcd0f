import type { CommandWords, Values } from './words.ts';

export function bashScript(root: CommandWords): string {
  return `# bash completion for boardgames: source <(boardgames completion bash)
_boardgames() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local path="\${COMP_WORDS[1]}" words=''
  if [ "$COMP_CWORD" -gt 2 ]; then
    case "$path \${COMP_WORDS[2]}" in
      ${nested(root).join('|') || "''"}) path="$path \${COMP_WORDS[2]}" ;;
    esac
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${[...root.commands.map(({ name }) => name), ...flagNames(root)].join(' ')}'
  else
    case "$path $prev" in
${root.commands.flatMap(command => flagCases(command, command.name)).join('\n')}
    esac
    case "$path" in
${root.commands.flatMap(command => commandCases(command, command.name)).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _boardgames boardgames
`;
}

function nested(root: CommandWords): string[] {
  return root.commands.flatMap(({ name, commands }) => commands.map(child => `'${name} ${child.name}'`));
}

function flagCases(command: CommandWords, path: string): string[] {
  const own = command.flags.flatMap(({ flag, values }) =>
    values === null ? [] : [`      '${path} ${flag}') ${reply(values)} ;;`],
  );
  return [...own, ...command.commands.flatMap(child => flagCases(child, `${path} ${child.name}`))];
}

function commandCases(command: CommandWords, path: string): string[] {
  const words = [...command.commands.map(({ name }) => name), ...flagNames(command)];
  const { argument } = command;
  if (argument?.type === 'words') words.unshift(...argument.words);
  const kept = argument?.type.startsWith('kept games') === true ? `$(${KEPT}) ` : '';
  const own = `      '${path}') words="${kept}${words.join(' ')}" ;;`;
  return [own, ...command.commands.flatMap(child => commandCases(child, `${path} ${child.name}`))];
}

function flagNames(command: CommandWords): string[] {
  return command.flags.map(({ flag }) => flag);
}

function reply(values: Values): string {
  if (values.type === 'words')
    return `COMPREPLY=($(compgen -W '${values.words.join(' ')}' -- "$cur")); return`;
  if (values.type === 'directories') return 'COMPREPLY=($(compgen -d -- "$cur")); return';
  if (values.type === 'files') return 'COMPREPLY=($(compgen -f -- "$cur")); return';
  return 'COMPREPLY=(); return';
}

const KEPT = 'boardgames games --names 2>/dev/null';
