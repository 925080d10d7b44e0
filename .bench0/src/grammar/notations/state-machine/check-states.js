import { suggestion } from '../../build-grammar.js';
import { waysFrom } from './ways-from.js';
/** Checks that all named states exist, warns of unreachable ones, and returns the names of the final states. */
export function checkStates(cursor, model) {
    const { start, states, final, transitions } = model;
    const left = transitions.map(({ from }) => from);
    const entered = transitions.map(({ to }) => to);
    // Without a list of states, a state that is mentioned only once, as a target or as final, is probably a typo.
    checkKnown(cursor, left, states ?? left);
    checkKnown(cursor, entered, states ?? [...left, ...(final ?? entered)]);
    checkKnown(cursor, [start], states ?? [...left, ...entered, ...(final ?? [])]);
    checkKnown(cursor, final ?? [], states ?? [...left, ...entered, start]);
    warnOfUnreachable(cursor, model);
    return finalStates(cursor, model);
}
function checkKnown(cursor, names, known) {
    const textSegments = new Set(known.map(({ text }) => text));
    for (const { text, offset } of names) {
        if (text === '')
            throw cursor.error('fsm-empty-name', 'the name of a state must not be empty', 'write `"…"`', offset);
        if (!textSegments.has(text)) {
            throw cursor.error('fsm-unknown-state', `unknown state \`${text}\``, hintFor(text, textSegments), offset);
        }
    }
}
function hintFor(name, known) {
    const nearest = suggestion(name, known);
    if (nearest.startsWith('did you mean'))
        return nearest;
    return `add a transition from \`${name}\`, or add it to "final" if a word may end there`;
}
function warnOfUnreachable(cursor, { start, states, transitions }) {
    const ways = waysFrom(transitions);
    const reached = new Set([start.text]);
    for (const state of reached)
        for (const { to } of ways.get(state) ?? [])
            reached.add(to.text);
    for (const name of [...(states ?? []), ...transitions.map(({ from }) => from)]) {
        if (reached.has(name.text))
            continue;
        reached.add(name.text);
        const message = `the state \`${name.text}\` cannot be reached from \`${start.text}\``;
        cursor.warn('fsm-unreachable-state', message, name.offset, 'add a transition to it, or remove it');
    }
}
function finalStates(cursor, { final, start, transitions }) {
    const left = new Set(transitions.map(({ from }) => from.text));
    const ends = transitions.flatMap(({ to }) => (left.has(to.text) ? [] : [to.text]));
    const names = new Set(final?.map(({ text }) => text) ?? ends);
    if (names.size > 0)
        return names;
    const hint = 'add at least one: `"final": ["…"]`; by default, states without outgoing transitions are final';
    throw cursor.error('fsm-no-final-state', 'the model has no final state, so no word ever ends', hint, start.offset);
}
