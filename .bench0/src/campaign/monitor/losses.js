import { encodeInput } from '../../execution/input/encoded-input.js';
/** Silent losses by site, each with its first example. */
export class Losses {
    #bySite;
    /** `before` holds the losses of an earlier part of the campaign. */
    constructor(before) {
        this.#bySite = new Map(before.map((loss) => [loss.site, loss]));
    }
    get size() {
        return this.#bySite.size;
    }
    add(site, { recorded, other }) {
        const known = this.#bySite.get(site);
        const inputs = known?.inputs ?? [encodeInput(recorded), encodeInput(other)];
        this.#bySite.set(site, { site, count: (known?.count ?? 0) + 1, inputs });
    }
    list() {
        return [...this.#bySite.values()].sort((a, b) => b.count - a.count || (a.site < b.site ? -1 : 1));
    }
}
