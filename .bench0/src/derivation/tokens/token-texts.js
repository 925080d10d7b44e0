import { Random } from '../../core/random.js';
import { codePoints } from '../../grammar/characters/char-set.js';
import { flattenTokens } from '../../grammar/flat/flatten.js';
import { defaultMode } from '../../grammar/lexer-rule.js';
import { yieldOf } from '../derivation.js';
import { LongestMatchLexer } from '../lexing/longest-match-lexer.js';
import { Vocabulary } from '../lexing/vocabulary.js';
import { Parser } from '../parse/parser.js';
import { TokenReading } from '../parse/reading.js';
import { TokenPrinter } from '../print/printer.js';
import { expand } from '../production/expand.js';
import { randomChooser } from '../production/choices/random-chooser.js';
import { smallestTree } from '../production/smallest-tree.js';
import { nodeLanguage } from '../templates/token-language.js';
import { withGapsOf } from './with-gaps-of.js';
/** Limit of chart entries; a text that needs more is only tokenized, even if it is a word. */
const parsingWork = 200_000;
/** Number of attempts to find samples; many are needed for a terminal whose texts are often read as another one. */
const sampleTries = 24;
const mostSamples = 12;
const sampleLimits = { maxDepth: 12, maxSize: 12 };
/**
 * Converts between texts and sequences of terminals of a grammar with tokens. The number after the last terminal
 * denotes the end of input.
 */
export class TokenTexts {
    flat;
    #grammar;
    #parser;
    #vocabulary;
    #lexer;
    #printer;
    #nodes;
    #samples = [];
    #modes = [];
    #languages = [];
    constructor(grammar) {
        this.#grammar = grammar;
        this.flat = flattenTokens(grammar);
        this.#parser = new Parser(grammar);
        this.#vocabulary = new Vocabulary(grammar, this.flat);
        this.#lexer = new LongestMatchLexer(grammar, this.#vocabulary);
        this.#printer = new TokenPrinter(grammar, this.flat);
        this.#nodes = this.flat.terminals.map((terminal) => nodeOf(terminal, grammar));
    }
    /** The number that denotes the end of input. */
    get end() {
        return this.flat.terminals.length;
    }
    /** Tokenizes by parsing, or by the tokenizer alone if the text is not a word; returns undefined if both fail. */
    tokenize(text) {
        const tokens = this.#parsed(text) ?? this.#lexed(text);
        if (tokens === undefined)
            return undefined;
        const offset = offsets(text);
        return {
            starts: [...tokens.map(({ start }) => offset(start)), text.length],
            ends: [...tokens.map(({ end }) => offset(end)), text.length],
            terminals: [...tokens.map(({ terminal }) => terminal), this.end],
        };
    }
    /** Returns true if the text parses as a word of the grammar. */
    isWord(text) {
        return this.#parsed(text) !== undefined;
    }
    /** Returns a short plain text that the tokenizer reads as the terminal; empty for the end of input. */
    sampleOf(terminal) {
        return this.samplesOf(terminal)[0];
    }
    /** Returns that text and a few others; the result is deterministic. */
    samplesOf(terminal) {
        return (this.#samples[terminal] ??= this.#findSamples(terminal));
    }
    isFixed(terminal) {
        if (terminal === this.end)
            return true;
        return this.#bodyOf(terminal).kind === 'literal';
    }
    /**
     * Returns the source of a regular expression that matches exactly the texts of the terminal; undefined if there is
     * none.
     */
    languageOf(terminal) {
        if (terminal === this.end)
            return undefined;
        const known = this.#languages[terminal];
        if (known !== undefined)
            return known ?? undefined;
        const language = nodeLanguage(this.#grammar, this.#bodyOf(terminal));
        this.#languages[terminal] = language ?? null;
        return language;
    }
    /** Returns the terminals as which a tokenizer may read the whole text in the mode of the terminal `where`. */
    terminalsOf(text, where) {
        const points = Int32Array.from(codePoints(text));
        const token = this.#lexer.tokensAt(points, 0, [this.#modeOf(where)]).find(({ end }) => end === points.length);
        return token === undefined || token.pattern.hidden ? [] : this.#vocabulary.terminalsOf(token.pattern.symbol);
    }
    /**
     * Returns a text that reads as exactly these tokens; undefined if there is none. Tokens at the start and the end that
     * are equal to those of `like` keep the text between them.
     */
    write(tokens, like) {
        const { text, starts } = this.#printer.print(tokens, ({ terminal }) => this.#nodes[terminal]);
        const kept = like === undefined ? text : withGapsOf(like, tokens, text, starts);
        return [kept, text].find((written) => this.#reads(written, tokens));
    }
    /** Returns what tokenizer inference needs: samples of each terminal and training inputs. */
    lexicon(trainingInputs) {
        const terminals = Array.from({ length: this.end + 1 }, (_, terminal) => terminal);
        return {
            samples: terminals.map((terminal) => this.sampleOf(terminal)),
            isFixed: terminals.map((terminal) => this.isFixed(terminal)),
            trainingInputs: trainingInputs.map((trainingInput, i) => i % 2 === 0 ? trainingInput : (this.#onTwoLines(trainingInput) ?? trainingInput)),
        };
    }
    /**
     * Returns the same tokens with a line break among them, which distinguishes offsets in the text from offsets in a
     * line.
     */
    #onTwoLines({ text, spans }) {
        const middle = spans.starts[spans.starts.length >> 1];
        const broken = `${text.slice(0, middle)}\n${text.slice(middle)}`;
        const other = this.tokenize(broken);
        return other?.terminals.join() === spans.terminals.join() ? { text: broken, spans: other } : undefined;
    }
    #reads(text, tokens) {
        const spans = this.tokenize(text);
        return (spans?.terminals.length === tokens.length + 1 &&
            tokens.every((token, i) => spans.terminals[i] === token.terminal && text.slice(spans.starts[i], spans.ends[i]) === token.text));
    }
    #parsed(text) {
        const reading = this.#parser.read(text, { maxWork: parsingWork });
        if (!(reading instanceof TokenReading))
            return undefined;
        return reading.tokens().map(({ node, start, end }) => ({ terminal: this.#printer.terminalOf(node), start, end }));
    }
    #lexed(text) {
        const points = Int32Array.from(codePoints(text));
        const tokens = [];
        let modes = [defaultMode];
        for (let at = 0; at < points.length;) {
            const token = this.#lexer.tokensAt(points, at, modes)[0];
            if (token === undefined)
                return undefined;
            const [terminal] = token.pattern.symbol < 0 ? [] : this.#vocabulary.terminalsOf(token.pattern.symbol);
            if (terminal === undefined && !token.pattern.hidden)
                return undefined;
            if (terminal !== undefined)
                tokens.push({ terminal, start: at, end: token.end });
            ({ modes } = token);
            at = token.end;
        }
        return tokens;
    }
    #findSamples(terminal) {
        if (terminal === this.end)
            return [''];
        const body = this.#bodyOf(terminal);
        const smallest = smallestTree(this.#grammar, body);
        const first = smallest === undefined ? '' : yieldOf(smallest);
        if (this.isFixed(terminal))
            return [first];
        const chooser = randomChooser(new Random(terminal));
        const samples = new Set(this.terminalsOf(first, terminal).includes(terminal) ? [first] : []);
        for (let i = 0; i < sampleTries && samples.size < mostSamples; i++) {
            const tree = expand(this.#grammar, chooser, sampleLimits, body);
            const text = tree === undefined ? '' : yieldOf(tree);
            if (this.terminalsOf(text, terminal).includes(terminal))
                samples.add(text);
        }
        return samples.size === 0 ? [first] : [...samples];
    }
    #modeOf(terminal) {
        const vocabulary = this.#vocabulary;
        return (this.#modes[terminal] ??=
            vocabulary.lexerPatterns.find(({ symbol }) => symbol >= 0 && vocabulary.terminalsOf(symbol).includes(terminal))
                ?.mode ?? defaultMode);
    }
    #bodyOf(terminal) {
        const node = this.#nodes[terminal];
        return node.kind === 'ref' ? this.#grammar.ruleOf(node).body : node;
    }
}
function nodeOf(terminal, grammar) {
    switch (terminal.kind) {
        case 'token-rule':
            return { kind: 'ref', id: -1, target: terminal.rule, name: grammar.rules[terminal.rule]?.name ?? '' };
        case 'token-literal':
            return { kind: 'literal', id: -1, text: terminal.text };
        default:
            return { kind: 'class', id: -1, set: terminal.set };
    }
}
/** Returns a conversion from code point offsets to UTF-16 offsets. */
function offsets(text) {
    if (!/[\ud800-\udfff]/u.test(text) && !/[\u{10000}-\u{10ffff}]/u.test(text))
        return (point) => point;
    const ends = [0];
    for (const character of text)
        ends.push(ends.at(-1) + character.length);
    return (point) => ends[point];
}
