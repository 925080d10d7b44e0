import { layOutTable } from './table.js';
/** `path` is the full name of the command, such as `coppice grammar check`. */
export function commandHelp(summary, command, path, style) {
    const options = Object.entries(command.options).map(([name, option]) => [
        `  ${signature(name, option)}`,
        option.summary,
    ]);
    const sections = [
        `${summary}\n`,
        `${style.bold('Usage')}: ${[path, ...command.operands].join(' ')} [options]\n`,
        ...(command.details === undefined ? [] : [command.details]),
        `${style.bold('Options')}\n${layOutTable([...options, ['  --help', 'show this help']])}`,
        `${style.bold('Examples')}\n${command.examples.map(({ line, says }) => `  ${line}\n      ${says}\n`).join('')}`,
    ];
    return sections.join('\n');
}
export function groupHelp(group, path, style) {
    const members = group.members.map(({ name, summary }) => [`  ${name}`, summary]);
    const sections = [
        `${group.summary}\n`,
        `${style.bold('Usage')}: ${path} COMMAND\n`,
        `${style.bold('Commands')}\n${layOutTable(members)}`,
        `\`${path} COMMAND --help\` describes a command.\n`,
    ];
    return sections.join('\n');
}
function signature(name, { value, whenAlone }) {
    if (value === undefined)
        return `--${name}`;
    return whenAlone === undefined ? `--${name} ${value}` : `--${name} [${value}]`;
}
