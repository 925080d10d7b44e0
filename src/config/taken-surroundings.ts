import type { Domain } from '../constraint/domains/domain.ts';
import { surroundingArguments, type Surroundings } from '../execution/process/surroundings.ts';

/** The surroundings of a target that are inputs. */
export interface TakenSurroundings {
  readonly stdin: boolean;
  /** Upper limit of command-line arguments; 0 if they are not inputs. */
  readonly argv: number;
  readonly env: readonly string[];
  readonly clock: boolean;
  readonly random: boolean;
}

interface Around {
  readonly surroundings: Surroundings;
  /** The domains of the inputs from the surroundings. */
  readonly domains: readonly Domain[];
  readonly names: readonly string[];
}

/** Returns undefined if nothing of the surroundings is an input. */
export function takenSurroundings(taken: TakenSurroundings, maxLength: number): Around | undefined {
  const { stdin, argv, env, clock, random } = taken;
  const surroundings: Surroundings = { stdin, argv: argv > 0, env, clock, random };
  if (surroundingArguments(surroundings) === 0 && !clock && !random) return undefined;
  const text: Domain = { kind: 'string', maxLength };
  const variables = Object.fromEntries(env.map((name): [string, Domain] => [name, { kind: 'optional', of: text }]));
  return {
    surroundings,
    names: [...(stdin ? ['standard input'] : []), ...(argv > 0 ? ['command line'] : []), 'process.env'],
    domains: [
      ...(stdin ? [text] : []),
      ...(argv > 0 ? [{ kind: 'array', element: text, maxLength: argv } as const] : []),
      ...(env.length > 0 ? [{ kind: 'object', fields: variables } as const] : []),
    ],
  };
}
