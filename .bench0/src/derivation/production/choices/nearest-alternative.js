import { parentsOf } from '../../../grammar/analysis/least-fixpoint.js';
import { optionTaken, stoppedAtOnce, wentOn } from './alternatives.js';
import { shortestClosing } from '../shortest-closing.js';
/**
 * Small cost per rule: among equally short derivations the one with fewer rules is preferred, so that each step makes
 * progress.
 */
const costOfRule = 1e-6;
const noWay = { length: Infinity, goal: -1 };
/** For each node, the shortest derivation that uses a wanted alternative, updated as alternatives are used. */
export class NearestAlternative {
    #grammar;
    #wanted;
    #least;
    #lengths;
    #goals;
    /** @param wanted may shrink; each removal must be reported to `dropped` */
    constructor(grammar, wanted) {
        this.#grammar = grammar;
        this.#wanted = wanted;
        this.#least = shortestClosing(grammar).length;
        this.#lengths = new Float64Array(grammar.nodes.length).fill(Infinity);
        this.#goals = new Int32Array(grammar.nodes.length).fill(-1);
        this.#close(grammar.nodes.map((node) => node.id).reverse());
    }
    /** Returns the number of characters plus a small cost per rule; Infinity if no wanted alternative is below. */
    lengthFrom(node) {
        return this.#lengths[node.id];
    }
    /** Returns the alternative that `lengthFrom` leads to; -1 if there is none. */
    goalFrom(node) {
        return this.#goals[node.id];
    }
    /** Returns the item through which the shortest derivation of the sequence leads; the first if there is none. */
    itemOnTheWay(seq) {
        let best = 0;
        let leastExtra = Infinity;
        seq.items.forEach((item, i) => {
            const extra = this.lengthFrom(item) - this.#leastOf(item);
            if (extra < leastExtra)
                [best, leastExtra] = [i, extra];
        });
        return best;
    }
    dropped(alternative) {
        // Derivations that lead to other goals stay the shortest, because none became shorter.
        const stale = [];
        for (let id = 0; id < this.#goals.length; id++)
            if (this.#goals[id] === alternative)
                stale.push(id);
        for (const id of stale) {
            this.#lengths[id] = Infinity;
            this.#goals[id] = -1;
        }
        this.#close(stale);
    }
    #close(queue) {
        const parents = parentsOf(this.#grammar);
        for (let head = 0; head < queue.length; head++) {
            const id = queue[head];
            const { length, goal } = this.#wayFrom(this.#grammar.nodes[id]);
            if (length >= this.#lengths[id])
                continue;
            this.#lengths[id] = length;
            this.#goals[id] = goal;
            for (const parent of parents[id] ?? [])
                queue.push(parent);
        }
    }
    #wayFrom(node) {
        switch (node.kind) {
            case 'ref':
                return this.#through(this.#grammar.ruleOf(node).body, costOfRule);
            case 'seq': {
                const all = node.items.reduce((sum, item) => sum + this.#leastOf(item), 0);
                // A sequence with an item that has no finite derivation has none itself; Infinity minus Infinity would give
                // NaN.
                if (all === Infinity)
                    return noWay;
                return shortest(node.items.map((item) => this.#through(item, all - this.#leastOf(item))));
            }
            case 'alt':
                return shortest(node.options.flatMap((option) => [
                    this.#direct(optionTaken(option), this.#leastOf(option)),
                    this.#through(option, 0),
                ]));
            case 'repeat': {
                const once = this.#leastOf(node.item);
                const atLeast = node.min === 0 ? 0 : node.min * once;
                return shortest([
                    this.#direct(stoppedAtOnce(node), atLeast),
                    this.#direct(wentOn(node), atLeast + once),
                    this.#through(node.item, node.min <= 1 ? 0 : (node.min - 1) * once),
                ]);
            }
            default:
                return noWay;
        }
    }
    #direct(alternative, length) {
        return this.#wanted.has(alternative) ? { length, goal: alternative } : noWay;
    }
    #through(node, beside) {
        const length = beside + this.#lengths[node.id];
        return { length, goal: this.#goals[node.id] };
    }
    #leastOf(node) {
        return this.#least[node.id];
    }
}
function shortest(ways) {
    return ways.reduce((best, way) => (way.length < best.length ? way : best), noWay);
}
