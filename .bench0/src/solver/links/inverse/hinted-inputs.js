import { Evaluator } from '../../../constraint/evaluate.js';
import { Goals } from './goals.js';
const mostHints = 8;
const mostTried = 32;
const longestText = 4096;
/**
 * Inputs like the run's for which the condition holds, found by inverting its operations; the path is not considered.
 */
export function hintedInputs(condition, run, matchingText) {
    const goals = new Goals(new Evaluator(run), matchingText);
    const found = new Map();
    let tried = 0;
    for (const change of goals.truth(condition, true)) {
        if (tried++ >= mostTried || found.size >= mostHints)
            break;
        if (isLong(change))
            continue;
        const input = run.withVariables(change);
        if (new Evaluator(input).isTrue(condition))
            found.set(String(input), input);
    }
    return [...found.values()];
}
function isLong(change) {
    for (const [{ name }, value] of change) {
        if (typeof value === 'string' && value.length > longestText)
            return true;
        if (name === 'length' && value > longestText)
            return true;
    }
    return false;
}
