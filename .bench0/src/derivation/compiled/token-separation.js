import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
import { characterParts } from '../counting/character-parts.js';
import { yieldOf } from '../derivation.js';
import { smallestTree } from '../production/smallest-tree.js';
import { CharacterEdges } from './character-edges.js';
/**
 * Decides which tokens need a separator between them, from their first and last characters alone. The answer is
 * conservative: it may ask for a separator that is not needed. The printer of derivations asks the tokenizer instead,
 * which is too slow for bulk production.
 */
export class TokenSeparation {
    /** Shortest hidden text of the grammar; empty if there is none. */
    separator;
    #numbers = new Map();
    #firstOf = [];
    /** By token: the characters with which a tokenizer might continue the token instead of ending it. */
    #absorbedBy = [];
    constructor(grammar) {
        this.separator = separatorOf(grammar);
        if (!grammar.hasTokens)
            return;
        const tokens = new Map();
        for (const node of grammar.nodes)
            if (grammar.isToken(node))
                tokens.set(keyOf(node), node);
        const edges = new CharacterEdges(grammar, characterParts(setsOf(grammar)));
        const patterns = [
            ...grammar.lexerRules.map(({ rule }) => grammar.rules[rule].body),
            ...[...tokens.values()].filter((node) => node.kind !== 'ref'),
        ];
        for (const [key, node] of tokens) {
            this.#numbers.set(key, this.#numbers.size);
            const first = edges.first(node);
            const rivals = patterns.filter((pattern) => (edges.first(pattern) & first) !== 0n);
            this.#firstOf.push(first);
            this.#absorbedBy.push(rivals.reduce((mask, rival) => mask | edges.after(edges.last(node), rival), 0n));
        }
    }
    /** Number of different tokens. */
    get count() {
        return this.#numbers.size;
    }
    tokenOf(node) {
        return this.#numbers.get(keyOf(node));
    }
    isNeeded(left, right) {
        return ((this.#absorbedBy[left] ?? 0n) & (this.#firstOf[right] ?? 0n)) !== 0n;
    }
}
function separatorOf(grammar) {
    const hidden = grammar.lexerRules.filter((rule) => rule.hidden && !rule.more && rule.modeActions.length === 0);
    const texts = hidden.flatMap(({ rule }) => smallestTree(grammar, grammar.rules[rule].body) ?? []).map(yieldOf);
    const usable = texts.filter((text) => text !== '');
    return usable.length === 0 ? '' : usable.reduce((best, text) => (text.length < best.length ? text : best));
}
function keyOf(node) {
    if (node.kind === 'ref')
        return `rule ${node.target}`;
    if (node.kind === 'literal')
        return `literal ${node.text}`;
    return node.kind === 'class' ? `class ${node.set.ranges.join()}` : '';
}
function* setsOf(grammar) {
    for (const node of grammar.nodes) {
        if (node.kind === 'class')
            yield node.set;
        if (node.kind === 'literal')
            for (const c of codePoints(node.text))
                yield CharSet.range(c, c);
    }
}
