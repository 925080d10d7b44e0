/** Reward of one kind of work: its recent new coverage and its recent cost, both with exponential decay. */
export class Reward {
    #halfLife;
    #gain = 0;
    #cost = 0;
    totalCost = 0;
    /** The cost since the last gain of new coverage. */
    costSinceGain = 0;
    /** Gain and cost count half after `halfLife` more units of cost. */
    constructor(halfLife) {
        this.#halfLife = halfLife;
    }
    add(gain) {
        this.#gain += gain;
        if (gain > 0)
            this.costSinceGain = 0;
    }
    spend(cost, halfLife = this.#halfLife) {
        const kept = 0.5 ** (cost / halfLife);
        this.#gain *= kept;
        this.#cost = this.#cost * kept + cost;
        this.totalCost += cost;
        this.costSinceGain += cost;
    }
    /** New coverage per unit of cost. */
    get rate() {
        return (this.#gain + 1) / (this.#cost + 1);
    }
}
