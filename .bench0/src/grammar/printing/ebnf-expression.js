import { CharSet } from '../characters/char-set.js';
import { ebnfText } from './ebnf-text.js';
import { joinAlternatives } from './join-alternatives.js';
import { textInAnyCase } from './text-in-any-case.js';
/**
 * Returns the alternatives of the node in Coppice EBNF, one text each, with weights; one text if the node is not an
 * `alt`.
 */
export function ebnfAlternatives(node, writing) {
    if (node.kind !== 'alt')
        return [sequence(node, writing)];
    return node.options.map((option, i) => [weight(node, i), sequence(option, writing)].join(''));
}
function weight(alt, option) {
    const value = alt.weights[option] ?? 1;
    return value === 1 ? '' : `@weight ${value} `;
}
function sequence(node, writing) {
    return node.kind === 'seq' ? items(node.items, writing).join(' ') : item(node, writing);
}
function items(nodes, writing) {
    const parts = [];
    for (let i = 0; i < nodes.length; i++) {
        const text = writing.joinsCase ? textInAnyCase(nodes, i) : '';
        if (text.length > 1) {
            parts.push(`i${ebnfText(text)}`);
            i += Array.from(text).length - 1;
        }
        else {
            parts.push(item(nodes[i], writing));
        }
    }
    return parts;
}
function item(node, writing) {
    switch (node.kind) {
        case 'literal':
            return ebnfText(node.text);
        case 'class':
            return node.set.equals(CharSet.all) ? '.' : node.set.toString();
        case 'ref':
            return writing.names[node.target];
        case 'repeat':
            return repeat(node, writing);
        case 'seq':
        case 'alt':
            return `(${joinAlternatives(ebnfAlternatives(node, writing))})`;
    }
}
function repeat(node, writing) {
    const inner = item(node.item, writing);
    const repeated = node.item.kind === 'repeat' ? `(${inner})` : inner;
    return `${repeated}${quantifier(node)}${node.lazy ? '?' : ''}`;
}
function quantifier({ min, max }) {
    if (min === 0 && max === 1)
        return '?';
    if (max === Infinity)
        return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
    return min === max ? `{${min}}` : `{${min},${max}}`;
}
