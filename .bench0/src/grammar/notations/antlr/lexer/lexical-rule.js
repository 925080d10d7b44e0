import { CharSet, codePoints } from '../../../characters/char-set.js';
import { isTokenName } from '../antlr-cursor.js';
import { takeCharSet } from '../char-set-literal.js';
import { takeAlternative } from '../elements.js';
import { noCommands, takeCommands } from './lexer-commands.js';
import { caseInsensitivity, takeOptions, warnOfOption } from '../options.js';
import { expectColon, expectEndOfRule, takeName, warnOfInnerEofs } from '../rule-frame.js';
import { takeStringLiteral } from '../string-literal.js';
/** Reads the rest of a lexer rule after its name. */
export function takeLexicalRule(cursor, name, surroundings) {
    const options = takeOptions(cursor);
    for (const option of options)
        warnOfOption(cursor, option);
    expectColon(cursor, name);
    const rule = { name: name.text, takeAtom, hasPredicate: false };
    const branches = [takeBranch(cursor, rule, surroundings.isFragment)];
    while (cursor.takeSymbol('|'))
        branches.push(takeBranch(cursor, rule, surroundings.isFragment));
    expectEndOfRule(cursor, rule);
    return {
        name: name.text,
        isFragment: surroundings.isFragment,
        mode: surroundings.mode,
        caseInsensitive: caseInsensitivity(cursor, options, surroundings.caseInsensitive),
        hasPredicate: rule.hasPredicate,
        branches,
        source: cursor.source,
        offset: name.offset,
    };
}
function takeBranch(cursor, rule, isFragment) {
    const body = takeAlternative(cursor, rule);
    warnOfInnerEofs(cursor, body, rule.name);
    const { offset } = cursor;
    const commands = takeCommands(cursor);
    if (!isFragment || commands === noCommands)
        return { body, commands };
    const hint = 'move them to the rules that use the fragment';
    cursor.warn('antlr-fragment-command', `commands of the fragment \`${rule.name}\` have no effect`, offset, hint);
    return { body, commands: noCommands };
}
function takeAtom(cursor, rule) {
    const { offset } = cursor;
    if (cursor.peek() === "'")
        return takeLiteralOrRange(cursor);
    if (cursor.peek() === '[')
        return { kind: 'set', set: takeCharSet(cursor), offset };
    if (!cursor.looksAt('..') && cursor.takeSymbol('.'))
        return { kind: 'any', offset };
    const name = takeName(cursor, rule);
    if (name === undefined)
        return undefined;
    if (name.text === 'EOF')
        return { kind: 'eof', offset };
    if (isTokenName(name.text))
        return { kind: 'ref', name: name.text, offset };
    const hint = 'lexer rules may use only lexer rules and fragments, whose names start with a capital letter';
    const message = `the lexer rule \`${rule.name}\` cannot use the parser rule \`${name.text}\``;
    throw cursor.error('antlr-parser-rule-in-lexer', message, hint, offset);
}
function takeLiteralOrRange(cursor) {
    const { offset } = cursor;
    const text = takeStringLiteral(cursor);
    if (!cursor.takeSymbol('..'))
        return { kind: 'literal', text, offset };
    const toOffset = cursor.offset;
    if (cursor.peek() !== "'")
        throw cursor.unexpected('the last character of the range', "for example `'a'..'z'`");
    const from = singleCodePoint(cursor, text, offset);
    const to = singleCodePoint(cursor, takeStringLiteral(cursor), toOffset);
    if (from > to)
        throw cursor.error('antlr-range', 'this range is reversed', 'write the lower character first', offset);
    return { kind: 'set', set: CharSet.range(from, to), offset };
}
function singleCodePoint(cursor, text, offset) {
    const [codePoint, ...rest] = codePoints(text);
    if (codePoint !== undefined && rest.length === 0)
        return codePoint;
    const hint = "write a range between two characters: `'a'..'z'`; for longer texts write alternatives";
    throw cursor.error('antlr-range', `an end of a range must be one character, not ${rest.length + 1}`, hint, offset);
}
