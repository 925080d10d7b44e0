import { codePoints } from '../../grammar/characters/char-set.js';
import { shortestClosing } from '../production/shortest-closing.js';
/** Returns the vertices that this vertex is made of. */
export function verticesBelow(vertex) {
    if (vertex.kind === 'choice')
        return vertex.options;
    if (vertex.kind === 'pair')
        return [vertex.left, vertex.right];
    return vertex.kind === 'step' ? [vertex.below] : [];
}
export function derivationGraph(grammar, measure) {
    return new GraphBuilder(grammar, measure).build();
}
class GraphBuilder {
    #grammar;
    #measure;
    #vertices;
    #nothing;
    constructor(grammar, measure) {
        this.#grammar = grammar;
        this.#measure = measure;
        // The vertex of a node has the node's id; vertices without a node follow.
        this.#vertices = Array.from(grammar.nodes, (node) => emptyLeaf(node));
        this.#nothing = this.#add(emptyLeaf(undefined));
    }
    build() {
        for (const node of this.#grammar.nodes)
            this.#vertices[node.id] = this.#vertexOf(node);
        return { vertices: this.#vertices, root: this.#grammar.root.id };
    }
    #vertexOf(node) {
        if (this.#measure === 'tokens' && this.#isCountedToken(node)) {
            const finite = shortestClosing(this.#grammar).length[node.id] !== Infinity;
            return { kind: 'leaf', node, size: 1, ways: finite ? 1n : 0n, isToken: true };
        }
        const counted = this.#measure === 'characters';
        switch (node.kind) {
            case 'literal':
                return { kind: 'leaf', node, size: counted ? codePoints(node.text).length : 0, ways: 1n, isToken: false };
            case 'class':
                return { kind: 'leaf', node, size: counted ? 1 : 0, ways: BigInt(node.set.size), isToken: false };
            case 'ref': {
                const body = this.#grammar.ruleOf(node).body.id;
                if (this.#measure === 'height')
                    return { kind: 'step', node, below: body };
                return { kind: 'choice', node, options: [body] };
            }
            case 'seq':
                return this.#sequence(node, node.items);
            case 'alt':
                return { kind: 'choice', node, options: node.options.map((option) => option.id) };
            case 'repeat':
                return { kind: 'choice', node, options: [this.#iterations(node)] };
        }
    }
    #isCountedToken(node) {
        if (this.#grammar.hasTokens)
            return this.#grammar.isToken(node);
        return node.kind === 'literal' || node.kind === 'class';
    }
    #sequence(node, items) {
        const [first, ...rest] = items.map((item) => item.id);
        if (first === undefined)
            return emptyLeaf(node);
        if (rest.length === 0)
            return { kind: 'choice', node, options: [first] };
        const tail = rest.reduceRight((right, left) => this.#pair(left, right));
        return { kind: 'pair', node, left: first, right: tail };
    }
    #iterations({ item, min, max }) {
        const once = this.#measure === 'height' ? this.#add({ kind: 'step', node: undefined, below: item.id }) : item.id;
        const due = this.#exactly(min, once);
        if (max === min)
            return due;
        const more = max === Infinity ? this.#anyNumberOf(once) : this.#upTo(max - min, once);
        return min === 0 ? more : this.#pair(due, more);
    }
    #anyNumberOf(once) {
        const again = this.#add(emptyLeaf(undefined));
        const some = this.#pair(once, again);
        this.#vertices[again] = { kind: 'choice', node: undefined, options: [this.#nothing, some] };
        return again;
    }
    /** Builds the repetition by halving, so that `x{1,65535}` takes a few vertices instead of thousands. */
    #exactly(count, once) {
        if (count === 0)
            return this.#nothing;
        if (count === 1)
            return once;
        if (count % 2 === 1)
            return this.#pair(once, this.#exactly(count - 1, once));
        const half = this.#exactly(count / 2, once);
        return this.#pair(half, half);
    }
    /** Derives each number of iterations from 0 to `most` in exactly one way; otherwise the counts would be wrong. */
    #upTo(most, once) {
        if (most === 0)
            return this.#nothing;
        if (most % 2 === 0)
            return this.#choice([this.#nothing, this.#pair(once, this.#upTo(most - 1, once))]);
        const half = (most - 1) / 2;
        return this.#pair(this.#upTo(half, once), this.#choice([this.#nothing, this.#exactly(half + 1, once)]));
    }
    #pair(left, right) {
        return this.#add({ kind: 'pair', node: undefined, left, right });
    }
    #choice(options) {
        return this.#add({ kind: 'choice', node: undefined, options });
    }
    #add(vertex) {
        return this.#vertices.push(vertex) - 1;
    }
}
function emptyLeaf(node) {
    return { kind: 'leaf', node, size: 0, ways: 1n, isToken: false };
}
