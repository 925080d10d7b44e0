import { copiesOf } from '../copies-of.js';
import { joinAlternatives } from '../join-alternatives.js';
/**
 * Returns the alternatives of a rule's body, one text each. ANTLR has only the counts `? * +`: others are written out.
 */
export function antlrAlternatives(rule, writeSymbol) {
    return alternatives(rule.body, { rule, writeSymbol, times: 1 });
}
function alternatives(node, context) {
    const options = node.kind === 'alt' ? node.options : [node];
    return options.map((option) => elements(option, context).join(' '));
}
function elements(node, context) {
    switch (node.kind) {
        case 'seq':
            return node.items.flatMap((item) => elements(item, context));
        case 'alt':
            return [group(node, context)];
        case 'repeat':
            return repeated(node, context);
        default:
            return context.writeSymbol(node);
    }
}
function repeated(node, context) {
    const { min, max } = node;
    const item = operand(node.item, { ...context, times: context.times * copiesOf(node, context.rule, context.times) });
    const lazy = node.lazy ? '?' : '';
    const copies = (count) => Array.from({ length: count }, () => item);
    if (max === Infinity && min === 0)
        return [`${item}*${lazy}`];
    if (max === Infinity)
        return [...copies(min - 1), `${item}+${lazy}`];
    let rest;
    for (let i = min; i < max; i++)
        rest = rest === undefined ? `${item}?${lazy}` : `(${item} ${rest})?${lazy}`;
    return rest === undefined ? copies(min) : [...copies(min), rest];
}
/** Returns text that a quantifier can follow. */
function operand(node, context) {
    if (node.kind === 'seq' || node.kind === 'alt' || node.kind === 'repeat')
        return group(node, context);
    const written = context.writeSymbol(node);
    return written.length === 1 ? written[0] : `(${written.join(' ')})`;
}
function group(node, context) {
    return `(${joinAlternatives(alternatives(node, context))})`;
}
