const mostSlow = 20;
/** Sums the time of flips by the link that answered, and keeps the slowest. */
export class SolvingTimes {
    #byLink = new Map();
    #slowest;
    constructor(before = { byLink: {}, slowest: [] }) {
        for (const [link, sums] of Object.entries(before.byLink))
            this.#byLink.set(link, { ...sums });
        this.#slowest = [...before.slowest];
    }
    solved(input, answer) {
        const { flip, site, verdict, by, reason, milliseconds } = answer;
        if (answer.isSkipped === true)
            return;
        const link = by ?? 'unknown';
        const sums = this.#byLink.get(link) ?? { flips: 0, milliseconds: 0 };
        this.#byLink.set(link, { flips: sums.flips + 1, milliseconds: sums.milliseconds + milliseconds });
        const least = this.#slowest.at(-1);
        if (this.#slowest.length >= mostSlow && least !== undefined && milliseconds <= least.milliseconds)
            return;
        const slow = {
            site,
            way: flip.kind === 'decision' ? flip.taken : 0,
            verdict,
            ...(by === undefined ? {} : { by }),
            ...(reason === undefined ? {} : { reason }),
            milliseconds,
            input,
        };
        this.#slowest = [...this.#slowest, slow].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, mostSlow);
    }
    sums() {
        return { byLink: Object.fromEntries(this.#byLink), slowest: this.#slowest };
    }
}
