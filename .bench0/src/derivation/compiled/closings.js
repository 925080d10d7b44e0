import { leastFixpoint } from '../../grammar/analysis/least-fixpoint.js';
import { yieldOf } from '../derivation.js';
import { shortestClosing } from '../production/shortest-closing.js';
import { plainestCharacter, smallestTree } from '../production/smallest-tree.js';
import { encodedUnits } from './text-units.js';
/**
 * Computes the text that a compiled producer writes for a node when nothing else fits, and the room that text needs.
 */
export class Closings {
    /**
     * By node id: units that suffice for the closing with a separator before each token; Infinity if there is no closing.
     */
    room;
    #grammar;
    #separation;
    #units;
    constructor(grammar, separation, units) {
        this.#grammar = grammar;
        this.#separation = separation;
        this.#units = units;
        this.room = new Float64Array(grammar.nodes.length).fill(Infinity);
        const { option } = shortestClosing(grammar);
        const separator = encodedUnits(separation.separator, units).length;
        leastFixpoint(grammar, this.room, (node) => this.#roomFor(node, option) + (grammar.isToken(node) ? separator : 0));
    }
    of(node) {
        const tree = smallestTree(this.#grammar, node);
        const isWithinToken = !this.#grammar.hasTokens || this.#grammar.ownerOf(node)?.kind !== 'syntax';
        if (isWithinToken)
            return { units: encodedUnits(yieldOf(tree), this.#units), firstToken: -1, lastToken: -1 };
        const tokens = this.#tokensIn(tree);
        let text = '';
        tokens.forEach((token, i) => {
            const before = tokens[i - 1];
            const isApart = before !== undefined && this.#separation.isNeeded(before.number, token.number);
            text += (isApart ? this.#separation.separator : '') + token.text;
        });
        return {
            units: encodedUnits(text, this.#units),
            firstToken: tokens[0]?.number ?? -1,
            lastToken: tokens.at(-1)?.number ?? -1,
        };
    }
    #tokensIn(tree) {
        const tokens = [];
        const open = [tree];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            if (this.#grammar.isToken(next.node)) {
                tokens.push({ number: this.#separation.tokenOf(next.node), text: yieldOf(next) });
            }
            else
                for (let i = next.children.length - 1; i >= 0; i--)
                    open.push(next.children[i]);
        }
        return tokens;
    }
    #roomFor(node, closingOption) {
        const room = (other) => this.room[other.id];
        switch (node.kind) {
            case 'literal':
                return encodedUnits(node.text, this.#units).length;
            case 'class':
                return encodedUnits(plainestCharacter(node.set), this.#units).length;
            case 'ref':
                return room(this.#grammar.ruleOf(node).body);
            case 'seq':
                return node.items.reduce((sum, item) => sum + room(item), 0);
            case 'alt':
                return room(node.options[closingOption[node.id]]);
            case 'repeat':
                return node.min === 0 ? 0 : node.min * room(node.item);
        }
    }
}
