import { defaultMode } from '../../grammar/lexer-rule.js';
import { buildLattice } from './token-lattice.js';
import { TokenMatcher } from './token-matcher.js';
/**
 * Tokenizes as generated tokenizers do: in each mode it takes the longest match, the first rule among equal lengths,
 * and drops hidden text between tokens. The result is ambiguous only for guarded rules, where code in the grammar
 * decides.
 */
export class LongestMatchLexer {
    #grammar;
    #vocabulary;
    #matchers = new Map();
    constructor(grammar, vocabulary) {
        this.#grammar = grammar;
        this.#vocabulary = vocabulary;
    }
    tokenize(points) {
        return buildLattice(keyOf(0, [defaultMode]), (key) => {
            const { position, modes } = parseKey(key);
            const edges = [];
            let isEnd = false;
            const seen = new Set();
            const open = [{ at: position, modes }];
            for (let here = open.pop(); here !== undefined; here = open.pop()) {
                if (here.at === points.length)
                    isEnd = true;
                for (const token of this.tokensAt(points, here.at, here.modes)) {
                    const target = keyOf(token.end, token.modes);
                    if (token.pattern.symbol >= 0) {
                        edges.push({ symbol: token.pattern.symbol, tokenStart: here.at, tokenEnd: token.end, target });
                    }
                    else if (!seen.has(target)) {
                        seen.add(target);
                        open.push({ at: token.end, modes: token.modes });
                    }
                }
            }
            return { position, edges, isEnd };
        });
    }
    /** Returns the tokens, including hidden ones, that a tokenizer in these modes could take at the position. */
    tokensAt(points, from, modes) {
        const tokens = [];
        const open = [{ at: from, modes }];
        for (let here = open.pop(); here !== undefined; here = open.pop()) {
            for (const { pattern, end } of this.#matcherOf(here.modes).longest(points, here.at)) {
                const after = applyActions(here.modes, pattern.modeActions);
                if (pattern.more)
                    open.push({ at: end, modes: after });
                else
                    tokens.push({ pattern, end, modes: after });
            }
        }
        return tokens;
    }
    #matcherOf(modes) {
        const mode = modes[0] ?? defaultMode;
        let matcher = this.#matchers.get(mode);
        if (matcher === undefined) {
            const patterns = this.#vocabulary.lexerPatterns.filter((pattern) => pattern.mode === mode);
            matcher = new TokenMatcher(this.#grammar, patterns, 'longest');
            this.#matchers.set(mode, matcher);
        }
        return matcher;
    }
}
/**
 * Applies mode actions. A pop from an empty stack keeps the default mode: such a text is invalid, and the parser
 * reports it.
 */
export function applyActions(modes, actions) {
    let result = [...modes];
    for (const action of actions) {
        if (action.kind === 'push')
            result.unshift(action.mode);
        else if (action.kind === 'set')
            result[0] = action.mode;
        else if (result.length > 1)
            result = result.slice(1);
        else
            result = [defaultMode];
    }
    return result;
}
function keyOf(position, modes) {
    return `${position} ${modes.join(' ')}`;
}
function parseKey(key) {
    const [position, ...modes] = key.split(' ');
    return { position: Number(position), modes };
}
