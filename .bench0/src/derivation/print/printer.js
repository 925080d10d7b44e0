import { codePoints, textOfPoints } from '../../grammar/characters/char-set.js';
import { flattenTokens } from '../../grammar/flat/flatten.js';
import { defaultMode } from '../../grammar/lexer-rule.js';
import { yieldOf } from '../derivation.js';
import { applyActions, LongestMatchLexer } from '../lexing/longest-match-lexer.js';
import { Vocabulary } from '../lexing/vocabulary.js';
import { Separators } from './separators.js';
import { treeTokens } from './tree-tokens.js';
/** Look-ahead, in characters, given to the tokenizer; in practice no longer match needs more. */
const lookAhead = 200;
/**
 * Converts derivations to text. Hidden text of the grammar (a space if possible) is inserted between tokens that would
 * merge, as decided by the grammar's own tokenizer, including its modes.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('lua');
 * const tree = randomProducer(grammar, new Random(1)).next();
 * if (tree) console.log(new Printer(grammar).print(tree).text);
 * ```
 */
export class Printer {
    #grammar;
    #tokens;
    constructor(grammar) {
        this.#grammar = grammar;
        this.#tokens = grammar.hasTokens ? new TokenPrinter(grammar) : undefined;
    }
    print(tree) {
        if (this.#tokens === undefined)
            return { text: yieldOf(tree), misread: [], starts: undefined };
        const tokens = treeTokens(tree, this.#grammar);
        const { text, starts, misread } = this.#tokens.print(tokens, ({ tree: { node } }) => node);
        return { text, starts, misread };
    }
}
/** Prints a sequence of tokens, independent of any tree. */
export class TokenPrinter {
    #vocabulary;
    #lexer;
    #separators;
    #terminals;
    constructor(grammar, flat = flattenTokens(grammar)) {
        this.#vocabulary = new Vocabulary(grammar, flat);
        this.#lexer = new LongestMatchLexer(grammar, this.#vocabulary);
        this.#separators = new Separators(grammar, this.#vocabulary);
        this.#terminals = terminalNumbers(flat);
    }
    /** @param nodeOf returns the node of a syntax rule that the token is an occurrence of */
    print(tokens, nodeOf) {
        const texts = tokens.map((token) => codePoints(token.text));
        const misread = [];
        let modes = [defaultMode];
        const starts = [];
        let text = '';
        tokens.forEach((token, i) => {
            starts.push(text.length);
            text += token.text;
            if (token.text === '')
                return;
            const placed = this.#place(this.terminalOf(nodeOf(token)), texts, i, modes);
            if (placed.misread)
                misread.push(token);
            ({ modes } = placed);
            text += placed.separator;
        });
        return { text, misread, starts };
    }
    /** Determines the separator that must follow the token so that the tokenizer recognizes it. */
    #place(terminal, texts, index, modes) {
        const length = texts[index]?.length ?? 0;
        const plain = this.#lexer.tokensAt(window(texts, index, []), 0, modes);
        const found = plain.find(({ end, pattern }) => end === length && this.#stands(pattern.symbol, terminal));
        if (found !== undefined)
            return { separator: '', misread: false, modes: found.modes };
        const after = this.#modesAfter(terminal, modes);
        const separators = index === texts.length - 1 ? [] : this.#separators.in(after[0] ?? defaultMode);
        for (const separator of separators) {
            const apart = this.#lexer.tokensAt(window(texts, index, separator), 0, modes);
            const foundApart = apart.find(({ end, pattern }) => end === length && this.#stands(pattern.symbol, terminal));
            if (foundApart !== undefined)
                return { separator: textOfPoints(separator), misread: false, modes: foundApart.modes };
        }
        const merges = plain.some(({ end }) => end > length);
        const [first] = separators;
        return { separator: merges && first !== undefined ? textOfPoints(first) : '', misread: true, modes: after };
    }
    /** Returns the number of the terminal of a token node; -1 for other nodes. */
    terminalOf(node) {
        return this.#terminals.get(terminalKey(node)) ?? -1;
    }
    #stands(symbol, terminal) {
        return this.#vocabulary.terminalsOf(symbol).includes(terminal);
    }
    /** Returns the modes after a token that the tokenizer would misread, as if it had read it correctly. */
    #modesAfter(terminal, modes) {
        const pattern = this.#vocabulary.lexerPatterns.find((p) => p.mode === modes[0] && this.#stands(p.symbol, terminal));
        return pattern === undefined ? modes : applyActions(modes, pattern.modeActions);
    }
}
/** Returns the token's characters, `separator` and the following text, limited to the look-ahead. */
function window(texts, index, separator) {
    const points = [...(texts[index] ?? []), ...Array.from(separator)];
    const enough = points.length + lookAhead;
    for (let i = index + 1; i < texts.length && points.length < enough; i++)
        points.push(...(texts[i] ?? []));
    return Int32Array.from(points);
}
function terminalNumbers(flat) {
    return new Map(flat.terminals.map((terminal, number) => [keyOf(terminal), number]));
}
function keyOf(terminal) {
    if (terminal.kind === 'token-rule')
        return `rule ${terminal.rule}`;
    return terminal.kind === 'token-literal' ? `literal ${terminal.text}` : `class ${terminal.set.ranges.join()}`;
}
function terminalKey(node) {
    if (node.kind === 'ref')
        return `rule ${node.target}`;
    if (node.kind === 'literal')
        return `literal ${node.text}`;
    return node.kind === 'class' ? `class ${node.set.ranges.join()}` : '';
}
