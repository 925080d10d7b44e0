import { textOfPoints } from '../../grammar/characters/char-set.js';
import { branch, leaf } from '../derivation.js';
import { countDerivations } from './earley/count-derivations.js';
import { Forest } from './earley/forest.js';
import { emptyEdge, readTree } from './earley/read-tree.js';
import { TreeChoice } from './earley/tree-choice.js';
/** The reading of a text by a scannerless grammar or by one lexical rule. */
export class CharacterReading {
    forest;
    ends;
    #grammar;
    #points;
    #body;
    #count;
    constructor(grammar, chart, points) {
        this.#grammar = grammar;
        this.forest = new Forest(chart);
        this.ends = [points.length];
        this.#points = points;
    }
    insideOf() {
        return undefined;
    }
    /** Returns the derivation of the rule's body. */
    tree() {
        const { start } = this.forest.chart.automaton.flat;
        const readEdge = (edge, node) => leaf(node, node.kind === 'literal' ? node.text : String.fromCodePoint(this.#points[edge]));
        this.#body ??= readTree(new TreeChoice(this.forest), start, 0, this.#points.length, readEdge);
        return this.#body;
    }
    countDerivations() {
        const { start } = this.forest.chart.automaton.flat;
        this.#count ??= countDerivations(this.forest, start, 0, this.#points.length, () => 1n);
        return this.#count;
    }
    result() {
        return {
            kind: 'parsed',
            lexing: 'characters',
            tree: () => branch(this.#grammar.root, [this.tree()]),
            countDerivations: () => this.countDerivations(),
        };
    }
}
export class TokenReading {
    forest;
    ends;
    #grammar;
    #points;
    #lattice;
    #lexing;
    #insides;
    constructor(grammar, chart, ends, points, lattice, lexing, insides) {
        this.#grammar = grammar;
        this.forest = new Forest(chart);
        this.ends = ends;
        this.#points = points;
        this.#lattice = lattice;
        this.#lexing = lexing;
        this.#insides = insides;
    }
    insideOf(edge, node) {
        return node.kind === 'ref' ? this.#inside(edge, this.#grammar.ruleOf(node)) : undefined;
    }
    result() {
        return {
            kind: 'parsed',
            lexing: this.#lexing,
            tree: () => branch(this.#grammar.root, [this.#tree()]),
            countDerivations: () => this.#countDerivations(),
        };
    }
    #tree() {
        const { start } = this.forest.chart.automaton.flat;
        const readEdge = (edge, node) => this.#readEdge(edge, node);
        return readTree(new TreeChoice(this.forest), start, 0, this.ends[0], readEdge);
    }
    /** Returns the tokens from left to right, with the grammar node and the range in code points of each. */
    tokens() {
        const tokens = [];
        const { start } = this.forest.chart.automaton.flat;
        readTree(new TreeChoice(this.forest), start, 0, this.ends[0], (edge, node) => {
            const { tokenStart, tokenEnd } = this.#lattice;
            if (edge !== emptyEdge)
                tokens.push({ node, start: tokenStart[edge], end: tokenEnd[edge] });
            return leaf(node, '');
        });
        return tokens.sort((a, b) => a.start - b.start);
    }
    #countDerivations() {
        const { start } = this.forest.chart.automaton.flat;
        let total = 0n;
        for (const end of this.ends) {
            const count = countDerivations(this.forest, start, 0, end, (edge, terminal) => this.#countEdge(edge, terminal));
            if (count === 'infinite')
                return count;
            total += count;
        }
        return total;
    }
    #countEdge(edge, terminal) {
        const token = this.forest.chart.automaton.flat.terminals[terminal];
        if (token.kind !== 'token-rule')
            return 1n;
        return this.#inside(edge, this.#grammar.rules[token.rule]).countDerivations();
    }
    #readEdge(edge, node) {
        if (node.kind !== 'ref')
            return leaf(node, textOfPoints(this.#textOf(edge)));
        return branch(node, [this.#inside(edge, this.#grammar.ruleOf(node)).tree()]);
    }
    #inside(edge, rule) {
        return this.#insides.read(rule, this.#textOf(edge));
    }
    #textOf(edge) {
        if (edge === emptyEdge)
            return new Int32Array(0);
        return this.#points.subarray(this.#lattice.tokenStart[edge], this.#lattice.tokenEnd[edge]);
    }
}
