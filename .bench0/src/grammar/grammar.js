/**
 * A context-free grammar over Unicode code points. It is immutable; every name is resolved and every node has an id.
 *
 * @example
 * ```ts
 * const grammar = await loadGrammar('json');
 * console.log(grammar.start.name, grammar.rules.length);
 * ```
 */
export class Grammar {
    name;
    rules;
    /** An occurrence of the start rule, so that the start symbol is a node too; `nodes[0]`. */
    root;
    /** All nodes by id. */
    nodes;
    /** The tokenizer as the notation describes it, in matching order; empty for a scannerless grammar. */
    lexerRules;
    #byName;
    #owners;
    /** Use `buildGrammar`; the constructor does not check its arguments. */
    constructor(parts) {
        this.name = parts.name;
        this.rules = parts.rules;
        this.root = parts.root;
        this.nodes = parts.nodes;
        this.#owners = parts.owners;
        this.lexerRules = parts.lexerRules;
        this.#byName = new Map(parts.rules.map((rule) => [rule.name, rule]));
    }
    get start() {
        return this.ruleOf(this.root);
    }
    /** True if words are sequences of tokens, with skipped text allowed between them. */
    get hasTokens() {
        return this.lexerRules.length > 0;
    }
    rule(name) {
        return this.#byName.get(name);
    }
    ruleOf(ref) {
        return this.rules[ref.target];
    }
    /** Returns the rule whose right-hand side contains the node; undefined for the root. */
    ownerOf(node) {
        return this.rules[this.#owners[node.id] ?? -1];
    }
    /**
     * Returns true if the node, in a syntax rule, is one token: a literal, a class, or a reference to a lexical rule. It
     * is never true in a scannerless grammar.
     */
    isToken(node) {
        if (!this.hasTokens)
            return false;
        if (node.kind === 'ref' && this.ruleOf(node).kind === 'syntax')
            return false;
        if (node.kind !== 'ref' && node.kind !== 'literal' && node.kind !== 'class')
            return false;
        const owner = this.ownerOf(node);
        return owner === undefined || owner.kind === 'syntax';
    }
    /** Returns the same grammar with another start rule and the same node ids. */
    withStart(rule) {
        const root = { kind: 'ref', id: 0, name: rule.name, target: rule.index };
        return new Grammar({ ...this.#parts(), root, nodes: [root, ...this.nodes.slice(1)] });
    }
    toString() {
        return `${this.name}: ${this.rules.length} rules, start ${this.start.name}`;
    }
    #parts() {
        const { name, rules, root, nodes, lexerRules } = this;
        const owners = this.#owners;
        return { name, rules, root, nodes, owners, lexerRules };
    }
}
