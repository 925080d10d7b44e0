import { createHash } from 'node:crypto';
import { parseProgram } from '../../instrument/typescript/front-end.js';
const label = '// For `coppice suite --update`: ';
/** Reads a test file that `suite` has written, whatever the user has changed in it. */
export function readWrittenFile(text, path) {
    const { body } = parseProgram(text, { fileName: path, sourceType: 'module' });
    const tests = [];
    const others = body.filter((statement) => !collect(statement, text, tests));
    const line = text.split('\n').find((one) => one.startsWith(label));
    const entries = (line?.slice(label.length).trim().split(' ') ?? []).flatMap((entry) => {
        const [key, own, title] = entry.split('.');
        return key === undefined || own === undefined || title === undefined ? [] : [{ key, body: own, title }];
    });
    return { text, tests, others, entries };
}
/** Returns a text with the given entries at its end, in place of those that it has. */
export function withEntries(text, entries) {
    const own = text.split('\n').filter((line) => !line.startsWith(label));
    const listed = entries.map(({ key, body, title }) => `${key}.${body}.${title}`);
    return `${own.join('\n').trimEnd()}\n\n${label}${listed.join(' ')}\n`;
}
export function shortHash(text) {
    return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
/** Adds the tests in a statement to a list; returns false if it has none. */
function collect(statement, text, tests) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
        return false;
    const { callee, arguments: args } = statement.expression;
    const name = text.slice(callee.start, callee.end);
    const [title, action] = args;
    if (title?.type !== 'Literal' || typeof title.value !== 'string' || action?.type !== 'ArrowFunctionExpression')
        return false;
    if (name === 'describe' && action.body.type === 'BlockStatement') {
        for (const inner of action.body.body)
            collect(inner, text, tests);
        return true;
    }
    if (!/^(?:it|test|Deno\.test)(?:\.\w+)?$/u.test(name))
        return false;
    const start = commentStart(text, statement.start);
    tests.push({ title: title.value, start, end: statement.end, body: bodyHash(action, text) });
    return true;
}
function bodyHash({ start, end }, text) {
    return shortHash(text.slice(start, end).replaceAll(/[\s;,()'"]/gu, ''));
}
/** The start of the lines of comments right before a statement. */
function commentStart(text, start) {
    const before = /(?:\/\/[^\n]*\n[ \t]*)+$/u.exec(text.slice(0, start));
    return before?.index ?? start;
}
