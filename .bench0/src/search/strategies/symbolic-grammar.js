import { nothingReached, reachedBoth } from '../path/reached.js';
import { BudgetSplit } from '../combinators/budget-split.js';
import { Exploration } from '../templates/exploration.js';
import { BestFirstWorklist } from '../path/worklist.js';
/** Upper limit of samples per task; the first task has `samplesAtFirst`, each further one twice as many. */
const samplesAtOnce = 32;
const samplesAtFirst = 4;
/** Weight of one run where runs are limited: there are few, so rewards must decay faster. */
const weightOfRun = 32;
/** Weight of other cost in that case: eight flips, each at the cost of 32 runs, count as one run. */
const weightOfSolving = 1 / 256;
/** The cost that the first turn of a template may have. */
const firstShare = 2048;
const mostOpen = 1 << 16;
/** The fraction of the work for flips that the quick links left unknown. */
const hardPart = 1 / 12;
/**
 * Runs the templates of a symbolic grammar filled with samples, smallest first, and searches over their other
 * fillings, starting with templates whose samples brought new coverage. Samples are cheap and fillings thorough, so
 * the budget is split by recent reward. A template cannot use up the budget: each turn is limited, and its next turn
 * comes when the number of templates has doubled.
 */
export class SymbolicGrammarStrategy {
    #source;
    #searchOne;
    #countsRuns;
    #samples = new Map();
    #owners = new WeakMap();
    #ready = new BestFirstWorklist(comesFirst, mostOpen);
    /** The exploration whose turn it is. */
    #current;
    /** Explorations that wait for their own tasks to finish. */
    #waiting = new Set();
    #hard = [];
    /** Budget split between samples (`one`) and fillings (`other`). */
    #budgetSplit;
    #cost = 0;
    #hardCost = 0;
    #batch = samplesAtFirst;
    #obstacles = new Set();
    #divergences = new Map();
    #reached = { ...nothingReached, holes: 0 };
    #isEnumerated = false;
    /**
     * `searchOne` makes the search over one template's fillings. `countsRuns`: the budget is split by runs, not by their
     * cost.
     */
    constructor(source, searchOne, countsRuns) {
        this.#source = source;
        this.#searchOne = searchOne;
        this.#countsRuns = countsRuns;
        this.#budgetSplit = new BudgetSplit(countsRuns ? weightOfRun : 1);
    }
    next() {
        if (this.#hard.length > 0 && this.#hardCost < hardPart * this.#cost)
            return this.#hard.shift();
        const isForSamples = !this.#isEnumerated && this.#budgetSplit.isForOne;
        const task = isForSamples ? (this.#sampleNext() ?? this.#fillNext()) : (this.#fillNext() ?? this.#sampleNext());
        return task ?? this.#hard.shift();
    }
    ran(run) {
        const sampled = this.#samples.get(run.input);
        const owner = this.#owners.get(run.input);
        sampled?.runs.push(run);
        owner?.ran(run);
        const start = sampled?.start ?? owner?.start;
        if (start === undefined)
            return;
        const reward = sampled === undefined ? this.#budgetSplit.other : this.#budgetSplit.one;
        reward.add(run.gain);
        if (this.#countsRuns)
            this.#budgetSplit.spend(reward, 1);
        if (run.gain > 0)
            this.#source.learn(run.input.value, start, run.gain);
    }
    status() {
        const obstacles = new Set(this.#obstacles);
        const open = this.#ready.size + this.#waiting.size + this.#samples.size + (this.#current === undefined ? 0 : 1);
        if (!this.#isEnumerated || open > 0)
            obstacles.add('unexplored');
        return { obstacles: [...obstacles], divergences: this.#divergences, reached: this.#reached };
    }
    /** If runs are limited, `ran` accounts for each run; other cost has a small weight. */
    #spend(reward, cost) {
        this.#cost += cost;
        this.#budgetSplit.spend(reward, this.#countsRuns ? cost * weightOfSolving : cost);
    }
    #sampleNext() {
        const inputs = [];
        const begun = [];
        while (inputs.length < this.#batch && !this.#isEnumerated) {
            const start = this.#source.next();
            if (start === undefined) {
                this.#isEnumerated = true;
                break;
            }
            this.#reached = reachedBoth(this.#reached, start.reached);
            const sampled = { start, runs: [] };
            begun.push(sampled);
            const value = this.#source.sampleOf(start);
            const input = { value, origin: { kind: 'template', template: start.shown } };
            this.#samples.set(input, sampled);
            inputs.push(input);
        }
        if (inputs.length === 0)
            return undefined;
        this.#batch = Math.min(samplesAtOnce, 2 * this.#batch);
        const done = (cost) => {
            this.#spend(this.#budgetSplit.one, cost);
            for (const input of inputs)
                this.#samples.delete(input);
            for (const sampled of begun)
                this.#openSampled(sampled);
        };
        return { kind: 'run', inputs, done };
    }
    #openSampled({ start, runs }) {
        if (start.isRigid || runs.length === 0)
            return;
        // Templates with few holes come first, in the order of enumeration: more holes take longer.
        const due = this.#reached.count * (1 + (start.reached.holes ?? 0));
        this.#open(new Exploration(start, runs, due, this.#searchOne));
    }
    #fillNext() {
        for (;;) {
            const exploration = (this.#current ??= this.#nextTurn());
            if (exploration === undefined)
                return undefined;
            const task = exploration.isTurnOver ? undefined : this.#taskOf(exploration);
            if (task === undefined)
                this.#putAside(exploration);
            else if (task.kind === 'expand' && task.mode.effort === 'thorough')
                this.#hard.push(task);
            else
                return task;
        }
    }
    #nextTurn() {
        const exploration = this.#ready.pop();
        // Otherwise the exploration waited for its own tasks and continues its turn.
        if (exploration?.isTurnOver === true)
            exploration.beginTurn(firstShare);
        return exploration;
    }
    #taskOf(exploration) {
        const own = (input) => void this.#owners.set(input, exploration);
        const task = exploration.next(own, (cost) => {
            this.#spend(this.#budgetSplit.other, cost);
            if (task?.kind === 'expand' && task.mode.effort === 'thorough')
                this.#hardCost += cost;
            if (this.#waiting.delete(exploration))
                this.#open(exploration);
        });
        return task;
    }
    #putAside(exploration) {
        this.#current = undefined;
        if (exploration.isTurnOver) {
            exploration.due = 2 * Math.max(exploration.due, this.#reached.count);
            this.#open(exploration);
        }
        else if (exploration.isIdle)
            this.#keepStatus(exploration);
        else
            this.#waiting.add(exploration);
    }
    #open(exploration) {
        for (const dropped of this.#ready.push(exploration)) {
            this.#obstacles.add('worklist');
            // An exploration without a turn has no status to report, and many are dropped at once.
            if (dropped.isBegun)
                this.#keepStatus(dropped);
        }
    }
    /** Keeps the obstacles and divergences of an exploration that has ended. */
    #keepStatus({ search }) {
        const { obstacles, divergences } = search.status();
        for (const obstacle of obstacles)
            this.#obstacles.add(obstacle);
        for (const [site, count] of divergences)
            this.#divergences.set(site, (this.#divergences.get(site) ?? 0) + count);
    }
}
function comesFirst(a, b) {
    return a.gain === b.gain ? a.due < b.due : a.gain > b.gain;
}
