/** The part that bash and zsh share: it puts what may come next into the array `reply`; none means files. */
function replyFunction(commands) {
    const members = commands.filter(({ members: names }) => names.length > 0);
    const groups = members.map(({ path, members: names }) => `    '${path.join(' ')}') reply=(${names.join(' ')}) ;;`);
    const options = commands.map(({ path, options: own }) => `    '${path.join(' ')}') reply=(${[...own.map(({ name }) => name), '--help'].join(' ')}) ;;`);
    const values = commands.flatMap(({ path, options: own }) => own.flatMap(({ name, choices }) => choices.length === 0 ? [] : [`    '${path.join(' ')} ${name}') reply=(${choices.join(' ')}); return ;;`]));
    const names = members.map(({ path, members: own }) => own.map((name) => `'${[...path, name].join(' ')}'`).join('|'));
    return `_coppice_reply() {
  local path='' word previous="$2" current="$1"
  shift 2
  for word in "$@"; do
    case "\${path:+$path }$word" in ${names.join('|')}) path="\${path:+$path }$word" ;; esac
  done
  reply=()
  case "$path $previous" in
${values.join('\n')}
  esac
  case "$current" in
    -*) case "$path" in
${options.join('\n')}
    esac ;;
    *) case "$path" in
${groups.join('\n')}
    esac ;;
  esac
}
`;
}
export function bashScript(commands) {
    return `# Completion of coppice for bash
${replyFunction(commands)}
_coppice() {
  local reply current="\${COMP_WORDS[COMP_CWORD]}"
  _coppice_reply "$current" "\${COMP_WORDS[COMP_CWORD-1]}" "\${COMP_WORDS[@]:1:COMP_CWORD-1}"
  COMPREPLY=($(compgen -W "\${reply[*]}" -- "$current"))
}
complete -o default -F _coppice coppice
`;
}
export function zshScript(commands) {
    return `#compdef coppice
# Completion of coppice for zsh
${replyFunction(commands)}
_coppice() {
  local -a reply
  _coppice_reply "\${words[CURRENT]}" "\${words[CURRENT-1]}" "\${(@)words[2,CURRENT-1]}"
  if (( \${#reply} )); then compadd -a reply; else _files; fi
}
if [ "\${funcstack[1]}" = _coppice ]; then _coppice "$@"; else compdef _coppice coppice; fi
`;
}
export function fishScript(commands) {
    const lines = commands.flatMap((command) => [...fishMembers(command, commands), ...fishOptions(command)]);
    return `# Completion of coppice for fish\n${lines.join('\n')}\n`;
}
function fishMembers({ path, members }, all) {
    const condition = path.length === 0 ? '__fish_use_subcommand' : `${seen(path)}; and not ${within(members)}`;
    return members.map((name) => {
        const summary = all.find((one) => one.path.join(' ') === [...path, name].join(' '))?.summary ?? '';
        return `complete -c coppice -f -n '${condition}' -a ${name} -d ${quoted(summary)}`;
    });
}
function fishOptions({ path, options }) {
    return options.map(({ name, summary, takesValue, choices }) => {
        const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
        return `complete -c coppice -n '${seen(path)}' -l ${name.slice(2)}${value} -d ${quoted(summary)}`;
    });
}
/** True if all names of the path were typed. */
function seen(path) {
    return path.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
}
function within(members) {
    return `__fish_seen_subcommand_from ${members.join(' ')}`;
}
function quoted(text) {
    return `'${text.replaceAll(/['\\]/gu, String.raw `\$&`)}'`;
}
