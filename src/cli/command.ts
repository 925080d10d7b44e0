import type { ExitCode } from '../core/exit-code.ts';
import type { Io } from './io.ts';
import type { OptionTable, OptionValues } from './option.ts';
import { readArguments } from './read-arguments.ts';

export interface CommandDescription<O extends OptionTable> {
  /** A further section of the help text. */
  readonly details?: string;
  /** Operands after the name: `GRAMMAR FILE...`; three dots mean one or more, brackets mean optional. */
  readonly operands: readonly string[];
  readonly options: O;
  readonly examples: readonly Example[];
}

interface Example {
  readonly line: string;
  readonly says: string;
}

export interface Command extends CommandDescription<OptionTable> {
  run(args: readonly string[], io: Io): Promise<ExitCode>;
}

/** What a group knows about a command. The rest is loaded on demand: most commands need little of Coppice. */
export interface CommandEntry {
  readonly kind: 'command';
  readonly name: string;
  /** One line. */
  readonly summary: string;
  load(): Promise<Command>;
}

export interface CommandGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly summary: string;
  readonly members: readonly (CommandEntry | CommandGroup)[];
}

/** `run` receives the operands in order, as many as are described. */
export function defineCommand<O extends OptionTable>(
  description: CommandDescription<O>,
  run: (operands: readonly [string, ...string[]], options: OptionValues<O>, io: Io) => Promise<ExitCode>,
): Command {
  return {
    ...description,
    run: (args, io) => {
      const { operands, values } = readArguments(args, description);
      return run(operands as [string, ...string[]], values, io);
    },
  };
}
