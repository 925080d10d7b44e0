import { readChoice } from './read-choice.js';
import { readPeggyString } from './read-string.js';
/** Reads `name = …` or `name "display name" = …`, with or without a semicolon. */
export function readPeggyRule(cursor) {
    const offset = cursor.offset;
    const name = cursor.matchName();
    if (name === undefined) {
        const hint = cursor.peek() === ';' ? 'end a rule with one `;`' : 'write a rule as `name = …`';
        throw cursor.error('peggy-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    readDefinedAs(cursor, name);
    cursor.saidActionIsIgnored = false;
    const body = readChoice(cursor);
    if (cursor.peek() === ')') {
        throw cursor.error('peggy-unopened-group', '`)` has no matching opening bracket', 'remove it, or add the opening bracket');
    }
    if (cursor.peek() === '|') {
        const hint = 'separate alternatives by `/`; write a count as `|3|`, `|2..|`, `|..5|` or `|2..5, ","|`';
        throw cursor.error('peggy-bad-bar', '`|` is not followed by a count', hint);
    }
    cursor.take(';');
    return { name, body, offset };
}
function readDefinedAs(cursor, name) {
    const nameEnd = cursor.offset;
    cursor.skipBlanks();
    if (cursor.peek() === '"' || cursor.peek() === "'") {
        readPeggyString(cursor);
        cursor.skipBlanks();
    }
    if (cursor.take('='))
        return;
    if (name === 'import') {
        const hint = 'copy the required rules into this file';
        throw cursor.error('peggy-import', 'importing rules from other files is not supported', hint, nameEnd - name.length);
    }
    const isOther = /^(?:<-|←|:|->)/.test(cursor.source.text.slice(cursor.offset, cursor.offset + 2));
    const hint = isOther ? `peggy uses \`=\` for definitions: \`${name} = …\`` : `write \`${name} = …\``;
    throw cursor.error('peggy-missing-equals', `expected \`=\` after \`${name}\``, hint, nameEnd);
}
