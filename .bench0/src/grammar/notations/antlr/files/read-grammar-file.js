import { defaultMode } from '../../../lexer-rule.js';
import { AntlrCursor, isTokenName } from '../antlr-cursor.js';
import { skipAction } from '../code-block.js';
import { takeLexicalRule } from '../lexer/lexical-rule.js';
import { caseInsensitivity, nameOfVocabulary, takeOptions, warnOfOption } from '../options.js';
import { takeStringLiteral } from '../string-literal.js';
import { takeSyntaxRule } from '../syntax-rule.js';
/** Reads one `.g4` file. Throws at the first construct that ANTLR v4 would not accept. */
export function readGrammarFile(source) {
    const cursor = new AntlrCursor(source);
    const { kind, name } = takeDeclaration(cursor);
    const prequel = takePrequel(cursor);
    const caseInsensitive = caseInsensitivity(cursor, prequel.options, false);
    const rules = takeRules(cursor, kind, caseInsensitive);
    const { imports, tokens, channels } = prequel;
    const vocabulary = nameOfVocabulary(prequel.options);
    const { warnings } = cursor;
    return { kind, name, source, imports, vocabulary, caseInsensitive, tokens, channels, ...rules, warnings };
}
function takeDeclaration(cursor) {
    const kind = cursor.takeKeyword('lexer') ? 'lexer' : cursor.takeKeyword('parser') ? 'parser' : 'combined';
    const hint = 'start a grammar file with `grammar Name;`, `lexer grammar Name;` or `parser grammar Name;`';
    if (!cursor.takeKeyword('grammar'))
        throw cursor.unexpected('`grammar`', hint);
    const name = cursor.expectName('the name of the grammar', hint);
    cursor.expectSymbol(';', hint);
    return { kind, name: name.text };
}
/** Reads everything before the first rule, in any order. */
function takePrequel(cursor) {
    const prequel = { options: [], imports: [], tokens: [], channels: [] };
    for (;;) {
        if (cursor.takeSymbol('@'))
            skipNamedAction(cursor);
        else if (cursor.takeKeyword('import'))
            prequel.imports.push(...takeImports(cursor));
        else if (cursor.takeSectionStart('tokens'))
            prequel.tokens.push(...takeDeclaredNames(cursor));
        else if (cursor.takeSectionStart('channels'))
            prequel.channels.push(...takeDeclaredNames(cursor));
        else {
            const { offset } = cursor;
            prequel.options.push(...takeOptions(cursor));
            if (cursor.offset === offset)
                break;
        }
    }
    for (const option of prequel.options)
        warnOfOption(cursor, option);
    return prequel;
}
/** Skips `@header {...}` or `@parser::members {...}`: code that extends the generated class, not the language. */
function skipNamedAction(cursor) {
    const expected = 'the name of an action';
    const hint = 'for example `@header {...}` or `@parser::members {...}`';
    // `lexer` and `parser` are keywords elsewhere, so keywords are accepted here.
    if (cursor.takeIdentifier() === undefined)
        throw cursor.unexpected(expected, hint);
    if (cursor.takeSymbol('::'))
        cursor.expectName(expected, hint);
    skipAction(cursor);
}
function takeImports(cursor) {
    const imports = [];
    const hint = 'write imports as in `import A, B;`';
    do {
        const name = cursor.expectName('the name of a grammar', hint);
        imports.push(cursor.takeSymbol('=') ? cursor.expectName('the name of a grammar', hint) : name);
    } while (cursor.takeSymbol(','));
    cursor.expectSymbol(';', hint);
    return imports;
}
/** Reads the names up to the closing brace. ANTLR v3 ended each with `;` and allowed a text for it. */
function takeDeclaredNames(cursor) {
    const names = [];
    while (!cursor.takeSymbol('}')) {
        names.push({
            ...cursor.expectName('a name or `}`', 'write the names in braces: `tokens { A, B }`'),
            source: cursor.source,
        });
        if (cursor.takeSymbol('='))
            warnOfAssignment(cursor);
        if (cursor.peek() === '}' || cursor.takeSymbol(',') || cursor.takeSymbol(';'))
            continue;
        throw cursor.unexpected('`,` or `}`', 'separate the names by commas');
    }
    return names;
}
function warnOfAssignment(cursor) {
    const { offset } = cursor;
    const text = takeStringLiteral(cursor);
    const hint = `add a lexer rule for \`${text}\``;
    cursor.warn('antlr-v3', 'the text of a declared token has no effect since ANTLR v4', offset, hint);
}
function takeRules(cursor, grammarKind, caseInsensitive) {
    const syntaxRules = [];
    const lexicalRules = [];
    let mode = defaultMode;
    while (!cursor.atEnd) {
        const { offset } = cursor;
        if (cursor.takeKeyword('mode')) {
            mode = takeMode(cursor, grammarKind, offset);
            continue;
        }
        const isFragment = takeModifiers(cursor);
        const name = takeRuleName(cursor);
        if (isTokenName(name.text)) {
            if (grammarKind === 'parser')
                throw misplaced(cursor, name, 'lexer', grammarKind);
            lexicalRules.push(takeLexicalRule(cursor, name, { isFragment, mode, caseInsensitive }));
        }
        else {
            if (grammarKind === 'lexer' || isFragment)
                throw misplaced(cursor, name, 'parser', grammarKind);
            syntaxRules.push(takeSyntaxRule(cursor, name));
        }
    }
    return { syntaxRules, lexicalRules };
}
function takeMode(cursor, grammarKind, offset) {
    if (grammarKind !== 'lexer') {
        const hint = 'move the lexer rules to a separate file that starts with `lexer grammar`';
        throw cursor.error('antlr-mode', 'only a lexer grammar can have modes', hint, offset);
    }
    const name = cursor.expectName('the name of the mode', 'for example `mode INSIDE;`');
    cursor.expectSymbol(';', `write \`mode ${name.text};\``);
    return name.text;
}
/** Returns true if `fragment` was among the modifiers; the others affect only generated code. */
function takeModifiers(cursor) {
    let isFragment = false;
    for (;;) {
        if (cursor.takeKeyword('fragment'))
            isFragment = true;
        else if (!['public', 'private', 'protected'].some((modifier) => cursor.takeKeyword(modifier)))
            return isFragment;
    }
}
function takeRuleName(cursor) {
    const prequel = /(?:options|tokens|channels)\s*\{|import\b|@/y;
    prequel.lastIndex = cursor.offset;
    if (prequel.test(cursor.source.text)) {
        throw cursor.unexpected('a rule', 'write options, imports, tokens and named actions before the first rule');
    }
    const hint = cursor.peek() === ';' ? 'end a rule with one `;`' : 'write a rule as `name : body ;`';
    return cursor.expectName('the name of a rule', hint);
}
function misplaced(cursor, name, rule, grammarKind) {
    const hint = 'names of lexer rules and fragments start with a capital letter, names of parser rules do not';
    const place = grammarKind === 'combined' ? 'a fragment' : `part of a ${grammarKind} grammar`;
    return cursor.error('antlr-rule-kind', `the ${rule} rule \`${name.text}\` cannot be ${place}`, hint, name.offset);
}
