import { CharSet, codePoints } from '../../characters/char-set.js';
import { antlrSet, antlrText } from './antlr-text.js';
import { freeName } from '../free-name.js';
/**
 * The terminals of a scannerless grammar, for parser rules. ANTLR splits its input into the longest tokens before it
 * parses, so each character must be a separate token and belong to only one token: texts are split into characters, and
 * classes become choices among disjoint sets of characters.
 */
export class AntlrCharacters {
    /** By rule index. */
    #names;
    /** Characters that are written as themselves. */
    #spelled;
    /** All other relevant characters, in sets that no class splits. */
    #parts;
    #takenNames;
    #classRules = new Map();
    constructor(grammar, names) {
        this.#names = names;
        this.#takenNames = new Set(names);
        const texts = grammar.nodes.flatMap((node) => (node.kind === 'literal' ? codePoints(node.text) : []));
        const classes = grammar.nodes.flatMap((node) => (node.kind === 'class' ? [node.set] : []));
        const inTexts = CharSet.of(texts.map((c) => [c, c]));
        const parts = partition(classes.map((set) => set.minus(inTexts)));
        this.#parts = parts.filter((part) => part.size > 1);
        this.#spelled = parts.filter((part) => part.size === 1).reduce((all, part) => all.union(part), inTexts);
    }
    write(node) {
        switch (node.kind) {
            case 'ref':
                return [this.#names[node.target]];
            case 'literal':
                return Array.from(node.text, (char) => antlrText(char));
            case 'class':
                return [this.#writeClass(node.set)];
        }
    }
    /** The parser rules for classes; complete after everything is written. */
    get parserRules() {
        return [...this.#classRules.values()];
    }
    get lexerRules() {
        return this.#parts.map((part, i) => ({ head: tokenName(i), alternatives: [antlrSet(part)] }));
    }
    #writeClass(set) {
        const known = this.#classRules.get(set.toString());
        if (known !== undefined)
            return known.head;
        const tokens = this.#parts.flatMap((part, i) => (set.intersect(part).size > 0 ? [tokenName(i)] : []));
        const spelled = set.intersect(this.#spelled);
        const alternatives = [
            ...Array.from({ length: spelled.size }, (_, i) => antlrText(String.fromCodePoint(spelled.at(i)))),
            ...tokens,
        ];
        if (alternatives.length === 1)
            return alternatives[0];
        const head = freeName('character', this.#takenNames);
        this.#takenNames.add(head);
        this.#classRules.set(set.toString(), { head, alternatives });
        return head;
    }
}
function tokenName(part) {
    return `CHARACTER_${part + 1}`;
}
/** Returns the coarsest disjoint sets of which all given sets are unions. */
function partition(sets) {
    let parts = [];
    for (const set of new Map(sets.map((set) => [set.toString(), set])).values()) {
        const rest = parts.reduce((left, part) => left.minus(part), set);
        parts = [...parts.flatMap((part) => [part.intersect(set), part.minus(set)]), rest].filter((part) => part.size > 0);
    }
    return parts;
}
