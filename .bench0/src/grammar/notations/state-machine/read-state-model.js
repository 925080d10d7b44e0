import { describeJson } from '../json/json-value.js';
import { Fields } from './fields.js';
export function readStateModel(cursor, value) {
    const fields = new Fields(cursor, value, 'a finite-state model');
    const start = fields.string('start');
    const transitions = fields.list('transitions').map((item) => readTransition(cursor, item));
    const final = fields.optional('final', (found) => strings(cursor, found));
    const states = fields.optional('states', (found) => strings(cursor, found));
    const grammar = fields.optional('grammar', (found) => strings(cursor, found));
    fields.warnAboutOthers(['start', 'final', 'states', 'transitions', 'grammar']);
    return { start, final, states, transitions, grammar };
}
function readTransition(cursor, value) {
    const fields = new Fields(cursor, value, 'a transition');
    const [from, to, label] = [fields.string('from'), fields.string('to'), strings(cursor, fields.value('label'))];
    fields.warnAboutOthers(['from', 'to', 'label']);
    return { from, to, label };
}
/** Reads a list of strings; a single string is a list with one item. */
function strings(cursor, value) {
    if (value.kind === 'string')
        return [value];
    if (value.kind !== 'array') {
        const hint = 'write `"…"` or `["…", …]`';
        const message = `expected a string or a list of strings, found ${describeJson(value)}`;
        throw cursor.error('fsm-wrong-type', message, hint, value.offset);
    }
    return value.items.map((item) => {
        if (item.kind === 'string')
            return item;
        throw cursor.error('fsm-wrong-type', `expected a string, found ${describeJson(item)}`, 'write `"…"`', item.offset);
    });
}
