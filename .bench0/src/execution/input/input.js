import { createHash } from 'node:crypto';
import { encodeInput } from './encoded-input.js';
/** Cache: an input is asked for its id many times, for as long as it lives. */
const knownIds = new WeakMap();
/** A short id, equal for equal values in every campaign on every machine. */
export function inputId(value) {
    let id = knownIds.get(value);
    if (id === undefined)
        knownIds.set(value, (id = digestOf(value)));
    return id;
}
function digestOf(value) {
    const { encoding, input, symbolic } = encodeInput(value);
    const kind = encoding === 'utf8' || encoding === 'utf16' ? 'text' : encoding;
    return shortDigest(`${kind} ${JSON.stringify(input)}${symbolic === undefined ? '' : JSON.stringify(symbolic)}`);
}
function shortDigest(text) {
    return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
/** Like `inputId`, but different for equal values with different symbolic parts. */
export function shapedInputId(value) {
    if (value.kind === 'text' && value.tokens !== undefined)
        return `${inputId(value)} tokens`;
    const templates = templatesOf(value);
    return templates.length === 0 ? inputId(value) : `${inputId(value)} ${templates.map(idOfTemplate).join()}`;
}
/** Cache: the inputs of a template share its domain, for as long as it lives. */
const templateIds = new WeakMap();
/** Cached by object: inputs of one template share it while the lengths of their holes stay the same. */
function idOfTemplate(template) {
    let id = templateIds.get(template);
    if (id === undefined)
        templateIds.set(template, (id = shortDigest(JSON.stringify(template))));
    return id;
}
function templatesOf(value) {
    if (value.kind === 'text')
        return value.template === undefined ? [] : [value.template];
    if (value.kind === 'bytes')
        return [];
    return value.domains?.filter(({ kind }) => kind === 'template') ?? [];
}
export function describeOrigin(origin) {
    switch (origin.kind) {
        case 'default':
            return 'default of the domain';
        case 'seed':
            return `seed ${origin.file}`;
        case 'word':
            return 'word of the grammar';
        case 'template':
            return `template ${origin.template}`;
        case 'specification':
            return 'specification';
        case 'random':
            return 'drawn at random';
        case 'mutation':
            return `mutation of ${origin.parent}`;
        case 'comparison':
            return `${origin.parent} with a comparison operand`;
        case 'payload':
            return `${origin.parent} with a name that every object has`;
        case 'repetition':
            return `a part of ${origin.parent}, repeated`;
        case 'flip':
            return `flip of ${origin.parent} at ${origin.site} (event ${origin.event})${withKnowledge(origin.learnedFrom)}`;
        case 'optimistic-flip':
            return `optimistic flip of ${origin.parent} at ${origin.site} (event ${origin.event})`;
        case 'concretization-flip':
            return `another value than the one ${origin.parent} was concretized to at ${origin.site}`;
        case 'probe':
            return `probe of the function that ${origin.parent} called at ${origin.site}`;
    }
}
function withKnowledge(learnedFrom = []) {
    return learnedFrom.length === 0 ? '' : ` using results observed in ${learnedFrom.join(' and ')}`;
}
