import { nothing } from '../earley/dotted-grammar.js';
/** The terminals after the dots of the items; each nonterminal is expanded to the item chosen for it. */
export function writeItems(grammar, items, expansionOf) {
    const written = [];
    for (const first of items) {
        const open = [first];
        for (let item = open.pop(); item !== undefined; item = open.pop()) {
            const symbol = grammar.next[item];
            if (symbol === nothing)
                continue;
            open.push(item + 1);
            if (symbol >= 0)
                open.push(expansionOf(symbol, written.length));
            else if (~symbol !== grammar.end)
                written.push(~symbol);
        }
    }
    return written;
}
