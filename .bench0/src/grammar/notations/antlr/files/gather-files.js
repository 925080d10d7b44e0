import { CoppiceError } from '../../../../core/coppice-error.js';
import { readGrammarFile } from './read-grammar-file.js';
/** Returns the grammar with the rules of imported grammars and the tokens of its vocabulary. */
export function gatherFiles(main, siblings) {
    const grammar = withImports(main, siblings, new Set([main.name]));
    const lexer = vocabularyOf(grammar, siblings);
    if (lexer === undefined)
        return grammar;
    const warnings = [...grammar.warnings, ...lexer.warnings];
    if (grammar.kind === 'parser') {
        const { lexicalRules, channels } = lexer;
        return { ...grammar, lexicalRules, channels, tokens: [...grammar.tokens, ...lexer.tokens], warnings };
    }
    // A grammar with its own lexer takes only the names of tokens from elsewhere.
    const foreign = lexer.lexicalRules.filter((rule) => !rule.isFragment);
    const names = foreign.map(({ name, source, offset }) => ({ text: name, source, offset }));
    return { ...grammar, tokens: [...grammar.tokens, ...lexer.tokens, ...names] };
}
/**
 * Imports as ANTLR does: rules of the importing grammar take precedence over imported ones, and earlier imports over
 * later ones.
 */
function withImports(file, siblings, seen) {
    let merged = file;
    for (const { text, offset } of file.imports) {
        if (seen.has(text))
            continue;
        seen.add(text);
        const source = siblings.find(`${text}.g4`);
        if (source === undefined) {
            const location = file.source.locationAt(offset);
            const hint = `put \`${text}.g4\` into the same folder`;
            throw new CoppiceError('antlr-missing-import', `the imported grammar \`${text}\` was not found`, {
                location,
                hint,
            });
        }
        merged = merge(merged, withImports(readGrammarFile(source), siblings, seen));
    }
    return merged;
}
function merge(into, from) {
    return {
        ...into,
        tokens: [...into.tokens, ...from.tokens],
        channels: [...into.channels, ...from.channels],
        syntaxRules: [...into.syntaxRules, ...newOnes(into.syntaxRules, from.syntaxRules)],
        lexicalRules: [...into.lexicalRules, ...newOnes(into.lexicalRules, from.lexicalRules)],
        warnings: [...into.warnings, ...from.warnings],
    };
}
function newOnes(known, candidates) {
    const names = new Set(known.map(({ name }) => name));
    return candidates.filter(({ name }) => !names.has(name));
}
function vocabularyOf(grammar, siblings) {
    if (grammar.vocabulary === undefined) {
        if (grammar.kind === 'parser')
            throw withoutLexer(grammar);
        return undefined;
    }
    const { text, offset } = grammar.vocabulary;
    const file = `${text.split('/').at(-1)}.g4`;
    const source = siblings.find(file);
    if (source !== undefined && source.file !== grammar.source.file) {
        const vocabulary = readGrammarFile(source);
        return withImports(vocabulary, siblings, new Set([vocabulary.name]));
    }
    if (grammar.kind !== 'parser')
        return undefined;
    const location = grammar.source.locationAt(offset);
    const hint = `put \`${file}\` into the same folder, or correct the option \`tokenVocab\``;
    throw new CoppiceError('antlr-missing-lexer', `the lexer grammar \`${file}\` was not found`, { location, hint });
}
function withoutLexer(grammar) {
    const location = grammar.source.locationAt(0);
    const hint = 'add `options { tokenVocab = MyLexer; }`, or replace `parser grammar` by `grammar` and add lexer rules';
    return new CoppiceError('antlr-missing-lexer', 'the parser grammar does not name its lexer', { location, hint });
}
