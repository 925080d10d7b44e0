/** Returns the item repeated, with the separator between two iterations. */
export function repetition(item, { min, max }, separator) {
    if (separator === undefined || max === 0)
        return { kind: 'repetition', item, min, max };
    const further = {
        kind: 'repetition',
        item: { kind: 'sequence', items: [separator, item] },
        min: Math.max(0, min - 1),
        max: max - 1,
    };
    const some = { kind: 'sequence', items: [item, further] };
    return min > 0 ? some : { kind: 'repetition', item: some, min: 0, max: 1 };
}
