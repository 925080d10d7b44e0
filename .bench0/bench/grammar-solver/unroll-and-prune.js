/** Limit of sentential forms examined per query. */
const mostForms = 100_000;
/**
 * The solver of the paper (Algorithm 2), for comparison: for each position in turn, it unrolls the symbol there in all
 * productions of the start symbol, and prunes those that the set of the position does not allow. It returns only the
 * verdict.
 */
export class UnrollAndPrune {
    #start;
    #end;
    #alternatives;
    constructor(flat) {
        this.#start = flat.start;
        this.#end = flat.terminals.length;
        this.#alternatives = rightRecursive(flat);
    }
    solve(masks) {
        let forms = [Int32Array.of(this.#start)];
        let made = 0;
        for (const [position, mask] of masks.entries()) {
            const kept = [];
            for (let form = forms.pop(); form !== undefined; form = forms.pop()) {
                if (++made > mostForms)
                    return 'given up';
                const symbol = form[position];
                if (symbol === undefined || symbol < 0) {
                    if (mask.allows[symbol === undefined ? this.#end : ~symbol] === 1)
                        kept.push(form);
                    continue;
                }
                for (const alternative of this.#alternatives[symbol] ?? []) {
                    const longer = new Int32Array(form.length - 1 + alternative.length);
                    longer.set(form.subarray(0, position));
                    longer.set(alternative, position);
                    longer.set(form.subarray(position + 1), position + alternative.length);
                    forms.push(longer);
                }
            }
            forms = kept;
        }
        // Every nonterminal of the shipped grammars is productive, so any remaining form derives a word.
        return forms.length > 0 ? 'sat' : 'unsat';
    }
}
/** Reverses our left-recursive repeats, because the algorithm of the paper does not terminate on left recursion. */
function rightRecursive({ nonterminals, productions }) {
    return nonterminals.map(({ productions: own }, nonterminal) => own.map((index) => {
        const symbols = productions[index]?.symbols ?? new Int32Array(0);
        return symbols[0] === nonterminal ? Int32Array.of(...symbols.subarray(1), nonterminal) : symbols;
    }));
}
