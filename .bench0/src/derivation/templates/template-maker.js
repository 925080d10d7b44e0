import { branch, leaf, yieldOf } from '../derivation.js';
import { Printer } from '../print/printer.js';
import { treeTokens } from '../print/tree-tokens.js';
import { textTree, SampleWords } from './sample-words.js';
/** Number of samples tried if the grammar's tokenizer would misread one. */
const attempts = 4;
/** Converts derivations of a symbolic grammar to templates. */
export class TemplateMaker {
    #symbolic;
    #samples;
    #printer;
    constructor(symbolic) {
        this.#symbolic = symbolic;
        this.#samples = new SampleWords(symbolic.original);
        this.#printer = new Printer(symbolic.original);
    }
    make(symbolicTree) {
        let best;
        for (let variant = 0; variant < attempts; variant++) {
            const made = this.#fillWith(symbolicTree, variant);
            if (best === undefined || made.misread < best.misread)
                best = made;
            if (best.misread === 0)
                break;
        }
        return best.template;
    }
    /** Returns a key that is equal for derivations of the same template. */
    keyOf(symbolicTree) {
        if (!this.#symbolic.original.hasTokens)
            return yieldOf(symbolicTree);
        const texts = [];
        const open = [symbolicTree];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            if (next.text !== '')
                texts.push(next.text);
            for (let i = next.children.length - 1; i >= 0; i--)
                open.push(next.children[i]);
        }
        return texts.join('\u0000');
    }
    #fillWith(symbolicTree, variant) {
        const holes = new Map();
        const derivation = this.#originalOf(symbolicTree, variant, holes);
        const { text, starts, misread } = this.#printer.print(derivation);
        const found = starts === undefined ? holesInText(derivation, holes) : this.#holesInTokens(derivation, starts, holes);
        return { template: { text, holes: found, derivation }, misread: misread.length };
    }
    /** Returns the derivation of the original grammar with a sample in each hole, and adds those samples to `holes`. */
    #originalOf(tree, variant, holes) {
        const { origins, fillings } = this.#symbolic;
        const original = origins.get(tree.node);
        const filling = fillings.get(tree.node) ?? this.#fillingBelow(tree);
        if (filling === undefined) {
            if (tree.children.length === 0)
                return leaf(original, tree.text);
            return branch(original, tree.children.map((child) => this.#originalOf(child, variant, holes)));
        }
        const filled = this.#filled(original, filling, variant);
        if (filling.kind === 'hole')
            holes.set(filled, filling);
        return filled;
    }
    /** Returns the content below a reference to a symbolic token. */
    #fillingBelow(tree) {
        if (tree.node.kind !== 'ref')
            return undefined;
        const body = tree.children[0];
        return this.#symbolic.origins.has(body.node)
            ? undefined
            : (this.#symbolic.fillings.get(body.node) ?? this.#symbolic.fillings.get(body.children[0].node));
    }
    #filled(original, filling, variant) {
        const { token } = filling;
        if (filling.kind === 'text')
            return branch(original, [textTree(filling.token, filling.text)]);
        if (token.kind === 'class')
            return copyOf(this.#samples.at(token, 1, variant));
        const sample = filling.isOpen ? this.#samples.shortest(token) : this.#samples.at(token, filling.length, variant);
        return branch(original, [sample]);
    }
    #holesInTokens(derivation, starts, holes) {
        return treeTokens(derivation, this.#symbolic.original).flatMap(({ tree, text }, i) => {
            const filling = holes.get(tree);
            return filling === undefined ? [] : [holeOf(filling, starts[i], text.length)];
        });
    }
}
/** Locates the holes in a grammar without tokens, where the leaves are simply joined. */
function holesInText(derivation, holes) {
    const found = [];
    let offset = 0;
    const open = [derivation];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const filling = holes.get(next);
        if (filling !== undefined) {
            const { length } = yieldOf(next);
            found.push(holeOf(filling, offset, length));
            offset += length;
            continue;
        }
        offset += next.text.length;
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
    return found;
}
/** Returns a new object, because holes are identified by object identity. */
function copyOf({ node, text }) {
    return leaf(node, text);
}
function holeOf({ token, isOpen }, start, length) {
    return { token, start, length, isOpen };
}
