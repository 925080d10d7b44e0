import { anyCase } from '../../../characters/any-case.js';
import { literal, seq } from '../../../expression.js';
export function literalOf(text, flags) {
    return flags.ignoreCase ? anyCase(text) : literal(text);
}
/** Returns a sequence in which adjacent literals are merged: `while` becomes one literal, not five. */
export function series(items) {
    const joined = [];
    for (const item of items) {
        const last = joined.at(-1);
        if (item.kind === 'seq' && item.items.length === 0)
            continue;
        if (item.kind === 'literal' && last?.kind === 'literal')
            joined[joined.length - 1] = literal(last.text + item.text);
        else
            joined.push(item);
    }
    return seq(joined);
}
