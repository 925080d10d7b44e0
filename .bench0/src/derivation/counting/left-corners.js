/**
 * The left corners of symbols: the symbols that a symbol can start with. Descending to left corners terminates even for
 * left-recursive rules, so a word can be read from left to right under any grammar.
 */
export class WordLeftCorners {
    leastLength;
    #symbols;
    /** By symbol: the symbols that it is a unit of. */
    #unitOf;
    #leftOf;
    #cornersBySymbol = new Map();
    #wholesBySymbol = new Map();
    constructor({ symbols }) {
        this.#symbols = symbols;
        this.#unitOf = symbols.map(() => []);
        this.#leftOf = symbols.map(() => []);
        symbols.forEach((symbol, i) => {
            if (symbol.kind === 'pair')
                this.#leftOf[symbol.left]?.push(i);
            if (symbol.kind === 'units')
                for (const unit of symbol.units)
                    this.#unitOf[unit]?.push(i);
        });
        this.leastLength = this.#leastLengths();
    }
    /** Returns all left corners of `whole`, itself included, each with the least length of the text that follows it. */
    of(whole) {
        let corners = this.#cornersBySymbol.get(whole);
        if (corners === undefined)
            this.#cornersBySymbol.set(whole, (corners = this.#findCorners(whole)));
        return corners;
    }
    /** Returns the symbols that can derive this symbol alone, itself included. */
    wholesOf(symbol) {
        let wholes = this.#wholesBySymbol.get(symbol);
        if (wholes === undefined) {
            const found = new Set([symbol]);
            for (const member of found)
                for (const above of this.#unitOf[member])
                    found.add(above);
            this.#wholesBySymbol.set(symbol, (wholes = found));
        }
        return wholes;
    }
    /** Returns the pairs that continue after this symbol, on the path to `whole`. */
    pairsAfter(symbol, whole) {
        const corners = this.of(whole);
        const pairs = [...this.wholesOf(symbol)].flatMap((left) => this.#leftOf[left]);
        return pairs.filter((pair) => corners.has(pair)).sort((a, b) => a - b);
    }
    #findCorners(whole) {
        const rest = new Map([[whole, 0]]);
        const queue = [whole];
        for (let head = 0; head < queue.length; head++) {
            const corner = queue[head];
            const symbol = this.#symbols[corner];
            const above = rest.get(corner);
            const relax = (below, length) => {
                if (length >= (rest.get(below) ?? Infinity))
                    return;
                rest.set(below, length);
                queue.push(below);
            };
            if (symbol.kind === 'units')
                for (const unit of symbol.units)
                    relax(unit, above);
            if (symbol.kind === 'pair')
                relax(symbol.left, above + this.leastLength[symbol.right]);
        }
        return rest;
    }
    #leastLengths() {
        const least = new Float64Array(this.#symbols.length).fill(Infinity);
        const rightOf = this.#symbols.map(() => []);
        this.#symbols.forEach((symbol, i) => {
            if (symbol.kind === 'pair')
                rightOf[symbol.right]?.push(i);
        });
        const queue = Array.from(this.#symbols.keys());
        for (let head = 0; head < queue.length; head++) {
            const i = queue[head];
            const length = lengthOf(this.#symbols[i], least);
            if (length >= least[i])
                continue;
            least[i] = length;
            queue.push(...this.#unitOf[i], ...this.#leftOf[i], ...rightOf[i]);
        }
        return least;
    }
}
function lengthOf(symbol, least) {
    switch (symbol.kind) {
        case 'letters':
            return symbol.letters.length;
        case 'pair':
            return least[symbol.left] + least[symbol.right];
        case 'units':
            return symbol.units.reduce((length, unit) => Math.min(length, least[unit]), Infinity);
    }
}
