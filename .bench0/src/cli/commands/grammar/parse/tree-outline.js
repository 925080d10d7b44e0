import { yieldOf } from '../../../../derivation/derivation.js';
/** Deepest indentation; below it the outline would not be readable. */
const deepest = 60;
/**
 * Formats a derivation as an outline: one line per rule, indented by nesting. Tokens, and rules with nothing but text,
 * show their text after the name.
 */
export function* treeOutline(tree, grammar) {
    const open = [{ part: tree, depth: 0 }];
    let hidden = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { part, depth } = next;
        const indent = '  '.repeat(depth);
        if (typeof part === 'string') {
            yield `${indent}${JSON.stringify(part)}\n`;
            continue;
        }
        const parts = grammar.isToken(part.node) ? [yieldOf(part)] : partsOf(part);
        const [first = ''] = parts;
        const isText = parts.length <= 1 && typeof first === 'string';
        yield `${indent}${nameOf(part)}${isText ? ` ${JSON.stringify(first)}` : ''}\n`;
        if (isText)
            continue;
        if (depth === deepest)
            hidden += parts.length;
        else
            for (const below of parts.toReversed())
                open.push({ part: below, depth: depth + 1 });
    }
    if (hidden > 0)
        yield `(nesting below level ${deepest} is not shown; --json shows all)\n`;
}
/** Returns the direct parts of a rule: other rules, and the texts between them. */
function partsOf(rule) {
    const parts = [];
    const open = [...rule.children];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next.node.kind === 'ref')
            parts.push(next);
        else if (next.text !== '')
            appendText(parts, next.text);
        if (next.node.kind === 'ref')
            continue;
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
    return parts;
}
function appendText(parts, text) {
    const last = parts.at(-1);
    if (typeof last === 'string')
        parts[parts.length - 1] = last + text;
    else
        parts.push(text);
}
function nameOf({ node }) {
    return node.kind === 'ref' ? node.name : '';
}
