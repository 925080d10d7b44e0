import { stepsOf } from './finding-step.js';
import { inputNames } from './input-names.js';
import { namedInputs, namedValue } from './symbolic-values.js';
/** @param parameters the names of the target's parameters */
export function explainRun(run, places, targetFile, parameters) {
    const named = namedInputs(run.symbolic, targetFile);
    const path = stepsOf(run, places, inputNames(run.input, parameters, named));
    return {
        ...(named.length === 0 ? {} : { values: named.map(namedValue) }),
        ...(path && { steps: path.steps }),
        ...(path === undefined || path.leftOut === 0 ? {} : { stepsLeftOut: path.leftOut }),
    };
}
