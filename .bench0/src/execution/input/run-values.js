import { inputCount, inputsOf, refilled, domainValue } from '../../constraint/domains/domain-inputs.js';
import { firstTokenText, tokensInput } from '../../core/lexicon.js';
/**
 * The numbered inputs of a run, as its trace refers to them: those of the arguments, then those requested by
 * `symbolic`. Arguments without domains count if they are primitives or bytes.
 */
export function valuesOfRun(input, symbolic = input.symbolic ?? []) {
    const values = new Map(argumentValues(input));
    for (const { domain, value, first } of symbolic)
        for (const entry of inputsOf(domain, value, first))
            values.set(...entry);
    return values;
}
/** The input of a run with other values; `symbolic` lists what the run requested, and receives new values too. */
export function runWithValues(input, symbolic, values) {
    const asked = symbolic.map((one) => ({ ...one, value: domainValue(one.domain, values, one.first) }));
    return { ...withArguments(input, values), ...(asked.length === 0 ? {} : { symbolic: asked }) };
}
function argumentValues(input) {
    if (input.kind === 'text') {
        if (input.tokens !== undefined)
            return tokenValues(input.text, input.tokens);
        return input.template === undefined ? [[0, input.text]] : inputsOf(input.template, input.text);
    }
    if (input.kind === 'bytes')
        return [[0, input.bytes]];
    if (input.domains !== undefined)
        return inputsOf({ kind: 'tuple', elements: input.domains }, input.args);
    return input.args.flatMap((value, index) => (isInputValue(value) ? [[index, value]] : []));
}
function tokenValues(text, { starts, ends, terminals }) {
    return [
        [0, text],
        [tokensInput, terminals],
        ...starts.map((start, i) => [firstTokenText + i, text.slice(start, ends[i])]),
    ];
}
function withArguments(input, values) {
    if (input.kind === 'text')
        return withText(input, values);
    if (input.kind === 'bytes')
        return { kind: 'bytes', bytes: values.get(0) ?? input.bytes };
    if (input.domains === undefined)
        return { kind: 'args', args: input.args.map((value, index) => (isInputValue(value) ? values.get(index) : value)) };
    return {
        kind: 'args',
        args: argumentsOf(input.domains, values),
        domains: refilledDomains(input.domains, values),
    };
}
function withText({ text, template }, values) {
    if (template === undefined)
        return { kind: 'text', text: values.get(0) ?? text };
    const filled = domainValue(template, values);
    return { kind: 'text', text: filled, template: refilled(template, values, 0) };
}
/** Updates the templates: the length of a hole is that of its value. */
function refilledDomains(domains, values) {
    let first = 0;
    return domains.map((domain) => {
        const place = first;
        first += inputCount(domain);
        return domain.kind === 'template' ? refilled(domain, values, place) : domain;
    });
}
function argumentsOf(domains, values) {
    let first = 0;
    return domains.map((domain) => {
        const value = domainValue(domain, values, first);
        first += inputCount(domain);
        return value;
    });
}
function isInputValue(value) {
    return value instanceof Uint8Array || ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
}
