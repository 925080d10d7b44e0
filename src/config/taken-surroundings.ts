import type { Domain } from '../constraint/domain.ts';
import { surroundingArguments, type Surroundings } from '../execution/surroundings.ts';

/** What a user wants of the surroundings of a target as inputs. */
export interface TakenSurroundings {
  readonly stdin: boolean;
  /** At most so many arguments of the command line; 0: none are inputs. */
  readonly argv: number;
  readonly env: readonly string[];
  readonly clock: boolean;
  readonly random: boolean;
}

interface Around {
  readonly surroundings: Surroundings;
  /** Of the arguments that they are. */
  readonly domains: readonly Domain[];
}

/** Undefined if nothing of them is an input. */
export function surroundingsOf(taken: TakenSurroundings, maxLength: number): Around | undefined {
  const { stdin, argv, env, clock, random } = taken;
  const surroundings: Surroundings = { stdin, argv: argv > 0, env, clock, random };
  if (surroundingArguments(surroundings) === 0 && !clock && !random) return undefined;
  const text: Domain = { kind: 'string', maxLength };
  const variables = Object.fromEntries(env.map((name): [string, Domain] => [name, { kind: 'optional', of: text }]));
  return {
    surroundings,
    domains: [
      ...(stdin ? [text] : []),
      ...(argv > 0 ? [{ kind: 'array', element: text, maxLength: argv } as const] : []),
      ...(env.length > 0 ? [{ kind: 'object', fields: variables } as const] : []),
    ],
  };
}
