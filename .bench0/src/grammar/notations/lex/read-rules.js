import { suggestion } from '../../build-grammar.js';
import { skipBraces, skipLine } from '../c-code/skip-code.js';
import { initial } from './lex-file.js';
const scopeStart = /\{[ \t\r]*(?:\/\*[^\n]*\*\/[ \t\r]*|\/\/[^\n]*)?\n/y;
/** Reads the second section of a lex file, up to `%%` or the end. */
export function readLexRules(cursor, conditions, readPattern) {
    const rules = [];
    const scopes = [];
    while (!cursor.atEnd && !cursor.looksAt('%%')) {
        if (cursor.skipForeignLine())
            continue;
        if (scopes.length === 0 && cursor.skipIndentedLine())
            continue;
        cursor.skipSpaces();
        if (cursor.skipForeignLine())
            continue;
        if (cursor.peek() === '}' && scopes.length > 0) {
            scopes.pop();
            cursor.skipRestOfLine();
            continue;
        }
        const offset = cursor.offset;
        const named = readConditions(cursor, conditions);
        const names = [...scopes.flatMap((scope) => scope.names), ...named];
        if (cursor.match(scopeStart) !== undefined)
            scopes.push({ names: named, offset });
        else
            rules.push(readRule(cursor, offset, names.length > 0 ? names : unconditional(conditions), readPattern));
    }
    const [unclosed] = scopes;
    if (unclosed === undefined)
        return shareActions(rules);
    throw cursor.error('lex-unclosed-scope', 'this scope is never closed', 'close it with `}`', unclosed.offset);
}
/** Reads `<A,B>` before a rule or a scope; returns an empty list if there is none. */
function readConditions(cursor, conditions) {
    const start = cursor.offset;
    if (cursor.peek() !== '<' || cursor.looksAt('<<EOF>>'))
        return [];
    const written = cursor.match(/<[ \t]*[\w*-]+(?:[ \t]*,\s*[\w*-]+)*[ \t]*>/y);
    if (written === undefined) {
        const hint = 'write start conditions as `<A,B>`, and the character itself as `"<"`';
        throw cursor.error('lex-bad-conditions', `expected start conditions, found ${cursor.here()}`, hint);
    }
    const known = [initial, ...conditions.keys()];
    return written
        .slice(1, -1)
        .split(',')
        .flatMap((part) => {
        const name = part.trim().replace(/^0$/, initial);
        if (name === '*')
            return known;
        if (known.includes(name))
            return [name];
        const message = `unknown start condition \`${name}\``;
        throw cursor.error('lex-unknown-condition', message, suggestion(name, known), start);
    });
}
function unconditional(conditions) {
    return [initial, ...[...conditions.values()].filter((c) => !c.isExclusive).map((c) => c.name)];
}
function readRule(cursor, offset, conditions, readPattern) {
    const pattern = cursor.take('<<EOF>>') ? undefined : readPattern();
    cursor.skipSpaces();
    const action = readAction(cursor);
    cursor.skipRestOfLine();
    return { pattern, conditions: [...new Set(conditions)], action, offset };
}
function readAction(cursor) {
    const start = cursor.offset;
    if (cursor.looksAt('%{')) {
        const end = cursor.source.text.indexOf('%}', start);
        if (end >= 0) {
            cursor.offset = end + 2;
            return cursor.source.text.slice(start + 2, end);
        }
    }
    else if (cursor.peek() !== '{')
        return skipLine(cursor);
    else {
        const code = skipBraces(cursor);
        if (code !== undefined)
            return code + skipLine(cursor);
    }
    throw cursor.error('lex-unclosed-code', 'this action is never closed', 'close it with `}`', start);
}
/** Replaces the action `|` by the action of the next rule. */
function shareActions(rules) {
    let next = '';
    return rules
        .toReversed()
        .map(({ pattern, conditions, action, offset }) => {
        if (!/^\|\s*(?:\/[/*].*)?$/s.test(action.trim()))
            next = action;
        return { pattern, conditions, action: next, offset };
    })
        .reverse();
}
