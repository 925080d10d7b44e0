import { areStacksOff } from '../errors/default-stacks.js';
import { guardFunction } from './guarded-function.js';
const { apply } = Reflect;
const ErrorClass = Error;
const textOf = String;
/** Records what makes the process exit. `quit` exits without a record; only the run loop uses it. */
export function watchExit(marker) {
    const leave = process.reallyExit;
    let isLeaving = false;
    const note = (what) => {
        // `exit` calls `reallyExit`, which a subject may also call directly.
        if (isLeaving)
            return;
        isLeaving = true;
        const stack = areStacksOff() ? '' : (new ErrorClass('exit').stack ?? '');
        marker.leave({ what, stack });
    };
    guardFunction(process, 'exit', (args) => note(`process.exit(${shown(args[0])})`));
    guardFunction(process, 'reallyExit', (args) => note(`process.reallyExit(${shown(args[0])})`));
    guardFunction(process, 'abort', () => note('process.abort()'));
    return { quit: () => apply(leave, process, [0]) };
}
function shown(code) {
    return typeof code === 'number' || typeof code === 'string' || typeof code === 'boolean' ? textOf(code) : '';
}
