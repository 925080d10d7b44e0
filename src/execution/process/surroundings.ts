/** What a target takes from around it that is an input of the campaign. */
export interface Surroundings {
  /** Standard input is a text, the first argument after the target's own. */
  readonly stdin: boolean;
  /** The arguments of the command line are texts, a list that is the next argument. */
  readonly argv: boolean;
  /** Variables of the environment, fields of an object that is the last argument. */
  readonly env: readonly string[];
  /** Each look at the clock is asked for by `symbolic`. */
  readonly clock: boolean;
  /** Each number of `Math.random` is. */
  readonly random: boolean;
}

/** How many arguments they are. */
export function surroundingArguments({ stdin, argv, env }: Surroundings): number {
  return Number(stdin) + Number(argv) + Number(env.length > 0);
}
