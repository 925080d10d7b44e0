import { suggestion } from '../../build-grammar.js';
import { alt, epsilon, literal, ref, seq } from '../../expression.js';
import { offsetsInString } from '../json/read-json-string.js';
import { waysFrom } from './ways-from.js';
/**
 * Returns one rule per state: an alternative for each outgoing transition, and the empty word if the state is final.
 */
export function stateRules(cursor, model, final, texts) {
    const ways = waysFrom(model.transitions);
    return statesOf(model).map(({ text: name, offset }) => {
        const options = (ways.get(name) ?? []).map((transition) => readWay(cursor, transition, texts));
        if (final.has(name))
            options.push(epsilon);
        if (options.length > 0)
            return { name, kind: 'syntax', body: alt(options), source: cursor.source, offset };
        const hint = 'add a transition from it, or add it to "final" if a word may end there';
        throw cursor.error('fsm-dead-end', `\`${name}\` has no outgoing transitions and is not final`, hint, offset);
    });
}
/** Returns each state once, at its first occurrence, in the order of the file. */
function statesOf({ states, start, final, transitions }) {
    const mentioned = [...(states ?? [start]), ...transitions.flatMap(({ from, to }) => [from, to]), ...(final ?? [])];
    const byName = new Map();
    for (const name of mentioned)
        if (!byName.has(name.text))
            byName.set(name.text, name);
    return [...byName.values()];
}
function readWay(cursor, { label, to }, texts) {
    const parts = label.flatMap((part) => readLabel(cursor, part, texts));
    return seq([...parts, ref(to.text, to.offset + 1)]);
}
/** Reads text with references such as `<City>` to the rules for texts. */
function readLabel(cursor, label, texts) {
    const offsets = offsetsInString(cursor.source, label);
    const items = [];
    let plain = '';
    for (const part of label.text.matchAll(/<([\p{L}\p{N}_][\p{L}\p{N}_.-]*)>|[^<]+|</gu)) {
        const [text, name] = part;
        const offset = offsets[part.index];
        const rule = name === undefined ? undefined : findText(cursor, name, offset, texts);
        if (rule === undefined) {
            plain += text;
            continue;
        }
        items.push(literal(plain), ref(rule.name, offset));
        plain = '';
    }
    return [...items, literal(plain)];
}
/** Returns the rule of that name, or the only rule whose name differs in case. */
function findText(cursor, name, offset, texts) {
    if (texts === undefined) {
        const message = `\`<${name}>\` is read as text`;
        cursor.warn('fsm-text-without-grammar', message, offset, `define it: \`"grammar": "${name} = … ;"\``);
        return undefined;
    }
    const similar = texts.filter((rule) => rule.name.toLowerCase() === name.toLowerCase());
    const found = similar.find((rule) => rule.name === name) ?? (similar.length === 1 ? similar[0] : undefined);
    if (found !== undefined)
        return found;
    const names = texts.map((rule) => rule.name);
    const message = `the model's grammar has no rule \`${name}\``;
    throw cursor.error('fsm-unknown-text', message, suggestion(name, names), offset);
}
