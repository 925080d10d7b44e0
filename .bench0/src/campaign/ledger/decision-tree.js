import { prefixHashes } from './prefix-hashes.js';
const mostNodes = 2000;
const mostDepth = 60;
/** The first decisions of recorded runs, up to a fixed size: what the view of the execution tree shows. */
export class DecisionTree {
    #nodes = [];
    #byHash = new Map();
    recorded(path, input) {
        const hashes = prefixHashes(path);
        let parent = -1;
        for (let i = 0; i < Math.min(hashes.length, mostDepth); i++) {
            const at = this.#nodeAt(hashes[i], path, i, parent, input);
            if (at === undefined)
                break;
            this.#nodes[at].recordings++;
            parent = at;
        }
        const last = this.#nodes[parent];
        if (last !== undefined)
            last.isEnd = true;
    }
    solved(path, flips) {
        const hashes = prefixHashes(path);
        for (const { flip, verdict, isSkipped } of flips) {
            if (flip.kind !== 'decision' || isSkipped === true)
                continue;
            const node = this.#nodes[this.#byHash.get(hashes[flip.index]) ?? -1];
            node?.flips.set(flip.taken, verdict);
        }
    }
    list() {
        return this.#nodes.map(({ flips, ...node }) => ({
            ...node,
            flips: [...flips].map(([way, verdict]) => ({ way, verdict })),
        }));
    }
    #nodeAt(hash, path, index, parent, input) {
        const known = this.#byHash.get(hash);
        if (known !== undefined)
            return known;
        if (this.#nodes.length >= mostNodes)
            return undefined;
        const way = index === 0 ? 0 : path.taken[index - 1];
        const node = { site: path.sites[index], parent, way, recordings: 0, input, flips: new Map(), isEnd: false };
        this.#byHash.set(hash, this.#nodes.push(node) - 1);
        return this.#nodes.length - 1;
    }
}
