import { Random } from '../../core/random.js';
import { RankedDerivations } from '../counting/ranked-derivations.js';
import { branch, leaf, yieldOf } from '../derivation.js';
import { plainestCharacter, smallestTree } from '../production/smallest-tree.js';
/** Number of words of one length that are compared for readability. */
const candidates = 24;
/** Deterministic, readable words for holes, used before anything is known about the subject. */
export class SampleWords {
    #grammar;
    #known = new Map();
    #ranked = new Map();
    constructor(grammar) {
        this.#grammar = grammar;
    }
    /** Returns true if the token has a word of this many characters. */
    has(token, length) {
        return token.kind === 'class' ? length === 1 : this.#rankedOf(token).count(length) > 0n;
    }
    /** Returns a derivation of the token's rule body, or of the class; `variant` selects among several. */
    at(token, length, variant = 0) {
        const key = `${length} ${token.name}`;
        let words = this.#known.get(key);
        if (words === undefined)
            this.#known.set(key, (words = this.#wordsOf(token, length)));
        return words[variant % words.length];
    }
    /** Returns a shortest word of a token whose words have no maximal length. */
    shortest(token) {
        const tree = smallestTree(this.#grammar, token.rule.body);
        if (tree === undefined)
            throw new RangeError(`token ${token.name} has no word`);
        return tree;
    }
    #wordsOf(token, length) {
        const random = new Random(1);
        if (token.kind === 'class') {
            const { set } = token.node;
            const picks = Array.from({ length: candidates }, () => String.fromCodePoint(set.at(random.int(set.size))));
            return [...new Set([plainestCharacter(set), ...picks])].map((char) => leaf(token.node, char));
        }
        const ranked = this.#rankedOf(token);
        const count = ranked.count(length);
        const picks = Array.from({ length: candidates }, () => random.bigint(count));
        // The root of a ranked derivation is the reference.
        return mostReadableFirst([...new Set(picks)].map((rank) => ranked.at(length, rank).children[0]));
    }
    #rankedOf(token) {
        let ranked = this.#ranked.get(token.name);
        if (ranked === undefined) {
            ranked = new RankedDerivations(this.#grammar.withStart(token.rule), 'characters');
            this.#ranked.set(token.name, ranked);
        }
        return ranked;
    }
}
/** Wraps a text in a derivation of its token, without inner structure. */
export function textTree({ rule }, text) {
    return branch(rule.body, [leaf(rule.body, text)]);
}
function mostReadableFirst(trees) {
    return [...trees].sort((a, b) => readability(yieldOf(b)) - readability(yieldOf(a)));
}
/** Rates a text by its share of letters and digits, then of other visible characters. */
function readability(text) {
    const words = text.match(/[0-9A-Za-z]/gu)?.length ?? 0;
    const visible = text.match(/[!-~]/gu)?.length ?? 0;
    return text === '' ? 0 : (2 * words + visible) / text.length;
}
