import { skipAction } from './code-block.js';
import { takeStringLiteral } from './string-literal.js';
const example = 'write element options as in `<assoc = right>`';
/** Skips `<assoc = right, fail = '...'>` at the cursor. Element options affect trees and messages, not the language. */
export function skipElementOptions(cursor) {
    if (!cursor.takeSymbol('<'))
        return;
    do {
        skipQualifiedName(cursor);
        if (cursor.takeSymbol('='))
            skipValue(cursor);
    } while (cursor.takeSymbol(','));
    cursor.expectSymbol('>', example);
}
function skipValue(cursor) {
    if (cursor.peek() === "'")
        takeStringLiteral(cursor);
    else if (cursor.peek() === '{')
        skipAction(cursor);
    else if (cursor.match(/\d+/y) !== undefined)
        cursor.skipTrivia();
    else
        skipQualifiedName(cursor);
}
function skipQualifiedName(cursor) {
    do
        cursor.expectName('a name', example);
    while (cursor.takeSymbol('.'));
}
