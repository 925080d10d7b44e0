/** After this many attempts an edge no longer counts as new. */
const mostTries = 24;
/** Tracks which edges recorded runs took; an edge is a site and the way out of it. */
export class EdgeNovelty {
    #steps = new Set();
    #pairs = new Set();
    #tries = new Map();
    seen({ sites, taken }) {
        let before = 0;
        for (let i = 0; i < sites.length; i++) {
            const step = stepOf(sites[i], taken[i]);
            this.#steps.add(step);
            this.#pairs.add(pairOf(before, step));
            before = step;
        }
    }
    /** Returns the novelty of taking `way` at decision `index`. */
    of({ sites, taken }, index, way) {
        const step = stepOf(sites[index], way);
        const before = index === 0 ? 0 : stepOf(sites[index - 1], taken[index - 1]);
        const pair = pairOf(before, step);
        if (this.#pairs.has(pair) || (this.#tries.get(pair) ?? 0) >= mostTries)
            return 2;
        return this.#steps.has(step) ? 1 : 0;
    }
    tried({ sites, taken }, index, way) {
        const before = index === 0 ? 0 : stepOf(sites[index - 1], taken[index - 1]);
        const pair = pairOf(before, stepOf(sites[index], way));
        this.#tries.set(pair, (this.#tries.get(pair) ?? 0) + 1);
    }
}
function stepOf(site, taken) {
    return Math.imul(site, 0x9e37_79b1) ^ Math.imul(taken + 2, 0x85eb_ca6b);
}
function pairOf(before, step) {
    const mixed = Math.imul(before ^ (before >>> 15), 0x2c1b_3c6d) ^ step;
    return Math.imul(mixed ^ (mixed >>> 13), 0x297a_2d39);
}
