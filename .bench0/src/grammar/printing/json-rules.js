import { CoppiceError } from '../../core/coppice-error.js';
import { copiesOf } from './copies-of.js';
import { freeName } from './free-name.js';
const largestClass = 128;
/** Builds the rules of a JSON grammar, with helper rules for what expansions cannot contain. */
export class JsonRules {
    /** By rule index. */
    #names;
    #expansions = new Map();
    #taken;
    #classes = new Map();
    constructor(names) {
        this.#names = names;
        this.#taken = new Set(names);
    }
    add(rule) {
        const expansions = [];
        // The rule is added before its helper rules.
        this.#expansions.set(this.#names[rule.index], expansions);
        expansions.push(...this.#alternatives(rule.body, rule));
    }
    entries() {
        return [...this.#expansions];
    }
    #alternatives(node, rule) {
        if (node.kind === 'alt')
            return node.options.map((option) => this.#symbols(option, rule));
        if (node.kind === 'class')
            return characters(node.set, rule);
        return [this.#symbols(node, rule)];
    }
    #symbols(node, rule) {
        switch (node.kind) {
            case 'literal':
                return textSymbols(node.text);
            case 'class':
                return [this.#classSymbol(node.set, rule)];
            case 'ref':
                return [`<${this.#names[node.target]}>`];
            case 'seq':
                return node.items.flatMap((item) => this.#symbols(item, rule));
            case 'alt':
                return [this.#helper(this.#alternatives(node, rule), rule)];
            case 'repeat':
                return this.#repeated(node, rule);
        }
    }
    #repeated(node, rule) {
        const { min, max } = node;
        const symbols = this.#symbols(node.item, rule);
        const item = copiesOf(node, rule) > 1 ? this.#single(symbols, rule) : symbols;
        if (max !== Infinity)
            return [...copies(item, min), ...this.#upTo(max - min, item, rule)];
        if (min === 0)
            return [this.#loop([], item, rule)];
        return [...copies(item, min - 1), this.#loop(item, item, rule)];
    }
    /** Returns a rule with the expansions `[end, [item, <itself>]]`. */
    #loop(end, item, rule) {
        const expansions = [end];
        const self = this.#helper(expansions, rule);
        expansions.push([...item, self]);
        return self;
    }
    #upTo(count, item, rule) {
        let rest;
        for (let i = 0; i < count; i++) {
            const more = rest === undefined ? item : [...item, rest];
            rest = this.#helper([[], more], rule);
        }
        return rest === undefined ? [] : [rest];
    }
    /** Returns at most one symbol for the same text, so that it can be repeated. */
    #single(symbols, rule) {
        return symbols.length > 1 ? [this.#helper([symbols], rule)] : symbols;
    }
    #helper(expansions, rule) {
        return this.#newRule(`${this.#names[rule.index]}-part`, expansions);
    }
    #classSymbol(set, rule) {
        const key = set.toString();
        let symbol = this.#classes.get(key);
        if (symbol === undefined)
            this.#classes.set(key, (symbol = this.#newRule('character', characters(set, rule))));
        return symbol;
    }
    #newRule(wanted, expansions) {
        const name = freeName(wanted, this.#taken);
        this.#taken.add(name);
        this.#expansions.set(name, expansions);
        return `<${name}>`;
    }
}
function copies(item, count) {
    return Array.from({ length: count }, () => item).flat();
}
/** A text in angle brackets must not be read as a name. */
function textSymbols(text) {
    return text.startsWith('<') && text.endsWith('>') ? ['<', text.slice(1)] : [text];
}
function characters(set, rule) {
    if (set.size <= largestClass) {
        return Array.from({ length: set.size }, (_, i) => [String.fromCodePoint(set.at(i))]);
    }
    const message = `rule \`${rule.name}\` has a class of ${set.size} characters, all of which a JSON grammar would have to list`;
    const hint = `narrow the class to ${largestClass} characters or fewer, such as \`[ -~]\` for printable ASCII`;
    throw new CoppiceError('class-too-large', message, { hint, location: rule.location });
}
