import type { ExitCode } from '../core/exit-code.ts';
import type { Io } from './io.ts';
import type { OptionTable, OptionValues } from './option.ts';
import { readArguments } from './read-arguments.ts';

export interface CommandDescription<O extends OptionTable> {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What else help has to say, as a section of its own. */
  readonly details?: string;
  /** What stands after the name: `GRAMMAR FILE...`; three dots mean one or more, brackets that it may be left out. */
  readonly operands: readonly string[];
  readonly options: O;
  readonly examples: readonly Example[];
}

interface Example {
  readonly line: string;
  readonly says: string;
}

export interface Command extends CommandDescription<OptionTable> {
  readonly kind: 'command';
  run(args: readonly string[], io: Io): Promise<ExitCode>;
}

export interface CommandGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly summary: string;
  readonly members: readonly (Command | CommandGroup)[];
}

/** `run` receives the operands in order, as many as are described. */
export function defineCommand<O extends OptionTable>(
  description: CommandDescription<O>,
  run: (operands: readonly [string, ...string[]], options: OptionValues<O>, io: Io) => Promise<ExitCode>,
): Command {
  return {
    ...description,
    kind: 'command',
    run: (args, io) => {
      const { operands, values } = readArguments(args, description);
      return run(operands as [string, ...string[]], values, io);
    },
  };
}
