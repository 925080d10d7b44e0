import { CharSet } from '../../grammar/characters/char-set.js';
const firstAstral = 0x1_0000;
/**
 * Converts a grammar of characters to UTF-16 code units, as JavaScript strings have them: a terminal with characters
 * beyond the first 65,536 becomes a nonterminal that derives one unit or a surrogate pair.
 */
export function codeUnitGrammar(flat) {
    return new Lowering(flat).grammar();
}
class Lowering {
    #flat;
    #terminals = [];
    #terminalNumbers = new Map();
    #nonterminals;
    #productions;
    constructor(flat) {
        this.#flat = flat;
        this.#nonterminals = [...flat.nonterminals];
        this.#productions = [...flat.productions];
    }
    grammar() {
        const symbols = this.#flat.terminals.map((terminal, number) => this.#lower(terminal, number));
        const productions = this.#productions.map((production, index) => index < this.#flat.productions.length
            ? { ...production, symbols: production.symbols.map((s) => (s < 0 ? symbols[~s] : s)) }
            : production);
        return { ...this.#flat, terminals: this.#terminals, nonterminals: this.#nonterminals, productions };
    }
    /** The symbol that replaces the terminal. */
    #lower(terminal, number) {
        if (terminal.kind !== 'character')
            throw new TypeError(`a grammar of characters has a terminal of kind ${terminal.kind}`);
        const units = terminal.set.intersect(CharSet.range(0, firstAstral - 1));
        const astral = terminal.set.intersect(CharSet.range(firstAstral, 0x10_ffff));
        if (astral.size === 0)
            return this.#unitSymbol(units);
        const own = [];
        const nonterminal = this.#nonterminals.push({ name: String(terminal.set), productions: own }) - 1;
        const add = (...symbols) => {
            const index = this.#productions.length;
            const shape = { kind: 'token', node: this.#flat.grammar.root, terminal: number };
            this.#productions.push({ index, nonterminal, symbols: Int32Array.from(symbols), shape });
            own.push(index);
        };
        if (units.size > 0)
            add(this.#unitSymbol(units));
        for (const [high, low] of surrogatePairs(astral))
            add(this.#unitSymbol(high), this.#unitSymbol(low));
        return nonterminal;
    }
    #unitSymbol(set) {
        const key = set.ranges.join();
        let number = this.#terminalNumbers.get(key);
        if (number === undefined) {
            number = this.#terminals.push({ kind: 'character', set }) - 1;
            this.#terminalNumbers.set(key, number);
        }
        return ~number;
    }
}
/** Pairs of sets of high and low surrogates that encode the characters. */
function surrogatePairs(astral) {
    const highsByLows = new Map();
    const add = (from, to, lows) => {
        const key = lows.ranges.join();
        const known = highsByLows.get(key);
        if (known === undefined)
            highsByLows.set(key, { lows, highs: [[from, to]] });
        else
            known.highs.push([from, to]);
    };
    for (const [from, to] of astral.pairs()) {
        const [firstHigh, firstLow] = surrogatesOf(from);
        const [lastHigh, lastLow] = surrogatesOf(to);
        if (firstHigh === lastHigh) {
            add(firstHigh, firstHigh, CharSet.range(firstLow, lastLow));
            continue;
        }
        const wholeFrom = firstLow === 0xdc00 ? firstHigh : firstHigh + 1;
        const wholeTo = lastLow === 0xdfff ? lastHigh : lastHigh - 1;
        if (wholeFrom > firstHigh)
            add(firstHigh, firstHigh, CharSet.range(firstLow, 0xdfff));
        if (wholeFrom <= wholeTo)
            add(wholeFrom, wholeTo, CharSet.range(0xdc00, 0xdfff));
        if (wholeTo < lastHigh)
            add(lastHigh, lastHigh, CharSet.range(0xdc00, lastLow));
    }
    return [...highsByLows.values()].map(({ lows, highs }) => [CharSet.of(highs), lows]);
}
function surrogatesOf(codePoint) {
    const rest = codePoint - firstAstral;
    return [0xd800 + (rest >> 10), 0xdc00 + (rest & 0x3ff)];
}
