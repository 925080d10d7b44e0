import { deeper } from '../nesting.js';
import { isTokenName } from './antlr-cursor.js';
import { skipAction } from './code-block.js';
import { skipElementOptions } from './element-options.js';
import { warnOfOptions } from './options.js';
/** Reads `a b | c |` up to the end of the block. */
function takeAlternatives(cursor, rule, depth = 0) {
    const options = [takeAlternative(cursor, rule, depth)];
    while (cursor.takeSymbol('|'))
        options.push(takeAlternative(cursor, rule, depth));
    return options.length === 1 ? options[0] : { kind: 'alt', options };
}
/** Reads `a b? (c)` up to `|` or the end of the block; may be empty. */
export function takeAlternative(cursor, rule, depth = 0) {
    skipElementOptions(cursor);
    const items = [];
    for (;;) {
        if (cursor.peek() === '{') {
            skipCode(cursor, rule);
            continue;
        }
        const element = takeElement(cursor, rule, depth);
        if (element === undefined)
            break;
        items.push(element);
    }
    return items.length === 1 ? items[0] : { kind: 'seq', items };
}
function skipCode(cursor, rule) {
    const start = cursor.offset;
    skipAction(cursor);
    if (cursor.takeSymbol('?')) {
        rule.hasPredicate = true;
        cursor.takeSymbol('=>');
        cursor.warn('antlr-predicate', `a predicate in \`${rule.name}\` is ignored; it may exclude words`, start);
    }
    else {
        cursor.warn('antlr-action', `an action in \`${rule.name}\` is ignored`, start);
    }
    skipElementOptions(cursor);
}
function takeElement(cursor, rule, depth) {
    const label = takeLabel(cursor);
    const item = takeItem(cursor, rule, depth);
    if (item === undefined) {
        if (label)
            throw cursor.unexpected('an element after its label', 'for example `left=expression` or `items+=item`');
        return undefined;
    }
    return takeSuffix(cursor, item);
}
/** Reads `x=` or `x+=`. */
function takeLabel(cursor) {
    const { offset } = cursor;
    if (cursor.takeName() !== undefined &&
        (cursor.takeSymbol('+=') || (!cursor.looksAt('=>') && cursor.takeSymbol('=')))) {
        return true;
    }
    cursor.offset = offset;
    return false;
}
function takeItem(cursor, rule, depth) {
    const { offset } = cursor;
    if (cursor.takeSymbol('~'))
        return takeNot(cursor, rule, depth, offset);
    if (cursor.peek() === '(')
        return takeBlock(cursor, rule, depth);
    return takeAtom(cursor, rule);
}
function takeAtom(cursor, rule) {
    const atom = rule.takeAtom(cursor, rule);
    if (atom !== undefined)
        skipElementOptions(cursor);
    return atom;
}
function takeBlock(cursor, rule, depth) {
    const start = cursor.offset;
    const inner = deeper(cursor, depth);
    cursor.takeSymbol('(');
    skipBlockPrequel(cursor);
    const block = takeAlternatives(cursor, rule, inner);
    if (cursor.takeSymbol(')'))
        return block;
    if (cursor.peek() === ';' || cursor.atEnd) {
        throw cursor.error('antlr-syntax', 'this `(` is never closed', 'add the missing `)`', start);
    }
    throw cursor.unexpected('`)`', hintFor(cursor, rule));
}
function skipBlockPrequel(cursor) {
    warnOfOptions(cursor);
    while (cursor.takeSymbol('@')) {
        cursor.expectName('the name of an action', 'for example `@init {...}`');
        skipAction(cursor);
    }
    if (!cursor.looksAt('::'))
        cursor.takeSymbol(':');
}
function takeNot(cursor, rule, depth, offset) {
    const operandStart = cursor.offset;
    const operand = cursor.peek() === '(' ? takeBlock(cursor, rule, depth) : takeAtom(cursor, rule);
    if (operand === undefined)
        throw cursor.unexpected('a set, a literal or a token after `~`', 'for example `~[a-z]`');
    const items = operand.kind === 'alt' ? operand.options : [operand];
    const stranger = items.find((item) => item.kind !== 'literal' && item.kind !== 'set' && item.kind !== 'eof' && !isTokenReference(item));
    if (stranger === undefined)
        return { kind: 'not', items, offset };
    const hint = '`~` takes literals, sets and tokens, for example `~[a-z]` or `~(A | B)`; it cannot invert longer texts';
    throw cursor.error('antlr-set', 'only single characters or tokens can be inverted', hint, operandStart);
}
function isTokenReference(element) {
    return element.kind === 'ref' && isTokenName(element.name);
}
function takeSuffix(cursor, item) {
    const suffix = ['?', '*', '+'].find((symbol) => cursor.takeSymbol(symbol));
    if (suffix === undefined)
        return item;
    const lazy = cursor.takeSymbol('?');
    return { kind: 'repeat', item, min: suffix === '+' ? 1 : 0, max: suffix === '?' ? 1 : Infinity, lazy };
}
/** Returns a hint on what is probably meant by something that is not allowed in the rule. */
export function hintFor(cursor, rule) {
    if (cursor.atEnd)
        return `end rule \`${rule.name}\` with \`;\``;
    if (cursor.peekIdentifier() !== undefined || cursor.peek() === ':' || cursor.peek() === '@') {
        return `end rule \`${rule.name}\` with \`;\` before the next rule`;
    }
    return hints.find(([start]) => cursor.looksAt(start))?.[1] ?? `write a rule as \`${rule.name} : a b? | (c d)* ;\``;
}
const hints = [
    ['"', "ANTLR quotes literals with `'`"],
    ['..', "write a range between two characters: `'a'..'z'`"],
    ['->', 'write commands such as `-> skip` at the end of an alternative of a lexer rule, outside parentheses'],
    ['#', 'write labels such as `# Sum` at the end of an alternative of a parser rule, outside parentheses'],
    ['[', 'sets such as `[a-z]` are allowed only in lexer rules, whose names start with a capital letter'],
    ['!', '`!` and `^` build trees in ANTLR v3; remove them'],
    ['^', '`!` and `^` build trees in ANTLR v3; remove them'],
    ['*', 'an element takes one of `?`, `*` and `+`; use parentheses for more'],
    ['+', 'an element takes one of `?`, `*` and `+`; use parentheses for more'],
    ['?', 'an element takes one of `?`, `*` and `+`; use parentheses for more'],
    [')', 'it has no matching `(`'],
    ['/', 'ANTLR separates alternatives with `|`'],
    ['}', 'it has no matching `{`'],
    ['=>', 'ANTLR v4 has no syntactic predicates; remove `(...)=>`'],
    ['=', 'a name and its body are separated by `:`'],
];
