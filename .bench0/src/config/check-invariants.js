import { CoppiceError } from '../core/coppice-error.js';
const callsAgain = new Set(['deterministic', 'idempotent']);
/** Throws if an invariant calls the target again, and the target is not simply called. */
export function checkInvariants(names, usage) {
    const found = usage === undefined ? undefined : names.find((name) => callsAgain.has(name));
    if (found === undefined)
        return [...new Set(names)];
    throw new CoppiceError('conflicting-options', `\`${found}\` is about functions, and the target is a ${usage.kind}`, {
        hint: 'state it with --property FILE#EXPORT',
    });
}
