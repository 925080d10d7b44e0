import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { CoppiceError } from '../../../core/coppice-error.js';
/** Arguments that make a solver read commands from its standard input. */
const knownSolvers = {
    z3: ['-in'],
    cvc5: ['--incremental', '--lang=smt2'],
    bitwuzla: ['--lang=smt2'],
};
/** Finds a solver by name on the PATH, or by path; an unknown solver is started without arguments. */
export function findNativeSolver(name, searchPath = process.env['PATH'] ?? '') {
    const isPath = /[/\\]/.test(name);
    const places = isPath ? [resolve(name)] : searchPath.split(delimiter).map((folder) => join(folder, name));
    const command = places.find(isProgram);
    if (command === undefined) {
        throw new CoppiceError('no-such-solver', `cannot find the solver ${name}${isPath ? '' : ' on the PATH'}`, {
            hint: `install it, give its path, or omit --solver to use the built-in Z3 (known solvers are ${Object.keys(knownSolvers).join(', ')})`,
        });
    }
    const [, known = ''] = /^([a-z]+\d?)/.exec(basename(name)) ?? [];
    return { command, arguments: knownSolvers[known] ?? [] };
}
function isProgram(path) {
    try {
        accessSync(path, constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
