import { referencesOf } from '../../analysis/reachable-rules.js';
import { AntlrCharacters } from './antlr-characters.js';
import { antlrAlternatives } from './antlr-expression.js';
import { antlrNames } from './antlr-names.js';
import { antlrRefusals } from './antlr-refusals.js';
import { AntlrTokens } from './antlr-tokens.js';
import { freeName } from '../free-name.js';
import { layOutRules } from '../lay-out-rules.js';
import { lexerLosses } from '../lexer-losses.js';
import { weightLosses } from '../weight-losses.js';
/**
 * Prints a combined ANTLR v4 grammar. The start rule comes first and ends with `EOF`, so that ANTLR reads the whole
 * input.
 *
 * @example
 * ```ts
 * const { text, losses } = printAntlr(loadGrammarSync('json'));
 * console.log(text, losses);
 * ```
 */
export function printAntlr(grammar) {
    const names = antlrNames(grammar);
    const { parserRules, lexerRules } = grammar.hasTokens ? withTokens(grammar, names) : ofCharacters(grammar, names);
    const sections = [`grammar ${names.grammar};\n`, layOutRules(parserRules, ':'), layOutRules(lexerRules, ':')];
    return {
        text: sections.filter((section) => section !== '').join('\n'),
        losses: [...weightLosses(grammar), ...lossesOfTokens(grammar), ...antlrRefusals(grammar)],
    };
}
function withTokens(grammar, names) {
    const tokens = new AntlrTokens(grammar, names);
    const syntax = grammar.rules.filter((rule) => rule.kind === 'syntax');
    const parserRules = printRules(grammar, syntax, names, (node) => tokens.write(node));
    return { parserRules, lexerRules: tokens.lexerRules };
}
function ofCharacters(grammar, names) {
    const characters = new AntlrCharacters(grammar, names.parser);
    const rules = printRules(grammar, grammar.rules, names, (node) => characters.write(node));
    return { parserRules: [...rules, ...characters.parserRules], lexerRules: characters.lexerRules };
}
function printRules(grammar, rules, names, writeSymbol) {
    const { start } = grammar;
    const texts = rules
        .toSorted((a, b) => Number(b === start) - Number(a === start))
        .map((rule) => ({
        head: names.parser[rule.index],
        alternatives: antlrAlternatives(rule, writeSymbol),
    }));
    const isPlainStart = rules.includes(start) && !isReferredTo(start, grammar);
    if (isPlainStart)
        return texts.map((text, i) => (i === 0 ? untilEnd(text) : text));
    // `EOF` must not occur inside the language, so a separate rule contains it.
    const head = freeName('entry', new Set(names.parser));
    return [untilEnd({ head, alternatives: [writeSymbol(grammar.root).join(' ')] }), ...texts];
}
function untilEnd({ head, alternatives }) {
    return { head, alternatives: alternatives.map((alternative) => `${alternative} EOF`.trim()) };
}
function isReferredTo(rule, grammar) {
    return grammar.nodes.some((node) => node !== grammar.root && node.kind === 'ref' && node.target === rule.index);
}
function lossesOfTokens(grammar) {
    if (!grammar.hasTokens) {
        return [
            'texts and classes are split into single characters, because ANTLR would split the input into longest tokens',
        ];
    }
    const used = new Set(grammar.rules.flatMap((rule) => (rule.kind === 'syntax' ? [...referencesOf(rule.body)] : [])));
    const skipped = grammar.rules.filter((rule) => rule.kind === 'skip' && used.has(rule.index));
    return [
        ...lexerLosses(grammar),
        ...skipped.map((rule) => `\`${rule.name}\` is skipped, so the syntax rules that use it never receive it`),
    ];
}
