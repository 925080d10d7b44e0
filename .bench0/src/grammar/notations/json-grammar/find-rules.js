import { describeJson } from '../json/json-value.js';
import { ruleName } from './rule-name.js';
/**
 * Finds the rules: the object of the file is the grammar or contains it, because some tools write `{ "[start]": "<a>",
 * "[grammar]": { … } }`. The two cannot be confused, because the value of a rule is a list.
 */
export function findRules(cursor, value) {
    if (value.kind !== 'object') {
        const hint = 'write `{ "<start>": ["…", …], … }`';
        throw cursor.error('json-not-a-grammar', `a grammar is an object, not ${describeJson(value)}`, hint, value.offset);
    }
    const inner = find(value.members, 'grammar');
    if (inner?.value.kind !== 'object')
        return { members: value.members, start: undefined };
    const start = find(value.members, 'start')?.value;
    for (const { key } of value.members) {
        if (/^\[?(?:grammar|start)\]?$/.test(key.text))
            continue;
        cursor.warn('json-unknown-key', `\`${key.text}\` does not affect the language and is ignored`, key.offset);
    }
    return { members: inner.value.members, start: start?.kind === 'string' ? ruleName(start.text) : undefined };
}
function find(members, name) {
    return members.find(({ key }) => key.text === name || key.text === `[${name}]`);
}
