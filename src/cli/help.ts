import type { Command, CommandGroup } from './command.ts';
import type { Option } from './option.ts';
import type { Style } from '../core/text/style.ts';
import { layOutTable } from './table.ts';

interface HelpView {
  readonly style: Style;
  /** Missing if the output is no terminal. */
  readonly columns: number | undefined;
}

/** `path` is the full name of the command, such as `coppice grammar check`. */
export function commandHelp(summary: string, command: Command, path: string, { style, columns }: HelpView): string {
  const options = Object.entries(command.options).map(([name, option]) => [
    `  ${signature(name, option)}`,
    option.summary,
  ]);
  const sections = [
    `${summary}\n`,
    `${style.bold('Usage')}: ${[path, ...command.operands].join(' ')} [options]\n`,
    ...(command.details === undefined ? [] : [columns === undefined ? command.details : asParagraphs(command.details)]),
    `${style.bold('Options')}\n${layOutTable([...options, ['  --help', 'show this help']])}`,
    `${style.bold('Examples')}\n${command.examples.map(({ line, says }) => `  ${line}\n      ${says}\n`).join('')}`,
  ];
  return sections.join('\n');
}

export function groupHelp(group: CommandGroup, path: string, style: Style): string {
  const members = group.members.map(({ name, summary }) => [`  ${name}`, summary]);
  const sections = [
    `${group.summary}\n`,
    `${style.bold('Usage')}: ${path} COMMAND\n`,
    `${style.bold('Commands')}\n${layOutTable(members)}`,
    `\`${path} COMMAND --help\` describes a command.\n`,
  ];
  return sections.join('\n');
}

/** Joins the lines of each paragraph, so that they can be wrapped at another width; indented lines stay. */
function asParagraphs(text: string): string {
  return text.replaceAll(/(?<=^\S.*)\n(?=\S)/gmu, ' ');
}

function signature(name: string, { value, whenAlone }: Option<unknown>): string {
  if (value === undefined) return `--${name}`;
  return whenAlone === undefined ? `--${name} ${value}` : `--${name} [${value}]`;
}
