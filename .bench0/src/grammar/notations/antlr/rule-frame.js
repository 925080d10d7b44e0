import { innerEofs } from './element.js';
import { hintFor } from './elements.js';
/** Reads the colon between a rule's name and its body. */
export function expectColon(cursor, name) {
    if (!cursor.looksAt('::') && cursor.takeSymbol(':'))
        return;
    const wrong = ['::=', '::', ':=', '=>', '=', '->', '<-'].find((sign) => cursor.looksAt(sign));
    const hint = wrong === undefined
        ? `write a rule as \`${name.text} : body ;\``
        : `ANTLR separates a rule's name from its body with \`:\`, not \`${wrong}\``;
    throw cursor.unexpected(`\`:\` after \`${name.text}\``, hint);
}
export function expectEndOfRule(cursor, rule) {
    if (!cursor.takeSymbol(';'))
        throw cursor.unexpected(`an element or \`;\` in \`${rule.name}\``, hintFor(cursor, rule));
}
/** Reads a name within a rule's body; throws if it is the start of the next rule. */
export function takeName(cursor, rule) {
    const name = cursor.takeName();
    if (name === undefined || cursor.peek() !== ':')
        return name;
    const message = `rule \`${rule.name}\` is not closed before \`${name.text}\` starts`;
    throw cursor.error('antlr-syntax', message, `end rule \`${rule.name}\` with \`;\``, name.offset);
}
/** Warns of `EOF` that is followed by something: it is read as empty, which makes a difference only there. */
export function warnOfInnerEofs(cursor, body, rule) {
    for (const { offset } of innerEofs(body)) {
        const message = `EOF inside \`${rule}\` is read as empty, although something follows it`;
        cursor.warn('antlr-inner-eof', message, offset);
    }
}
