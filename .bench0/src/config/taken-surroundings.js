import { surroundingArguments } from '../execution/process/surroundings.js';
/** Returns undefined if nothing of the surroundings is an input. */
export function takenSurroundings(taken, maxLength) {
    const { stdin, argv, env, clock, random } = taken;
    const surroundings = { stdin, argv: argv > 0, env, clock, random };
    if (surroundingArguments(surroundings) === 0 && !clock && !random)
        return undefined;
    const text = { kind: 'string', maxLength };
    const variables = Object.fromEntries(env.map((name) => [name, { kind: 'optional', of: text }]));
    return {
        surroundings,
        names: [...(stdin ? ['standard input'] : []), ...(argv > 0 ? ['command line'] : []), 'process.env'],
        domains: [
            ...(stdin ? [text] : []),
            ...(argv > 0 ? [{ kind: 'array', element: text, maxLength: argv }] : []),
            ...(env.length > 0 ? [{ kind: 'object', fields: variables }] : []),
        ],
    };
}
