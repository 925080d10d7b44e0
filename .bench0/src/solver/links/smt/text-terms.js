import { hasKind } from '../../../constraint/semantics/table-operators.js';
import { patternTerm } from './pattern-term.js';
import { stringLiteral } from './string-literal.js';
/**
 * Encodes operations on whole texts in a solver's theory of strings. Undefined if an operation cannot be expressed
 * exactly.
 */
export class TextTerms {
    #boundsOf;
    constructor(boundsOf) {
        this.#boundsOf = boundsOf;
    }
    constant(value) {
        return { kind: 'text', text: stringLiteral(value ?? ''), isOptional: value === undefined };
    }
    operation(expr, operands) {
        if (expr.name === 'regExpTest')
            return matchTest(expr.operands, operands[1]);
        const [s, a, b] = operands;
        if (expr.name === 'fromCharCode')
            return ofUnits(expr.operands, operands, this.#boundsOf);
        if (s?.kind !== 'text' || s.isOptional)
            return undefined;
        switch (expr.name) {
            case 'stringLength':
                return this.#integer(expr, `(str.len ${s.text})`);
            case 'charAt':
            case 'indexString':
                return a?.kind === 'integer'
                    ? { kind: 'text', text: `(str.at ${s.text} ${a.text})`, isOptional: expr.name === 'indexString' }
                    : undefined;
            case 'slice':
            case 'substring':
            case 'substr':
                return this.#slice(expr, s, a, b);
            case 'startsWith':
            case 'endsWith':
            case 'includes':
                return b === undefined && expr.operands.length === 2 ? search(expr.name, s, a) : undefined;
            case 'indexOf':
                return this.#indexOf(expr, s, a, b);
            case 'add':
            case 'concat':
                return joined(operands);
            default:
                return undefined;
        }
    }
    #integer(expr, text) {
        const bounds = this.#boundsOf(expr);
        return bounds && { kind: 'integer', text, bounds };
    }
    /** Encodes slices with positions that are not counted from the end of the text. */
    #slice({ name, operands }, s, from, to) {
        const isOpen = operands.length === 2;
        if (from?.kind !== 'integer' || from.bounds.min < 0 || operands.length < 2)
            return undefined;
        if (isOpen)
            return plain(`(str.substr ${s.text} ${from.text} (str.len ${s.text}))`);
        if (to?.kind !== 'integer')
            return undefined;
        if (name === 'substr')
            return plain(`(str.substr ${s.text} ${from.text} ${to.text})`);
        if (name === 'slice') {
            return to.bounds.min < 0 ? undefined : plain(`(str.substr ${s.text} ${from.text} (- ${to.text} ${from.text}))`);
        }
        const end = to.bounds.min < 0 ? `(ite (< ${to.text} 0) 0 ${to.text})` : to.text;
        const [low, size] = [`(ite (<= ${from.text} ${end}) ${from.text} ${end})`, `(abs (- ${end} ${from.text}))`];
        return plain(`(str.substr ${s.text} ${low} ${size})`);
    }
    #indexOf(expr, s, needle, from) {
        const [, sought, start] = expr.operands;
        if (sought?.kind !== 'constant' || sought.value === '' || needle?.kind !== 'text' || needle.isOptional)
            return undefined;
        if (start === undefined)
            return this.#integer(expr, `(str.indexof ${s.text} ${needle.text} 0)`);
        if (from?.kind !== 'integer')
            return undefined;
        const place = from.bounds.min < 0 ? `(ite (< ${from.text} 0) 0 ${from.text})` : from.text;
        return this.#integer(expr, `(str.indexof ${s.text} ${needle.text} ${place})`);
    }
}
function plain(text) {
    return { kind: 'text', text, isOptional: false };
}
function search(name, s, needle) {
    if (needle?.kind !== 'text' || needle.isOptional)
        return undefined;
    const text = name === 'includes'
        ? `(str.contains ${s.text} ${needle.text})`
        : `(${name === 'startsWith' ? 'str.prefixof' : 'str.suffixof'} ${needle.text} ${s.text})`;
    return { kind: 'bool', text };
}
function joined(operands) {
    const parts = [];
    for (const operand of operands) {
        if (operand?.kind !== 'text' || operand.isOptional)
            return undefined;
        parts.push(operand.text);
    }
    return plain(`(str.++ ${parts.join(' ')} "")`);
}
function ofUnits(exprs, operands, boundsOf) {
    const parts = [];
    for (const [i, operand] of operands.entries()) {
        const bounds = boundsOf(exprs[i]);
        if (operand?.kind !== 'integer' || bounds === undefined || bounds.min < 0 || bounds.max > 0xffff)
            return undefined;
        parts.push(`(str.from_code ${operand.text})`);
    }
    return plain(`(str.++ "" ${parts.join(' ')} "")`);
}
function matchTest([pattern, , from], s) {
    if (pattern?.kind !== 'constant' || !hasKind(pattern.value, 'regExp') || s?.kind !== 'text' || s.isOptional)
        return undefined;
    if (from !== undefined && !(from.kind === 'constant' && from.value === 0))
        return undefined;
    const term = patternTerm(pattern.value.source, pattern.value.flags);
    return term === undefined ? undefined : { kind: 'bool', text: `(str.in_re ${s.text} ${term})` };
}
