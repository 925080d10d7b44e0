import { codePoints, CharSet } from '../characters/char-set.js';
import { isNullable } from '../analysis/nullable.js';
/** Makes every character a terminal, for scannerless grammars and for the inside of lexical rules. */
export function flattenCharacters(grammar, body = grammar.start.body) {
    return new Flattener(grammar, 'characters').flatten(body);
}
/** Makes every token a terminal; lexical rules are not expanded. */
export function flattenTokens(grammar) {
    return new Flattener(grammar, 'tokens').flatten(grammar.start.body);
}
class Flattener {
    #terminals = [];
    #terminalNumbers = new Map();
    #names = [];
    #productionsOf = [];
    #productions = [];
    #ruleNumbers = new Map();
    /** Rules that were found but not yet expanded; a worklist, because chains of rules may be thousands long. */
    #pendingRules = [];
    #ruleName = '';
    #grammar;
    #level;
    constructor(grammar, level) {
        this.#grammar = grammar;
        this.#level = level;
    }
    /** Returns a flat grammar whose start symbol derives the same as `body`. */
    flatten(body) {
        const start = this.#startSymbol(body);
        for (let next = this.#pendingRules.pop(); next !== undefined; next = this.#pendingRules.pop()) {
            const rule = this.#grammar.rules[next];
            if (rule === undefined)
                continue;
            this.#ruleName = rule.name;
            this.#addNode(this.#ruleNumbers.get(next), rule.body);
        }
        const nonterminals = this.#names.map((name, i) => ({
            name,
            productions: this.#productionsOf[i],
        }));
        return { grammar: this.#grammar, terminals: this.#terminals, nonterminals, productions: this.#productions, start };
    }
    #startSymbol(body) {
        const owner = this.#grammar.ownerOf(body);
        if (owner?.body === body)
            return this.#ruleSymbol(owner.index);
        this.#ruleName = owner?.name ?? '';
        const start = this.#newNonterminal();
        this.#addNode(start, body);
        return start;
    }
    /** Adds productions for a node with its own nonterminal: one per option if it is a choice. */
    #addNode(nonterminal, node) {
        for (const body of this.#bodiesOf(node)) {
            this.#addProduction(nonterminal, body.symbols, { kind: 'node', body: body.body });
        }
    }
    #bodiesOf(node) {
        if (node.kind !== 'alt')
            return [this.#bodyOf(node, [])];
        return node.options.map((option) => this.#bodyOf(option, [node]));
    }
    #bodyOf(node, wrappers) {
        const sequence = node.kind === 'seq' ? node : undefined;
        const parts = [];
        const symbols = [];
        for (const item of node.kind === 'seq' ? node.items : [node]) {
            const before = symbols.length;
            symbols.push(...this.#symbolsOf(item));
            parts.push({ node: item, symbolCount: symbols.length - before });
        }
        return { symbols, body: { wrappers, sequence, parts } };
    }
    #symbolsOf(node) {
        if (this.#level === 'tokens' && this.#grammar.isToken(node)) {
            return [isNullable(this.#grammar, node) ? this.#addNullableToken(node) : this.#tokenSymbol(node)];
        }
        switch (node.kind) {
            case 'literal':
                return codePoints(node.text).map((c) => this.#characterSymbol(CharSet.range(c, c)));
            case 'class':
                return [this.#characterSymbol(node.set)];
            case 'ref':
                return [this.#ruleSymbol(node.target)];
            case 'repeat':
                return [this.#addRepeat(node)];
            default: {
                const nonterminal = this.#newNonterminal();
                this.#addNode(nonterminal, node);
                return [nonterminal];
            }
        }
    }
    /** A tokenizer never returns empty tokens, so the flat grammar must allow their absence. */
    #addNullableToken(node) {
        const either = this.#newNonterminal();
        const symbol = this.#tokenSymbol(node);
        this.#addProduction(either, [symbol], { kind: 'token', node, terminal: ~symbol });
        this.#addProduction(either, [], { kind: 'token', node, terminal: ~symbol });
        return either;
    }
    /** Uses left recursion, for which an Earley parser needs constant work per iteration. */
    #addRepeat(node) {
        const whole = this.#newNonterminal();
        const items = this.#bodiesOf(node.item);
        if (node.min === 0)
            this.#addProduction(whole, [], { kind: 'iterations', repeat: node, first: undefined });
        if (node.max === Infinity && node.min <= 1) {
            if (node.min === 1)
                this.#addFirst(whole, node, items);
            this.#addMore(whole, whole, node, items);
            return whole;
        }
        if (node.max === 1) {
            this.#addFirst(whole, node, items);
            return whole;
        }
        this.#addCounted(whole, node, items);
        return whole;
    }
    /** Adds a chain of nonterminals, one per number of iterations; `whole` is any of those within the bounds. */
    #addCounted(whole, node, items) {
        let previous = -1;
        const last = node.max === Infinity ? node.min : node.max;
        for (let count = 1; count <= last; count++) {
            const counted = this.#newNonterminal();
            if (previous === -1)
                this.#addFirst(counted, node, items);
            else
                this.#addMore(counted, previous, node, items);
            if (count >= node.min)
                this.#addProduction(whole, [counted], { kind: 'bounded', repeat: node });
            previous = counted;
        }
        if (node.max === Infinity)
            this.#addMore(whole, whole, node, items);
    }
    #addFirst(lhs, repeat, items) {
        for (const { symbols, body } of items)
            this.#addProduction(lhs, symbols, { kind: 'iterations', repeat, first: body });
    }
    #addMore(lhs, before, repeat, items) {
        for (const { symbols, body } of items) {
            this.#addProduction(lhs, [before, ...symbols], { kind: 'iteration', repeat, more: body });
        }
    }
    #addProduction(nonterminal, symbols, shape) {
        const index = this.#productions.length;
        this.#productions.push({ index, nonterminal, symbols: Int32Array.from(symbols), shape });
        this.#productionsOf[nonterminal]?.push(index);
    }
    #newNonterminal() {
        this.#productionsOf.push([]);
        return this.#names.push(this.#ruleName) - 1;
    }
    #ruleSymbol(ruleIndex) {
        const known = this.#ruleNumbers.get(ruleIndex);
        if (known !== undefined)
            return known;
        this.#productionsOf.push([]);
        const symbol = this.#names.push(this.#grammar.rules[ruleIndex]?.name ?? '') - 1;
        this.#ruleNumbers.set(ruleIndex, symbol);
        this.#pendingRules.push(ruleIndex);
        return symbol;
    }
    #characterSymbol(set) {
        return this.#terminalSymbol(`character ${set.ranges.join()}`, { kind: 'character', set });
    }
    #tokenSymbol(node) {
        if (node.kind === 'ref')
            return this.#terminalSymbol(`rule ${node.target}`, { kind: 'token-rule', rule: node.target });
        if (node.kind === 'class') {
            return this.#terminalSymbol(`class ${node.set.ranges.join()}`, { kind: 'token-class', set: node.set });
        }
        const { text } = node;
        return this.#terminalSymbol(`literal ${text}`, { kind: 'token-literal', text });
    }
    #terminalSymbol(key, terminal) {
        let number = this.#terminalNumbers.get(key);
        if (number === undefined) {
            number = this.#terminals.push(terminal) - 1;
            this.#terminalNumbers.set(key, number);
        }
        return ~number;
    }
}
