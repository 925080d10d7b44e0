import { epsilon } from '../../expression.js';
/** Converts each predicate to a filter of the item that follows it, or of the empty word at the end. */
export function sequenceOf(parts) {
    const items = [];
    let next;
    for (const part of parts.toReversed()) {
        if (part.kind === 'predicate')
            next = { ...part, kind: 'filter', item: next ?? epsilon };
        else if (part.kind === 'item') {
            if (next !== undefined)
                items.push(next);
            next = part.item;
        }
    }
    const all = [...items, ...(next === undefined ? [] : [next])].reverse();
    return all.length === 1 ? all[0] : { kind: 'sequence', items: all };
}
