/** Number of arguments that the surroundings add to an input. */
export function surroundingArguments({ stdin, argv, env }) {
    return Number(stdin) + Number(argv) + Number(env.length > 0);
}
