import { minCosts } from '../../../grammar/analysis/min-cost.js';
import { branch, leaf } from '../../derivation.js';
import { pickCharacter } from '../choices/pick-character.js';
import { closingHeight } from './closing-height.js';
import { TaskStack } from './task-stack.js';
const noGoal = -1;
/**
 * Derives trees around spines and covers their paths. Off the spine, every choice leads to where the nearest uncovered
 * path ends, while there is room; where nothing can be gained, it takes the shortest closing.
 */
export class TreeGrower {
    #graph;
    #uncovered;
    #maxDepth;
    #random;
    #cost;
    #height;
    #tasks = new TaskStack();
    #spine = [];
    #growth;
    #room = 0;
    #covered = new Set();
    /** True in a rule below which no path can be gained. */
    #idle = false;
    constructor(graph, uncovered, maxDepth, random) {
        this.#graph = graph;
        this.#uncovered = uncovered;
        this.#maxDepth = maxDepth;
        this.#random = random;
        const { cost, cheapestOption } = minCosts(graph.grammar);
        this.#cost = cost;
        this.#height = closingHeight(graph.grammar);
        this.#growth = { room: 0, choice: 'for-coverage', closing: cheapestOption };
    }
    grow(spine, growth) {
        this.#spine = spine;
        this.#growth = growth;
        this.#room = growth.room;
        this.#covered = new Set();
        const tree = this.#derive(this.#graph.grammar.root, this.#uncovered.k - 1, 0);
        for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
            if (task.kind === 'rule')
                task.into[0] = this.#deriveRule(task);
            else
                this.#iterate(task);
        }
        return { tree, covered: this.#covered };
    }
    #deriveRule({ ref, level, goal, steps }) {
        this.#uncovered.enter(level + 1, this.#symbolOf(ref));
        const next = goal === noGoal || goal + 1 === this.#spine.length ? noGoal : goal + 1;
        this.#idle = next === noGoal && steps === Infinity && this.#growth.choice === 'for-coverage';
        return this.#derive(this.#graph.grammar.ruleOf(ref).body, level + 1, next);
    }
    /**
     * Derives everything of one rule before the rules below it: these then know what it covers, and a left-recursive rule
     * does not recurse again for something that already exists to its right.
     */
    #derive(node, level, goal) {
        switch (node.kind) {
            case 'literal':
                this.#cover(node, level);
                return leaf(node, node.text);
            case 'class':
                this.#cover(node, level);
                return leaf(node, pickCharacter(node.set, this.#random));
            case 'ref':
                return this.#placeReference(node, level, goal);
            case 'seq':
                return branch(node, node.items.map((item) => this.#derive(item, level, this.#holds(item, goal) ? goal : noGoal)));
            case 'alt':
                return branch(node, [this.#derive(this.#optionFor(node, level, goal), level, goal)]);
            default:
                return this.#beginIterations(node, level, goal);
        }
    }
    #placeReference(ref, level, goal) {
        this.#cover(ref, level);
        // A slot for the body, allocated now so that the array never grows.
        const into = [undefined];
        this.#tasks.push({
            kind: 'rule',
            ref,
            into,
            level,
            goal,
            steps: this.#idle ? Infinity : this.#stepsFrom(ref, level),
        });
        return branch(ref, into);
    }
    #beginIterations(repeat, level, goal) {
        const into = [];
        const due = goal === noGoal ? repeat.min : Math.max(1, repeat.min);
        for (let i = 0; i < due; i++)
            into.push(this.#derive(repeat.item, level, i === 0 ? goal : noGoal));
        if (!this.#idle)
            this.#tasks.push({ kind: 'iteration', repeat, into, level, coveredBefore: -1 });
        return branch(repeat, into);
    }
    #iterate({ repeat, into, level, coveredBefore }) {
        this.#idle = false;
        const { item, max } = repeat;
        const cost = this.#cost[item.id];
        if (into.length >= max || !this.#fits(item, cost, level))
            return;
        if (!this.#wantsIteration(item, level, coveredBefore))
            return;
        this.#room -= cost;
        this.#tasks.push({ kind: 'iteration', repeat, into, level, coveredBefore: this.#covered.size });
        into.push(this.#derive(item, level, noGoal));
    }
    #wantsIteration(item, level, coveredBefore) {
        if (this.#growth.choice === 'at-random')
            return this.#random.chance(0.5);
        // If an iteration covers nothing new, the next one does not either.
        return coveredBefore !== this.#covered.size && this.#stepsFrom(item, level) < Infinity;
    }
    #optionFor(alt, level, goal) {
        return alt.options.find((option) => this.#holds(option, goal)) ?? this.#choose(alt, level);
    }
    #choose(alt, level) {
        const closing = alt.options[this.#growth.closing[alt.id]];
        if (this.#idle)
            return closing;
        const atRandom = this.#growth.choice === 'at-random';
        const chosen = atRandom ? this.#anyOption(alt, level) : this.#bestOption(alt, level);
        if (chosen === undefined)
            return closing;
        this.#room -= this.#extraCost(alt, chosen);
        return chosen;
    }
    /**
     * Returns the option nearest to uncovered paths. Ties go to the option in which most of them end, else to the
     * cheapest.
     */
    #bestOption(alt, level) {
        const shift = this.#random.int(alt.options.length);
        let best;
        let fewest = Infinity;
        let most = 0;
        for (let i = 0; i < alt.options.length; i++) {
            const option = alt.options[(i + shift) % alt.options.length];
            if (!this.#fits(option, this.#extraCost(alt, option), level))
                continue;
            const steps = this.#stepsFrom(option, level);
            if (steps > fewest || steps === Infinity)
                continue;
            const worth = steps === 0 ? this.#endingIn(option, level) : -this.#cost[option.id];
            if (steps < fewest || worth > most)
                [best, fewest, most] = [option, steps, worth];
        }
        return best;
    }
    #anyOption(alt, level) {
        const fitting = alt.options.filter((option) => this.#fits(option, this.#extraCost(alt, option), level));
        return fitting.length === 0 ? undefined : this.#random.pick(fitting);
    }
    #extraCost(alt, option) {
        return this.#cost[option.id] - this.#cost[alt.id];
    }
    #fits(node, cost, level) {
        return cost <= this.#room && this.#depthBelow(level) - 1 + this.#height[node.id] <= this.#maxDepth;
    }
    /** Returns how far below the node the nearest uncovered path ends; Infinity if that is beyond the depth. */
    #stepsFrom(node, level) {
        const first = this.#graph.firstWithin[node.id];
        const steps = this.#uncovered.stepsFrom(level, first, this.#graph.endWithin[node.id]);
        return this.#depthBelow(level) + steps <= this.#maxDepth ? steps : Infinity;
    }
    /** Returns the number of uncovered paths that end in the symbols of the node itself. */
    #endingIn(node, level) {
        const first = this.#graph.firstWithin[node.id];
        return this.#uncovered.leftAmong(level, first, this.#graph.endWithin[node.id], this.#uncovered.k);
    }
    #holds(node, goal) {
        if (goal === noGoal)
            return false;
        const symbol = this.#spine[goal];
        return symbol >= this.#graph.firstWithin[node.id] && symbol < this.#graph.endWithin[node.id];
    }
    /** Returns the depth of the symbols directly below a level; the root, on level k, has depth 1. */
    #depthBelow(level) {
        return level + 2 - this.#uncovered.k;
    }
    #cover(node, level) {
        const rank = this.#uncovered.cover(level, this.#symbolOf(node));
        if (rank >= 0)
            this.#covered.add(rank);
    }
    #symbolOf(node) {
        return this.#graph.numberOf[node.id];
    }
}
