/** The parts of the environment of a target that are inputs of the campaign. */
export interface Surroundings {
  /** Standard input is a text: the first argument after the target's own. */
  readonly stdin: boolean;
  /** The command-line arguments are a list of texts: the next argument. */
  readonly argv: boolean;
  /** Environment variables that are inputs: fields of an object that is the last argument. */
  readonly env: readonly string[];
  /** Each reading of the clock is an input requested like a call of `symbolic`. */
  readonly clock: boolean;
  /** Each result of `Math.random` is an input requested like a call of `symbolic`. */
  readonly random: boolean;
}

/** Number of arguments that the surroundings add to an input. */
export function surroundingArguments({ stdin, argv, env }: Surroundings): number {
  return Number(stdin) + Number(argv) + Number(env.length > 0);
}
