/**
 * Returns by nonterminal a production with a finite derivation of the empty word; undefined if the nonterminal is not
 * nullable. Productions are chosen in the order in which nonterminals are found nullable, so each uses only earlier
 * ones.
 */
export function emptyProductions(flat) {
    const chosen = flat.nonterminals.map(() => undefined);
    const users = flat.nonterminals.map(() => []);
    const open = Int32Array.from(flat.productions, ({ symbols }) => symbols.length);
    const queue = [];
    const choose = (production) => {
        if (open[production.index] !== 0 || chosen[production.nonterminal] !== undefined)
            return;
        chosen[production.nonterminal] = production;
        queue.push(production.nonterminal);
    };
    for (const production of flat.productions) {
        for (const symbol of production.symbols)
            if (symbol >= 0)
                users[symbol]?.push(production);
        choose(production);
    }
    for (let head = 0; head < queue.length; head++) {
        for (const user of users[queue[head]] ?? []) {
            open[user.index] = open[user.index] - 1;
            choose(user);
        }
    }
    return chosen;
}
