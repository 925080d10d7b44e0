import { classifyError } from './classify-error.js';
import { describeDenial } from './describe-denial.js';
import { differenceOfRun } from './difference-of-run.js';
import { noErrorRules } from './error-rules.js';
import { originalStack } from './stack.js';
/** The outcome of a run that ended by itself. */
export function outcomeOfRun(answer, files, rules, place) {
    if (answer.end.kind === 'not-reloaded')
        throw new Error('a run whose modules were not reloaded has no outcome');
    const own = outcomeOfEnd(answer.end, files, rules, place);
    const [denial] = answer.denied;
    // A denied attempt counts even if the subject caught the error.
    if (denial !== undefined)
        return denied(denial, own);
    if (answer.difference !== undefined && own.kind !== 'assumption')
        return differenceOfRun(answer.difference, files);
    if (answer.pollution !== undefined)
        return polluted(answer.pollution);
    return answer.brokenProperty === undefined ? own : broken(answer.brokenProperty, files);
}
function outcomeOfEnd(end, files, rules, place) {
    switch (end.kind) {
        case 'returned':
            return { kind: 'returned', result: end.result, ...(end.source === undefined ? {} : { source: end.source }) };
        case 'threw':
            return classifyError(end.error, files, rules, place);
        case 'unhandled': {
            const judged = classifyError(end.error, files, noErrorRules, place);
            if (judged.kind === 'returned' || judged.kind === 'assumption')
                return judged;
            const kind = judged.failure.kind === 'exception' && end.rejection ? 'unhandled-rejection' : judged.failure.kind;
            return { kind: 'failed', failure: { ...judged.failure, kind } };
        }
        case 'never-settles':
            return hung('the promise it returned never settles: the event loop is empty');
        case 'stopped':
            return hung('did not finish within its time limit');
        case 'assumption':
            return { kind: 'assumption' };
    }
}
export function hung(message) {
    return { kind: 'hung', failure: { kind: 'hang', errorClass: '', message, stack: '' } };
}
function denied(denial, own) {
    const message = describeDenial(denial);
    const { errorClass, stack } = 'failure' in own ? own.failure : { errorClass: '', stack: '' };
    return { kind: 'failed', failure: { kind: 'denied', errorClass, message, stack } };
}
function polluted({ what, message }) {
    return { kind: 'failed', failure: { kind: 'pollution', errorClass: '', message, stack: '', about: what } };
}
function broken({ name, message, error }, files) {
    const stack = error === undefined ? '' : originalStack(error.stack, files);
    const errorClass = error?.errorClass ?? '';
    return {
        kind: 'failed',
        failure: { kind: 'property', errorClass, message: `${name}: ${message}`, stack, about: name },
    };
}
