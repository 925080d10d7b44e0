import { flattenCharacters, flattenTokens } from '../../grammar/flat/flatten.js';
import { CharacterAlphabet } from './character-alphabet.js';
import { codeUnitGrammar } from './code-unit-grammar.js';
import { FixedCompletion } from './completions/fixed-completion.js';
import { KPathCompletion } from './completions/k-path-completion.js';
import { RandomCompletion } from './completions/random-completion.js';
import { DottedGrammar } from './earley/dotted-grammar.js';
import { ItemSetGraph } from './earley/item-set-graph.js';
import { GrammarPath } from './grammar-path.js';
import { ItemLeftCorners } from './earley/left-corners.js';
import { TokenAlphabet } from './token-alphabet.js';
/** Upper limit of records, which take some hundred bytes each. */
const largestGraph = 1_000_000;
/**
 * Finds words of a context-free grammar whose symbols are in given sets: the constraint solver of grammar-based
 * whitebox fuzzing, over tokens or characters.
 */
export class GrammarSolver {
    grammar;
    alphabet;
    corners;
    shortest;
    #options;
    #graph;
    constructor(flat, alphabet, options = {}) {
        this.grammar = new DottedGrammar(flat);
        this.alphabet = alphabet;
        this.corners = new ItemLeftCorners(this.grammar);
        this.shortest = new FixedCompletion(this.grammar, this.corners, this.grammar.cheapest);
        this.#options = options;
    }
    /** The symbols of words are the numbers of the grammar's terminals. */
    static overTokens(grammar, options) {
        const flat = flattenTokens(grammar);
        return new GrammarSolver(flat, new TokenAlphabet(flat.terminals.length), options);
    }
    /** The symbols of words are code points. */
    static overCharacters(grammar, options) {
        const flat = flattenCharacters(grammar);
        return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0x10_ffff), options);
    }
    /** The symbols of words are UTF-16 code units, as in JavaScript strings. */
    static overCodeUnits(grammar, options) {
        const flat = codeUnitGrammar(flattenCharacters(grammar));
        return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0xffff), options);
    }
    /** The rule of the paper: the lowest derivation tree for every open nonterminal. */
    lowestTrees() {
        return new FixedCompletion(this.grammar, this.corners, this.grammar.lowest);
    }
    /** Random completions with at most `room` symbols more than the shortest. */
    randomly(random, room) {
        return new RandomCompletion(this.grammar, this.corners, random, room);
    }
    /** Completions through k-paths that no word of this completion has covered, with at most `room` symbols more. */
    coveringPaths(k, room) {
        return new KPathCompletion(this.grammar, this.corners, k, room);
    }
    /** `parent`: the values of the input that took the path. */
    open(parent) {
        const { maxItems = 100_000 + 200 * parent.length, maxLength = 1_000_000 } = this.#options;
        return new GrammarPath(parent, {
            alphabet: this.alphabet,
            maxItems,
            maxLength,
            graph: () => this.#currentGraph(),
        });
    }
    /** Drops cached results of earlier paths. Answers do not change. */
    forgetPaths() {
        this.#graph = undefined;
    }
    /** The graph is shared by paths, because their words have common prefixes and a similar structure. */
    #currentGraph() {
        if (this.#graph === undefined || this.#graph.size > largestGraph) {
            this.#graph = new ItemSetGraph(this.grammar, this.corners);
        }
        return this.#graph;
    }
    /** The values of a whole word; `parent` must be the one that the path was opened with. */
    write(answer, parent, completion = this.shortest) {
        const terminals = completion.complete(answer.end);
        const { values } = this.alphabet;
        return [
            ...parent.slice(0, answer.kept),
            ...answer.chosen,
            ...terminals.map((terminal) => this.alphabet.valueOf(terminal, values, undefined)),
        ];
    }
}
function setOf(terminal) {
    if (terminal.kind !== 'character')
        throw new TypeError(`a grammar of characters has a terminal of kind ${terminal.kind}`);
    return terminal.set;
}
