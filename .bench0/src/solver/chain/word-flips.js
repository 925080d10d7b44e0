import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from '../grammar/alphabet.js';
import { eventConjuncts } from '../path/event-conjuncts.js';
/**
 * Solves the flips of one path within a grammar. The conditions on single symbols are necessary for every word that
 * takes the path, so if no word has its symbols in these sets, no word takes the flip. All other conditions are checked
 * on the words found.
 */
export class WordFlips {
    #encoding;
    #table;
    #symbolPath;
    #widePath;
    /** `table`: for inputs of any length. */
    constructor(encoding, table) {
        this.#encoding = encoding;
        this.#table = table;
    }
    async solve(question) {
        const { flipped, end } = question;
        const parts = eventConjuncts(flipped, this.#table.simplifier);
        if (parts.isFalse || this.#table.isDead(end))
            return { kind: 'unsat', by: 'simplify' };
        const words = (this.#symbolPath = advanced(this.#symbolPath, end, () => this.#encoding.open(this.#table)));
        const wanted = wantedBy(words, parts);
        const encode = (symbols) => this.#encoding.encode(symbols);
        const found = wanted.size === 0 ? undefined : this.#wordWithin(words.path, wanted, encode, question);
        if (found?.kind === 'unsat' && !this.#isProof(parts, end)) {
            return {
                kind: 'unknown',
                reason: 'grammar: words exist only with symbols whose meaning for the subject is unknown',
            };
        }
        return found ?? this.#byFreeSolution(words.path, question);
    }
    /** Whether there is also no word with symbols about which nothing is known. */
    #isProof(parts, end) {
        const wide = advanced(this.#widePath, end, () => this.#encoding.openWide?.(this.#table));
        if (wide === undefined)
            return true;
        this.#widePath = wide;
        return flipWithin(wide.path, wantedBy(wide, parts)).verdict.kind === 'unsat';
    }
    /** Solves the flip without the grammar and looks for a word with that solution where it differs from the parent. */
    async #byFreeSolution(path, question) {
        const free = await question.solveFreely();
        if (free.kind === 'unsat')
            return free;
        if (free.kind === 'unknown')
            return { kind: 'unknown', reason: free.reason };
        const { sets, encode } = this.#encoding.changesIn(free.input);
        // No word with this solution is no proof that there is none with another, so the search is kept short.
        for (const wanted of sets.size === 0 ? [] : [this.#withParentBetween(sets), sets]) {
            const within = path.refined(wanted);
            const first = Math.min(...wanted.keys());
            const verdict = within.flipBeside(first, wanted.get(first) ?? IntervalSet.empty);
            const found = verdict?.kind === 'sat' ? this.#confirmed(within, verdict.answer, encode, question) : undefined;
            if (found !== undefined)
                return found;
        }
        return { kind: 'unknown', reason: 'grammar: no word contains the solution of the other links' };
    }
    /** Adds the parent's symbols between those that must change. */
    #withParentBetween(sets) {
        const { parent } = this.#encoding;
        const all = new Map(sets);
        const [first, last] = [Math.min(...sets.keys()), Math.max(...sets.keys())];
        for (let at = first; at < last; at++)
            if (!all.has(at))
                all.set(at, IntervalSet.of(parent[at] ?? endOfInput));
        return all;
    }
    /** Undefined if words were found but the path accepts none of them. */
    #wordWithin(path, wanted, encode, question) {
        const { verdict, within } = flipWithin(path, wanted);
        if (verdict.kind === 'unsat')
            return { kind: 'unsat', by: 'grammar' };
        if (verdict.kind === 'unknown')
            return { kind: 'unknown', reason: `grammar: ${verdict.reason}` };
        return this.#confirmed(within, verdict.answer, encode, question);
    }
    #confirmed(path, found, encode, question) {
        const { grammar, parent } = this.#encoding;
        for (const answer of [path.keepParent(found), found]) {
            const model = encode(grammar.write(answer, parent));
            const input = model && question.confirm(model);
            if (model !== undefined && input !== undefined)
                return { kind: 'sat', by: 'grammar', model, input };
        }
        return undefined;
    }
}
/** Reuses the path if it is not past `end`: flips are mostly solved in the order of their events. */
function advanced(known, end, open) {
    const usable = known === undefined || known.isPast(end) ? open() : known;
    usable?.advanceTo(end);
    return usable;
}
function wantedBy(words, parts) {
    const wanted = new Map();
    for (const [position, set] of words.setsOf(parts)) {
        wanted.set(position, wanted.get(position)?.intersect(set) ?? set);
    }
    return wanted;
}
function flipWithin(path, wanted) {
    const first = Math.min(...wanted.keys());
    const within = wanted.size === 1 ? path : path.refined(wanted);
    return { verdict: within.flip(first, wanted.get(first) ?? IntervalSet.empty), within };
}
