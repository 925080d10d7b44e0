/**
 * The items whose parts after the dot form the rest of a word, in order. `climb` returns the item that the symbol, with
 * which `whole` begins, becomes part of; undefined if the symbol is `whole` itself.
 */
export function* openItems({ item, after }, grammar, climb) {
    if (item !== undefined)
        yield item;
    for (let at = after; at !== undefined; at = at.above) {
        const whole = grammar.next[at.item];
        let symbol = at.corner;
        for (let above = climb(symbol, whole); above !== undefined; above = climb(symbol, whole)) {
            yield above + 1;
            symbol = grammar.owner[above];
        }
        yield at.item + 1;
    }
}
