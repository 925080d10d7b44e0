import { minCosts } from '../../grammar/analysis/min-cost.js';
import { branch, leaf } from '../derivation.js';
import { shortestClosing } from './shortest-closing.js';
/**
 * Expands the start symbol (or `from`) to one derivation, leftmost slot first, with the choices of `chooser`; returns
 * undefined if there is no finite derivation. The chooser is offered only options that can terminate within the limits;
 * if there is none, the shortest closing is used, so the expansion always terminates. The word is at most `maxSize`
 * long unless the grammar's shortest word is longer.
 */
export function expand(grammar, chooser, limits, from = grammar.root) {
    return new Expansion(grammar, chooser, limits).run(from);
}
/** Limits the applied rules in proportion to the size: a rule that derives only itself writes no characters. */
const rulesPerCharacter = 10;
const mostRules = 10_000_000;
class Expansion {
    #grammar;
    #chooser;
    #maxDepth;
    #maxSize;
    #slots = [];
    #offered = [];
    #least;
    #leastDepth;
    #closing;
    #written = 0;
    /** The least number of characters that all open slots together will write. */
    #reserved = 0;
    #rulesLeft;
    constructor(grammar, chooser, limits) {
        this.#grammar = grammar;
        this.#chooser = chooser;
        this.#maxDepth = limits.maxDepth;
        this.#maxSize = Math.min(limits.maxSize, Number.MAX_SAFE_INTEGER);
        const { length, option } = shortestClosing(grammar);
        this.#least = length;
        this.#closing = option;
        this.#leastDepth = minCosts(grammar).depth;
        this.#rulesLeft = Math.min(mostRules, rulesPerCharacter * (limits.maxSize + limits.maxDepth));
    }
    run(from) {
        if (this.#least[from.id] === Infinity)
            return undefined;
        const result = [];
        this.#open(from, result, 0, 0);
        for (let slot = this.#slots.pop(); slot !== undefined; slot = this.#slots.pop()) {
            this.#reserved -= this.#leastOf(slot);
            if (slot.kind === 'open')
                this.#fill(slot);
            else
                this.#iterate(slot);
        }
        return result[0];
    }
    #fill({ node, siblings, index, depth }) {
        if (node.kind === 'literal' || node.kind === 'class') {
            siblings[index] = this.#write(node);
            return;
        }
        const children = [];
        siblings[index] = branch(node, children);
        switch (node.kind) {
            case 'ref':
                this.#rulesLeft--;
                return this.#open(this.#grammar.ruleOf(node).body, children, 0, depth + 1);
            case 'seq':
                return this.#openItems(node, children, depth);
            case 'alt':
                return this.#open(this.#choose(node, depth), children, 0, depth);
            case 'repeat':
                this.#push({ kind: 'iterations', node, siblings: children, done: 0, depth, writtenBefore: -1 });
        }
    }
    #openItems(seq, children, depth) {
        const first = this.#chooser.firstItem?.(seq) ?? 0;
        for (let i = seq.items.length - 1; i >= 0; i--) {
            if (i !== first)
                this.#open(seq.items[i], children, i, depth);
        }
        if (seq.items.length > 0)
            this.#open(seq.items[first], children, first, depth);
    }
    #choose(alt, depth) {
        const offered = this.#offered;
        offered.length = 0;
        for (let i = 0; i < alt.options.length; i++)
            if (this.#fits(alt.options[i], depth))
                offered.push(i);
        const choice = offered.length === 0 ? this.#closing[alt.id] : this.#chooser.option(alt, offered, this.#room());
        return alt.options[choice];
    }
    #iterate(slot) {
        const { node, siblings, done, depth } = slot;
        if (done >= node.min && !this.#wantsAnother(slot))
            return;
        this.#push({ kind: 'iterations', node, siblings, done: done + 1, depth, writtenBefore: this.#written });
        this.#open(node.item, siblings, done, depth);
    }
    #wantsAnother({ node, done, depth, writtenBefore }) {
        if (done >= node.max || !this.#fits(node.item, depth))
            return false;
        // An optional iteration that wrote nothing could be followed by others like it forever.
        if (done > node.min && this.#written === writtenBefore)
            return false;
        return this.#chooser.again(node, done, this.#room());
    }
    #fits(node, depth) {
        if (this.#rulesLeft <= 0)
            return false;
        return this.#least[node.id] <= this.#room() && depth + this.#leastDepth[node.id] <= this.#maxDepth;
    }
    #room() {
        return this.#maxSize - this.#written - this.#reserved;
    }
    #write(node) {
        const text = node.kind === 'literal' ? node.text : this.#chooser.character(node);
        this.#written += this.#least[node.id];
        return leaf(node, text);
    }
    #open(node, siblings, index, depth) {
        this.#push({ kind: 'open', node, siblings, index, depth });
    }
    #push(slot) {
        this.#reserved += this.#leastOf(slot);
        this.#slots.push(slot);
    }
    #leastOf(slot) {
        if (slot.kind === 'open')
            return this.#least[slot.node.id];
        const due = slot.node.min - slot.done;
        return due <= 0 ? 0 : due * this.#least[slot.node.item.id];
    }
}
