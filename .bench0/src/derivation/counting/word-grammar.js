import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
import { derivationGraph } from './derivation-graph.js';
import { sameSize, splitGraph } from './split-graph.js';
export function wordGrammar(grammar) {
    return new WordGrammarBuilder(grammar).build();
}
class WordGrammarBuilder {
    #grammar;
    #graph;
    #symbols = [];
    #numbers = new Map();
    #pending = [];
    constructor(grammar) {
        this.#grammar = grammar;
        this.#graph = splitGraph(derivationGraph(grammar, 'characters'));
    }
    build() {
        const root = this.#graph.root === -1 ? -1 : this.#symbol(this.#graph.root, false);
        for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
            this.#symbols[next.number] = this.#define(next.vertex, next.endsToken);
        }
        return { symbols: this.#symbols, root, hasEmptyWord: this.#graph.emptyRoot !== -1 };
    }
    /** Returns the symbol of the vertex, with its last letter marked if the vertex is a token or ends one. */
    #symbol(vertex, endsToken) {
        const { node } = this.#graph.vertices[vertex];
        const marked = endsToken || (node !== undefined && this.#grammar.isToken(node));
        const key = 2 * vertex + Number(marked);
        let number = this.#numbers.get(key);
        if (number !== undefined)
            return number;
        number = this.#symbols.push({ kind: 'units', units: [] }) - 1;
        this.#numbers.set(key, number);
        this.#pending.push({ vertex, endsToken: marked, number });
        return number;
    }
    #define(vertex, endsToken) {
        const found = this.#graph.vertices[vertex];
        if (found.kind === 'leaf')
            return { kind: 'letters', letters: lettersOf(found, endsToken) };
        const units = sameSize(this.#graph, vertex);
        if (found.kind === 'pair' && units.length === 0) {
            return { kind: 'pair', left: this.#symbol(found.left, false), right: this.#symbol(found.right, endsToken) };
        }
        return { kind: 'units', units: units.map((unit) => this.#symbol(unit, endsToken)) };
    }
}
function lettersOf({ node }, endsToken) {
    if (node?.kind === 'class')
        return [{ set: node.set, endsToken }];
    if (node?.kind !== 'literal')
        throw new Error('only literals and classes have letters');
    const characters = codePoints(node.text);
    return characters.map((c, i) => ({ set: CharSet.range(c, c), endsToken: endsToken && i === characters.length - 1 }));
}
