import { CoppiceError } from '../../core/coppice-error.js';
import { observeProgram, programStart } from '../../execution/process/observe-program.js';
import { isTypeScript } from '../../instrument/typescript/source-language.js';
import { runsTypeScript } from './runs-typescript.js';
/** Runs each program twice, in processes of their own; undefined if the two runs end differently. */
export async function observePrograms(inputs, settings) {
    if (isTypeScript(settings.file) && !runsTypeScript()) {
        throw new CoppiceError('no-suite', `this version of Node does not run programs in TypeScript`, {
            hint: 'use Node 22.18 or later, or give the compiled JavaScript as the target',
        });
    }
    const observed = [];
    for (const input of inputs) {
        const start = programStart(input, settings.execution);
        const end = await observeProgram(start, settings.file, settings.execution);
        const again = await observeProgram(start, settings.file, settings.execution);
        const isSteady = end !== undefined && JSON.stringify(end) === JSON.stringify(again);
        observed.push(isSteady ? { expected: { kind: 'ended', end }, isGenerated: false, isAwaited: false } : undefined);
    }
    return observed;
}
