import { isSymbolic } from '../../grammar/node.js';
import { emptyEdge } from '../parse/earley/read-tree.js';
import { Contexts } from './contexts.js';
/**
 * Records the k-paths of every derivation of a word: in an ambiguous grammar a word covers what any of its derivations
 * contains. Parts in which `toCome` excludes new paths are skipped.
 *
 * @returns false if the budget ran out, so that paths may be missing
 */
export function coverAllDerivations(reading, grammar, recorder, budget, toCome) {
    return new ForestWalk(recorder, budget, toCome).walk(reading, grammar.root);
}
class ForestWalk {
    #contexts;
    #budget;
    #open = [];
    #seen = new Map();
    constructor(recorder, budget, toCome) {
        this.#contexts = new Contexts(recorder, toCome);
        this.#budget = budget;
    }
    walk(reading, root) {
        const below = this.#contexts.enter(Contexts.none, root);
        if (below === Contexts.spent)
            return true;
        this.#visitWhole(reading, below);
        for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
            for (const production of next.reading.forest.productions(next.nonterminal, next.from, next.to)) {
                if (!this.#follow(next, production))
                    return false;
            }
        }
        return true;
    }
    /** Visits every symbol of the production at every position of any derivation; returns false if the budget ran out. */
    #follow(visit, production) {
        if (production.shape.kind === 'token' && production.symbols.length === 0) {
            this.#followInside(visit, emptyEdge, production.shape.node, visit.context);
            return true;
        }
        const parts = partsBySymbol(production);
        const done = new Set();
        const prefixes = [{ count: production.symbols.length, to: visit.to }];
        for (const { count, to } of prefixes) {
            if (!this.#budget.spend())
                return false;
            if (count === 0)
                continue;
            for (const { from, edge } of visit.reading.forest.splits(production, count, visit.from, to)) {
                const symbol = production.symbols[count - 1];
                if (production.shape.kind === 'token')
                    this.#followInside(visit, edge, production.shape.node, visit.context);
                else
                    this.#followSymbol(visit, symbol, parts[count - 1], from, to, edge);
                const key = from * (production.symbols.length + 1) + count;
                if (done.has(key))
                    continue;
                done.add(key);
                prefixes.push({ count: count - 1, to: from });
            }
        }
        return true;
    }
    #followSymbol(visit, symbol, part, from, to, edge) {
        const { reading, context } = visit;
        const node = part?.node;
        const below = node !== undefined && isSymbolic(node) ? this.#contexts.enter(context, node) : context;
        if (below === Contexts.spent)
            return;
        if (symbol >= 0)
            this.#visit({ reading, nonterminal: symbol, from, to, context: below });
        else if (node !== undefined)
            this.#followInside(visit, edge, node, below);
    }
    #followInside({ reading }, edge, node, context) {
        const inside = reading.insideOf(edge, node);
        if (inside !== undefined)
            this.#visitWhole(inside, context);
    }
    #visitWhole(reading, context) {
        const { start } = reading.forest.chart.automaton.flat;
        for (const to of reading.ends)
            this.#visit({ reading, nonterminal: start, from: 0, to, context });
    }
    #visit(visit) {
        let seen = this.#seen.get(visit.reading);
        if (seen === undefined)
            this.#seen.set(visit.reading, (seen = new SeenSpans(visit.reading)));
        if (seen.add(visit))
            this.#open.push(visit);
    }
}
/** The visits of one reading. */
class SeenSpans {
    #nonterminalCount;
    #nodeCount;
    /** Spans by context and nonterminal. */
    #spans = new Map();
    constructor({ forest }) {
        this.#nonterminalCount = forest.chart.automaton.flat.nonterminals.length;
        this.#nodeCount = forest.chart.lattice.nodeCount;
    }
    /** Returns true if the visit is new. */
    add({ context, nonterminal, from, to }) {
        const key = context * this.#nonterminalCount + nonterminal;
        let spans = this.#spans.get(key);
        if (spans === undefined)
            this.#spans.set(key, (spans = new Set()));
        const size = spans.size;
        return spans.add(from * this.#nodeCount + to).size > size;
    }
}
/** Cache: computed once for each production, for as long as its grammar lives. */
const partsOfProductions = new WeakMap();
/** Returns the part that each symbol belongs to; undefined for the iterations of a repeat before the last one. */
function partsBySymbol(production) {
    let parts = partsOfProductions.get(production);
    if (parts === undefined)
        partsOfProductions.set(production, (parts = findParts(production)));
    return parts;
}
function findParts({ symbols, shape }) {
    let body;
    let first = 0;
    if (shape.kind === 'node')
        ({ body } = shape);
    else if (shape.kind === 'iterations')
        body = shape.first;
    else if (shape.kind === 'iteration')
        [body, first] = [shape.more, 1];
    const result = Array.from({ length: symbols.length });
    let index = first;
    for (const part of body?.parts ?? []) {
        result.fill(part, index, index + part.symbolCount);
        index += part.symbolCount;
    }
    return result;
}
