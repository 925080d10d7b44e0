import { CoppiceError } from '../../core/coppice-error.js';
import { nearestName } from '../../core/text/nearest-name.js';
import { Grammar } from '../../grammar/grammar.js';
import { symbolicTokens } from './symbolic-token.js';
export function symbolicGrammar(original, options) {
    checkNames(original, [...(options.only ?? []), ...(options.hints?.keys() ?? [])]);
    const maxLength = options.lengths === 'symbolic' ? 0 : options.lengths;
    const tokens = symbolicTokens(original, { ...options, maxLength });
    return new Builder(original, tokens, options).build();
}
function checkNames(grammar, names) {
    for (const name of names) {
        if (grammar.rule(name) !== undefined)
            continue;
        const near = nearestName(name, grammar.rules.map((rule) => rule.name));
        const hint = near === undefined ? '`coppice grammar show` lists the rules' : `did you mean \`${near}\`?`;
        throw new CoppiceError('no-such-token', `the grammar has no rule \`${name}\` to make symbolic`, { hint });
    }
}
/** The code points of hole symbols are in the private use area; those that the grammar uses itself are skipped. */
const firstSymbol = 0xe000;
const lastSymbol = 0xf8ff;
class Builder {
    #original;
    #options;
    #byRule;
    #byClass;
    #nodes = [];
    #owners = [];
    #fillings = new Map();
    #origins = new Map();
    #symbols = new Map();
    #usedSymbols;
    constructor(original, tokens, options) {
        this.#original = original;
        this.#options = options;
        this.#byRule = new Map(tokens.flatMap((token) => (token.kind === 'rule' ? [[token.rule.index, token]] : [])));
        this.#byClass = new Map(tokens.flatMap((token) => (token.kind === 'class' ? [[token.node, token]] : [])));
        this.#usedSymbols = privateCharacters(original);
    }
    build() {
        const original = this.#original;
        const root = this.#place(original.root, -1);
        const rules = original.rules.map((rule) => ({ ...rule, kind: 'syntax', body: this.#bodyOf(rule) }));
        const grammar = new Grammar({
            name: original.name,
            rules,
            root,
            nodes: this.#nodes,
            owners: Int32Array.from(this.#owners),
            // The terminals are the symbols of holes and the texts of tokens, so nothing is left to tokenize.
            lexerRules: [],
        });
        return { original, grammar, fillings: this.#fillings, origins: this.#origins };
    }
    #bodyOf(rule) {
        const token = this.#byRule.get(rule.index);
        return token === undefined ? this.#place(rule.body, rule.index) : this.#filledIn(token, rule.index);
    }
    /** Copies a node. Its id is reserved before those of its parts, so that ids are in preorder. */
    #place(node, owner) {
        const id = this.#reserve(owner);
        const copy = this.#copy(node, id, owner);
        this.#nodes[id] = copy;
        this.#origins.set(copy, node);
        return copy;
    }
    #copy(node, id, owner) {
        switch (node.kind) {
            case 'seq':
                return { ...node, id, items: node.items.map((item) => this.#place(item, owner)) };
            case 'alt':
                return this.#copyAlt(node, id, owner);
            case 'repeat':
                return { ...node, id, item: this.#place(node.item, owner) };
            case 'class': {
                const token = this.#byClass.get(node);
                if (token === undefined)
                    return { ...node, id };
                const hole = { kind: 'literal', id, text: this.#symbolOf(token, 'closed') };
                this.#fillings.set(hole, { kind: 'hole', token, length: 1, isOpen: false });
                return hole;
            }
            default:
                return { ...node, id };
        }
    }
    #copyAlt(node, id, owner) {
        const distinct = node.options.filter((option, i) => {
            const key = this.#keyOf(option);
            return key === undefined || node.options.findIndex((other) => this.#keyOf(other) === key) === i;
        });
        const weights = distinct.map((option) => node.weights[node.options.indexOf(option)]);
        return { ...node, id, options: distinct.map((option) => this.#place(option, owner)), weights };
    }
    /** Returns a key that is equal for options with the same holes; undefined if the option is not a single hole. */
    #keyOf(option) {
        if (this.#options.holes === 'language')
            return undefined;
        const token = option.kind === 'ref' ? this.#byRule.get(option.target) : this.#byClass.get(option);
        if (token === undefined)
            return undefined;
        if (token.kind === 'class')
            return 'hole of 1';
        const isText = token.keyword !== undefined || this.#hintsOf(token).length > 0;
        return isText ? undefined : `hole of ${token.lengths.join()}${token.isUnbounded ? '...' : ''}`;
    }
    /** Returns one alternative per length and per hint. */
    #filledIn(token, owner) {
        const isOpen = token.isUnbounded && this.#options.lengths === 'symbolic';
        const lengths = isOpen ? [0] : token.lengths;
        const texts = token.keyword === undefined ? this.#hintsOf(token) : [token.keyword];
        const choices = [
            ...lengths.map((length) => ({ kind: 'hole', token, length, isOpen })),
            ...texts.map((text) => ({ kind: 'text', token, text })),
        ];
        if (choices.length === 1)
            return this.#fill(choices[0], owner);
        const id = this.#reserve(owner);
        const options = choices.map((choice) => this.#fill(choice, owner));
        const node = { kind: 'alt', id, options, weights: options.map(() => 1) };
        this.#nodes[id] = node;
        return node;
    }
    #fill(filling, owner) {
        const id = this.#reserve(owner);
        const text = filling.kind === 'text' ? filling.text : this.#symbolsOf(filling);
        const node = text === '' ? { kind: 'seq', id, items: [] } : { kind: 'literal', id, text };
        this.#nodes[id] = node;
        this.#fillings.set(node, filling);
        return node;
    }
    #hintsOf(token) {
        return this.#options.hints?.get(token.name) ?? [];
    }
    #symbolsOf({ token, length, isOpen }) {
        if (isOpen)
            return this.#symbolOf(token, 'open');
        if (length === 0)
            return '';
        // Distinguishes two tokens of one character from one token of two characters.
        const rest = this.#original.hasTokens ? 'continued' : 'closed';
        return this.#symbolOf(token, 'closed') + this.#symbolOf(token, rest).repeat(length - 1);
    }
    #symbolOf(token, role) {
        const key = `${role} ${this.#options.holes === 'free' ? '' : token.name}`;
        const known = this.#symbols.get(key);
        if (known !== undefined)
            return known;
        let point = firstSymbol;
        const taken = new Set(this.#symbols.values());
        while (this.#usedSymbols.has(point) || taken.has(String.fromCodePoint(point)))
            point++;
        if (point > lastSymbol)
            throw new RangeError('the grammar has more tokens than there are private-use characters to represent them');
        const symbol = String.fromCodePoint(point);
        this.#symbols.set(key, symbol);
        return symbol;
    }
    #reserve(owner) {
        this.#owners.push(owner);
        return this.#nodes.push(undefined) - 1;
    }
}
/** Returns the characters of the grammar's literals, which must not be used as symbols. */
function privateCharacters(grammar) {
    const used = new Set();
    for (const node of grammar.nodes) {
        if (node.kind !== 'literal')
            continue;
        for (const char of node.text)
            used.add(char.codePointAt(0));
    }
    return used;
}
