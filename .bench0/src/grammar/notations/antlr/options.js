import { skipAction } from './code-block.js';
import { takeStringLiteral } from './string-literal.js';
const example = 'write options as in `options { tokenVocab = MyLexer; }`';
/** Returns the entries of `options { a = b; ... }`; empty if there is no such section. */
export function takeOptions(cursor) {
    if (!cursor.takeSectionStart('options'))
        return [];
    const options = [];
    while (!cursor.takeSymbol('}')) {
        const name = cursor.expectName('an option or `}`', example);
        cursor.expectSymbol('=', example);
        options.push({ name: name.text, value: takeValue(cursor), offset: name.offset });
        cursor.expectSymbol(';', 'every option ends with `;`');
    }
    return options;
}
function takeValue(cursor) {
    if (cursor.peek() === "'")
        return takeStringLiteral(cursor);
    const start = cursor.offset;
    if (cursor.peek() === '{')
        skipAction(cursor);
    else if (cursor.match(/\d+|\*/y) !== undefined)
        cursor.skipTrivia();
    else
        takeQualifiedName(cursor);
    return cursor.source.text.slice(start, cursor.offset).trim();
}
function takeQualifiedName(cursor) {
    do
        cursor.expectName('the value of the option', example);
    while (cursor.takeSymbol('.'));
}
/** Options that affect only code generation, or that are handled elsewhere. */
const harmless = new Set([
    'language',
    'package',
    'contextSuperClass',
    'exportMacro',
    'accessLevel',
    'caseInsensitive',
    'tokenVocab',
]);
/** Warns of an option that could change the language in a way that is not supported. */
export function warnOfOption(cursor, option) {
    if (harmless.has(option.name))
        return;
    if (option.name === 'superClass') {
        const message = `the code of \`${option.value}\` is not run; it may change which tokens and words are valid`;
        cursor.warn('antlr-superclass', message, option.offset);
        return;
    }
    cursor.warn('antlr-option', `the option \`${option.name}\` is ignored`, option.offset);
}
/** Reads options at a position where none is supported. */
export function warnOfOptions(cursor) {
    for (const option of takeOptions(cursor))
        warnOfOption(cursor, option);
}
/** Returns the last `caseInsensitive` of a section; `inherited` if there is none. */
export function caseInsensitivity(cursor, options, inherited) {
    const option = options.findLast(({ name }) => name === 'caseInsensitive');
    if (option === undefined)
        return inherited;
    if (option.value === 'true' || option.value === 'false')
        return option.value === 'true';
    const hint = 'write `true` or `false`';
    cursor.warn('antlr-option', `\`${option.value}\` is not a valid value of caseInsensitive`, option.offset, hint);
    return inherited;
}
export function nameOfVocabulary(options) {
    const option = options.findLast(({ name }) => name === 'tokenVocab');
    return option === undefined ? undefined : { text: option.value, offset: option.offset };
}
