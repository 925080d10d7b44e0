import { Assignment } from '../constraint/assignment.js';
import { Evaluator } from '../constraint/evaluate.js';
import { undefinedResult } from '../constraint/undefined-result.js';
import { valuesOfRun } from '../execution/input/run-values.js';
import { isTokenInput } from './tokens/token-input.js';
/**
 * Returns the candidates that satisfy every decision and concretization recorded for the run. Returns none if the
 * recording is incomplete. Candidates with other variables than the run are left out, because its path condition does
 * not mention them.
 */
export function alikeIn({ run, trace, assignment }, space, candidates) {
    if (trace === undefined || !isWhole(run, trace) || !hasPlainVariables(run.input))
        return [];
    const shape = space.shapeOf(run.input);
    return candidates
        .filter((candidate) => hasPlainVariables(candidate) && space.shapeOf(candidate) === shape)
        .map((candidate) => (run.symbolic.length === 0 ? candidate : { ...candidate, symbolic: run.symbolic }))
        .filter((candidate) => meets(trace.path, assignment.withInputs(valuesOfRun(candidate))));
}
function isWhole({ eventsDropped, exhausted }, { stale }) {
    return eventsDropped === 0 && exhausted === undefined && stale === 0;
}
/** Inputs of templates and of tokens have holes and tokens as variables, which a plain text has no values for. */
function hasPlainVariables(input) {
    if (isTokenInput(input))
        return false;
    if (input.kind === 'text')
        return input.template === undefined;
    return input.kind === 'bytes' || input.domains?.some(({ kind }) => kind === 'template') !== true;
}
/** An expression without a value under the assignment counts as not satisfied. */
function meets({ decisions, concretizations }, assignment) {
    const evaluator = new Evaluator(assignment);
    for (const { kind, expr, taken } of decisions) {
        const value = evaluator.evaluate(expr);
        if (value === undefinedResult)
            return false;
        if (kind === 'key' ? value !== taken : Boolean(value) !== taken)
            return false;
    }
    return concretizations.every(({ condition }) => evaluator.isTrue(condition));
}
