import { describeDenial } from './describe-denial.js';
import { hung } from './outcome-of-run.js';
import { originalStack } from './stack.js';
/** The outcome of a run whose process died. */
export function outcomeOfDeath(death, killed, files) {
    if (killed?.kind === 'time')
        return hung(`did not finish within ${killed.limitMs} ms`);
    if (killed?.kind === 'memory')
        return outOfMemory(`used more than ${killed.limitMb} MB of memory`);
    if (death.isDamaged) {
        const message = describeDenial({ what: "writing to a descriptor of Coppice's own", permission: undefined });
        return { kind: 'failed', failure: { kind: 'denied', errorClass: '', message, stack: '' } };
    }
    if (/heap out of memory|Array buffer allocation failed/u.test(death.errorOutput)) {
        return outOfMemory('ran out of heap memory');
    }
    const finalMessage = death.finalMessage;
    const message = finalMessage === undefined ? endedBy(death) : `${finalMessage.what} ended the process`;
    const stack = finalMessage === undefined ? death.errorOutput : originalStack(finalMessage.stack, files);
    return { kind: 'failed', failure: { kind: 'exit', errorClass: '', message, stack } };
}
function outOfMemory(message) {
    return { kind: 'memory', failure: { kind: 'memory', errorClass: '', message, stack: '' } };
}
function endedBy({ code, signal }) {
    return signal === null ? `the process ended with code ${code}` : `the process was ended by ${signal}`;
}
