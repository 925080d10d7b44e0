import { readArguments } from './read-arguments.js';
/** `run` receives the operands in order, as many as are described. */
export function defineCommand(description, run) {
    return {
        ...description,
        run: (args, io) => {
            const { operands, values } = readArguments(args, description);
            return run(operands, values, io);
        },
    };
}
