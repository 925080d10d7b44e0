import type { CommandGroup } from '../../command.ts';

/** A command or a group of commands, as completion knows it. */
export interface CompletableCommand {
  /** Names from the root, without `coppice`; empty for the root itself. */
  readonly path: readonly string[];
  readonly summary: string;
  /** Names of the commands of a group. */
  readonly members: readonly string[];
  readonly options: readonly CompletableOption[];
}

interface CompletableOption {
  /** With the dashes. */
  readonly name: string;
  readonly summary: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** Lists all groups and commands from their declarations, the same that help texts are made of. */
export async function completableCommands(
  group: CommandGroup,
  path: readonly string[] = [],
): Promise<readonly CompletableCommand[]> {
  const own = { path, summary: group.summary, members: group.members.map(({ name }) => name), options: [] };
  const below = await Promise.all(
    group.members.map(async (member) => {
      if (member.kind === 'group') return completableCommands(member, [...path, member.name]);
      const { options } = await member.load();
      const known = Object.entries(options).map(([name, { summary, value, choices = [] }]) => ({
        name: `--${name}`,
        summary,
        takesValue: value !== undefined,
        choices,
      }));
      return [{ path: [...path, member.name], summary: member.summary, members: [], options: known }];
    }),
  );
  return [own, ...below.flat()];
}
