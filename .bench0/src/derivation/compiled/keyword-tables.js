import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
import { childNodes } from '../../grammar/node.js';
import { encodedUnits } from './text-units.js';
import { writeUnits } from './write-units.js';
/**
 * Prevents a token from having the text of a keyword, because it would then be read as the keyword. Generated code
 * compares short tokens with the grammar's literals and writes the token's closing instead.
 */
export class KeywordTables {
    #grammar;
    #units;
    #literals;
    /** By rule: its keywords, as joined code units. */
    #byRule = new Map();
    constructor(grammar, units) {
        this.#grammar = grammar;
        this.#units = units;
        const inSyntax = grammar.nodes.filter((node) => grammar.isToken(node));
        const inLexer = grammar.lexerRules.map(({ rule }) => grammar.rules[rule].body);
        this.#literals = [...inSyntax, ...inLexer].flatMap((node) => (node.kind === 'literal' ? [node.text] : []));
    }
    /** Adds the comparison to `text`, the code that writes the token, if the token can have the text of a keyword. */
    avoid(token, text, closing) {
        if (token.kind !== 'ref')
            return text;
        const keywords = this.#keywordsOf(token.target);
        const instead = closing();
        if (keywords.size === 0 || keywords.has(instead.join()))
            return text;
        const longest = Math.max(...Array.from(keywords, (keyword) => keyword.split(',').length));
        const check = `p - k <= ${longest} && isKeyword(${token.target}, k, p)`;
        return `{ const k = p; ${text} if (${check}) { p = k; ${writeUnits(instead)} } }`;
    }
    /** Returns `isKeyword` for the generated code. */
    tester(buffer) {
        return (rule, from, to) => this.#byRule.get(rule)?.has(buffer.subarray(from, to).join()) === true;
    }
    #keywordsOf(rule) {
        let keywords = this.#byRule.get(rule);
        if (keywords !== undefined)
            return keywords;
        const body = this.#grammar.rules[rule].body;
        const characters = this.#charactersOf(body);
        const spelled = this.#literals.filter((text) => body.kind !== 'literal' && codePoints(text).every((c) => characters.has(c)));
        this.#byRule.set(rule, (keywords = new Set(spelled.map((text) => encodedUnits(text, this.#units).join()))));
        return keywords;
    }
    #charactersOf(pattern) {
        const ranges = [];
        const nodes = new Set([pattern]);
        for (const node of nodes) {
            const below = node.kind === 'ref' ? [this.#grammar.ruleOf(node).body] : childNodes(node);
            for (const child of below)
                nodes.add(child);
            if (node.kind === 'class')
                ranges.push(...node.set.pairs());
            if (node.kind === 'literal')
                ranges.push(...CharSet.chars(node.text).pairs());
        }
        return CharSet.of(ranges);
    }
}
