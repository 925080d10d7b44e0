import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
import { parentsOf } from '../../grammar/analysis/least-fixpoint.js';
import { childNodes } from '../../grammar/node.js';
import { shortestClosing } from '../production/shortest-closing.js';
/**
 * Computes the characters that the texts of a node can start and end with, and the pairs that can be adjacent in them.
 */
export class CharacterEdges {
    #grammar;
    #alphabet;
    #leastLength;
    #firsts;
    #lasts;
    #neighborsByPattern = new Map();
    constructor(grammar, alphabet) {
        this.#grammar = grammar;
        this.#alphabet = alphabet;
        this.#leastLength = shortestClosing(grammar).length;
        this.#firsts = this.#close((text) => text[0], (items) => items);
        this.#lasts = this.#close((text) => text.at(-1), (items) => items.toReversed());
    }
    first(node) {
        return this.#firsts[node.id];
    }
    last(node) {
        return this.#lasts[node.id];
    }
    /** Returns the characters that can directly follow one of `characters` within a text of the pattern. */
    after(characters, pattern) {
        let neighbors = this.#neighborsByPattern.get(pattern);
        if (neighbors === undefined)
            this.#neighborsByPattern.set(pattern, (neighbors = this.#neighborsIn(pattern)));
        return neighbors.reduce((mask, [left, right]) => ((left & characters) === 0n ? mask : mask | right), 0n);
    }
    #close(edgeOf, inOrder) {
        const masks = this.#grammar.nodes.map(() => 0n);
        const maskOf = (node) => masks[node.id];
        const evaluate = (node) => {
            if (node.kind === 'literal')
                return this.#maskOf(edgeOf(codePoints(node.text)));
            if (node.kind === 'class')
                return this.#maskOfSet(node.set);
            if (node.kind === 'ref')
                return maskOf(this.#grammar.ruleOf(node).body);
            if (node.kind !== 'seq')
                return childNodes(node).reduce((mask, child) => mask | maskOf(child), 0n);
            let mask = 0n;
            for (const item of inOrder(node.items)) {
                mask |= maskOf(item);
                if (!this.#canBeEmpty(item))
                    break;
            }
            return mask;
        };
        const parents = parentsOf(this.#grammar);
        const queue = this.#grammar.nodes.map(({ id }) => id).reverse();
        for (let head = 0; head < queue.length; head++) {
            const id = queue[head];
            const mask = evaluate(this.#grammar.nodes[id]);
            if (mask === masks[id])
                continue;
            masks[id] = mask;
            for (const parent of parents[id] ?? [])
                queue.push(parent);
        }
        return masks;
    }
    #neighborsIn(pattern) {
        const found = [];
        const nodes = new Set([pattern]);
        for (const node of nodes) {
            const below = node.kind === 'ref' ? [this.#grammar.ruleOf(node).body] : childNodes(node);
            for (const child of below)
                nodes.add(child);
            if (node.kind === 'literal')
                found.push(...this.#withinLiteral(node));
            if (node.kind === 'seq')
                found.push(...this.#betweenItems(node));
            if (node.kind === 'repeat')
                found.push(...this.#betweenIterations(node));
        }
        return found;
    }
    *#withinLiteral({ text }) {
        const points = codePoints(text);
        for (let i = 1; i < points.length; i++)
            yield [this.#maskOf(points[i - 1]), this.#maskOf(points[i])];
    }
    *#betweenItems({ items }) {
        let before = 0n;
        for (const item of items) {
            yield [before, this.first(item)];
            before = this.#canBeEmpty(item) ? before | this.last(item) : this.last(item);
        }
    }
    *#betweenIterations({ item, max }) {
        if (max > 1)
            yield [this.last(item), this.first(item)];
    }
    #canBeEmpty(node) {
        return this.#leastLength[node.id] === 0;
    }
    #maskOf(codePoint) {
        return this.#maskOfSet(CharSet.range(codePoint, codePoint));
    }
    #maskOfSet(set) {
        return this.#alphabet.partsOf(set).reduce((mask, part) => mask | (1n << BigInt(part)), 0n);
    }
}
