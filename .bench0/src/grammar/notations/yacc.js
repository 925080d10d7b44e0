import path from 'node:path';
import { LexCursor } from './lex/lex-cursor.js';
import { assemble } from './yacc/assemble.js';
import { lexerFileNames } from './yacc/lexer-file-names.js';
import { readYaccDeclarations } from './yacc/read-declarations.js';
import { readYaccRules } from './yacc/read-rules.js';
import { tokensFromLex } from './yacc/tokens-from-lex.js';
import { tokensWithoutLex } from './yacc/tokens-without-lex.js';
import { YaccCursor } from './yacc/yacc-cursor.js';
/** Grammars of yacc and bison, with the tokenizer of lex or flex beside them. */
export const yacc = {
    name: 'yacc',
    extensions: ['.y', '.yy'],
    read: readYacc,
};
function readYacc(source, siblings) {
    const cursor = new YaccCursor(source);
    const declarations = readYaccDeclarations(cursor);
    const grammar = { ...declarations, rules: readYaccRules(cursor, declarations) };
    const { name } = path.parse(source.file);
    const lexer = findLexer(name, siblings);
    const lexCursor = lexer && new LexCursor(lexer);
    const tokens = lexCursor ? tokensFromLex(lexCursor, grammar) : tokensWithoutLex(cursor, grammar, name);
    const rules = [...assemble(cursor, grammar, tokens), ...tokens.rules];
    const warnings = [...cursor.warnings, ...(lexCursor?.warnings ?? [])];
    return { name, source, rules, start: grammar.start?.name, lexerRules: tokens.lexerRules, warnings };
}
function findLexer(name, siblings) {
    for (const fileName of lexerFileNames(name)) {
        const found = siblings.find(fileName);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
