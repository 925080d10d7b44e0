import { inputCount } from '../../constraint/domains/domain-inputs.js';
import { firstTokenText } from '../../core/lexicon.js';
import { domainIdentity } from './domain-description.js';
import { objectPlaces } from './object-places.js';
import { ownCopy } from './own-copy.js';
import { symbolicLeaves } from './symbolic-leaves.js';
export function toSend(run) {
    const symbolic = run.symbolic ?? [];
    const spans = run.kind === 'text' ? run.tokens : undefined;
    return { ...argumentsToSend(run), spans, given: symbolic.map(toGive), nextInput: nextInput(run, symbolic) };
}
function argumentsToSend(run) {
    // Copied, because a view of a larger buffer would be sent with the whole buffer.
    if (run.kind === 'bytes')
        return { input: { kind: 'bytes', bytes: Uint8Array.from(run.bytes) }, leaves: undefined, objects: [] };
    if (run.kind === 'text') {
        return { input: { kind: 'text', text: run.text }, leaves: leavesOfText(run), objects: [] };
    }
    const leaves = run.domains === undefined ? undefined : symbolicLeaves(run.domains, run.args);
    return { input: { kind: 'args', args: run.args.map(ownCopy) }, leaves, objects: objectPlaces(run.args) };
}
function leavesOfText({ text, template, tokens }) {
    if (tokens !== undefined)
        return [];
    return template === undefined ? undefined : symbolicLeaves([template], [text]);
}
function toGive({ key, first, domain, value }) {
    return {
        key,
        first,
        domainIdentity: domainIdentity(domain),
        value: ownCopy(value),
        leaves: symbolicLeaves([domain], [value]),
        objects: objectPlaces([value]),
    };
}
function nextInput(run, symbolic) {
    const ends = symbolic.map(({ first, domain }) => first + inputCount(domain));
    return Math.max(argumentInputs(run), ...ends);
}
/** Number of inputs that the arguments take. */
function argumentInputs(run) {
    if (run.kind === 'text' && run.template !== undefined)
        return inputCount(run.template);
    if (run.kind === 'text' && run.tokens !== undefined)
        return firstTokenText + run.tokens.terminals.length;
    if (run.kind !== 'args')
        return 1;
    return run.domains?.reduce((sum, domain) => sum + inputCount(domain), 0) ?? run.args.length;
}
