import { skipBraces } from '../c-code/skip-code.js';
/** Reads everything up to the first `%%`. */
export function readLexDeclarations(cursor) {
    const declarations = { conditions: new Map(), definitions: new Map(), ignoreCase: false };
    while (cursor.match(/%%[^\n]*\n?/y) === undefined) {
        if (cursor.atEnd) {
            const hint = 'write `%%` between the definitions and the rules';
            throw cursor.error('lex-missing-rules', 'the file ends before its rules', hint);
        }
        if (cursor.skipForeignLine() || cursor.skipIndentedLine())
            continue;
        if (cursor.peek() === '%')
            readDirective(cursor, declarations);
        else
            readDefinition(cursor, declarations.definitions);
    }
    return declarations;
}
/** Directives that affect tables, names or code, but not what is matched. */
const harmless = /^%(?:array|pointer|option|[aeknopt]|[A-Z]+\d*)$/;
function readDirective(cursor, declarations) {
    const start = cursor.offset;
    const name = cursor.match(/%[^\s{]*/y);
    if (/^%(?:s(?:tart|tate)?|x(?:state)?)$/i.test(name))
        readConditions(cursor, /^%x/i.test(name), declarations.conditions);
    else if (name === '%option')
        readOptions(cursor, declarations);
    else if (name === '%top' || name === '%class')
        skipTop(cursor, start);
    else if (!harmless.test(name))
        cursor.warn('lex-unknown-directive', `\`${name}\` is ignored`, start);
    cursor.skipRestOfLine();
}
function readConditions(cursor, isExclusive, conditions) {
    for (;;) {
        cursor.match(/[ \t,]+/y);
        const offset = cursor.offset;
        const name = cursor.match(/[A-Za-z_][\w-]*/y);
        if (name === undefined)
            return;
        conditions.set(name, { name, isExclusive, offset });
    }
}
function readOptions(cursor, declarations) {
    for (const option of cursor.match(/[^\n]*/y)?.split(/\s+/) ?? []) {
        if (/^(?:case-insensitive|caseless|nocase-sensitive)$/.test(option))
            declarations.ignoreCase = true;
        if (/^(?:case-sensitive|nocase-insensitive|nocaseless)$/.test(option))
            declarations.ignoreCase = false;
    }
}
function skipTop(cursor, start) {
    cursor.skipSpaces();
    if (skipBraces(cursor) !== undefined)
        return;
    throw cursor.error('lex-unclosed-code', 'this code is never closed', 'close it with `}`', start);
}
function readDefinition(cursor, definitions) {
    const start = cursor.offset;
    const name = cursor.match(/[A-Za-z_][\w-]*/y);
    if (name === undefined) {
        const hint = 'a line before `%%` is `NAME pattern`, a directive or indented code';
        throw cursor.error('lex-expected-definition', `expected a definition, found ${cursor.here()}`, hint);
    }
    cursor.skipSpaces();
    if (cursor.atLineEnd) {
        const hint = 'write `NAME pattern`, or `%x NAME` for a start condition';
        throw cursor.error('lex-empty-definition', `the definition of \`${name}\` has no pattern`, hint, start);
    }
    definitions.set(name, cursor.offset);
    cursor.skipRestOfLine();
}
