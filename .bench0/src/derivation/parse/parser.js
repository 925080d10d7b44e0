import { WorkBudget } from '../../core/work-budget.js';
import { codePoints } from '../../grammar/characters/char-set.js';
import { flattenCharacters, flattenTokens } from '../../grammar/flat/flatten.js';
import { AnyLengthLexer } from '../lexing/any-length-lexer.js';
import { LongestMatchLexer } from '../lexing/longest-match-lexer.js';
import { Vocabulary } from '../lexing/vocabulary.js';
import { CharacterParser } from './earley/character-parser.js';
import { Chart } from './earley/chart.js';
import { LrAutomaton } from './earley/lr-automaton.js';
import { describeFailure, furtherFailure } from './parse-failure.js';
import { CharacterReading, TokenReading } from './reading.js';
import { TokenInsides } from './token-insides.js';
/**
 * Parses texts with a grammar, which may be any context-free grammar, including ambiguous and left-recursive ones.
 *
 * @example
 * ```ts
 * const result = new Parser(loadGrammarSync('json')).parse('[1, 2');
 * if (result.kind === 'failed') console.log(result.column, result.expected);
 * ```
 */
export class Parser {
    #engine;
    constructor(grammar) {
        this.#engine = grammar.hasTokens ? new TokenEngine(grammar) : new CharacterEngine(grammar);
    }
    parse(text, options = {}) {
        const reading = this.read(text, options);
        return 'kind' in reading ? reading : reading.result();
    }
    /** @internal Like `parse`, with access to all derivations. */
    read(text, options = {}) {
        return this.#engine.read(text, options);
    }
}
class CharacterEngine {
    #grammar;
    #parser;
    constructor(grammar) {
        this.#grammar = grammar;
        this.#parser = new CharacterParser(flattenCharacters(grammar));
    }
    read(text, { maxWork = Infinity }) {
        const points = Int32Array.from(codePoints(text));
        const chart = new Chart(this.#parser.automaton, this.#parser.latticeOf(points));
        if (!chart.run(new WorkBudget(maxWork)))
            return { kind: 'given-up' };
        if (!chart.accepts(points.length))
            return describeFailure(text, points, chart, this.#grammar, (node) => node);
        return new CharacterReading(this.#grammar, chart, points);
    }
}
class TokenEngine {
    #grammar;
    #automaton;
    #longestMatch;
    #anyLength;
    #insides;
    constructor(grammar) {
        this.#grammar = grammar;
        const flat = flattenTokens(grammar);
        const vocabulary = new Vocabulary(grammar, flat);
        this.#automaton = new LrAutomaton(flat, vocabulary);
        this.#longestMatch = new LongestMatchLexer(grammar, vocabulary);
        this.#anyLength = new AnyLengthLexer(grammar, vocabulary);
        this.#insides = new TokenInsides(grammar);
    }
    read(text, options) {
        const { lexing = 'auto', maxWork = Infinity } = options;
        const points = Int32Array.from(codePoints(text));
        let failure;
        if (lexing !== 'any-length') {
            const first = this.#readLattice(text, points, this.#longestMatch.tokenize(points), 'longest-match', maxWork);
            if (lexing === 'longest-match' || !('kind' in first) || first.kind !== 'failed')
                return first;
            failure = first;
        }
        const lattice = this.#anyLength.tokenize(points, maxWork);
        if (lattice === undefined)
            return { kind: 'given-up' };
        const second = this.#readLattice(text, points, lattice, 'any-length', maxWork);
        return failure !== undefined && 'kind' in second && second.kind === 'failed'
            ? furtherFailure(failure, second)
            : second;
    }
    #readLattice(text, points, lattice, lexing, maxWork) {
        const chart = new Chart(this.#automaton, lattice);
        if (!chart.run(new WorkBudget(maxWork)))
            return { kind: 'given-up' };
        const ends = chart.accepted();
        if (ends.length === 0) {
            return describeFailure(text, points, chart, this.#grammar, (node) => nextTokenStart(lattice, node));
        }
        return new TokenReading(this.#grammar, chart, ends, points, lattice, lexing, this.#insides);
    }
}
/** Returns the start of the next token after a node, past hidden text, where a user expects the error to be marked. */
function nextTokenStart(lattice, node) {
    const edge = lattice.edgeStart[node];
    if (edge === lattice.edgeStart[node + 1])
        return lattice.position[node];
    return lattice.tokenStart[edge];
}
