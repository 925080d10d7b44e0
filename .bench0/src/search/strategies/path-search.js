import { inputId } from '../../execution/input/input.js';
import { ExecutionTree } from '../path/execution-tree.js';
import { ConcretizationQueue } from '../path/concretization-queue.js';
import { novelFirst } from '../path/novel-first.js';
import { otherWays } from '../../engine/recording.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import {} from '../strategy.js';
import { EdgeNovelty } from '../path/edge-novelty.js';
import { SearchObstacles } from '../path/search-obstacles.js';
import { FlipBackoff } from '../path/flip-backoff.js';
const treeCapacity = 1_000_000;
/** Kept small because each entry holds its whole path. */
const mostHard = 256;
const mostPostponed = 1 << 14;
/** While other work is left, hard flips get one part in `hardShare` of its cost: each may take as long as a hundred others. */
const hardShare = 8;
const hardAtATime = 2;
/**
 * Records an input, flips every decision after its bound that was not flipped before, and continues with the
 * solutions. The worklist decides the order: depth first, breadth first or best first.
 */
export class PathSearch {
    #worklist;
    #dictionary;
    #flipsPerSite;
    #prefersNovel;
    #onlyWords;
    #backoff = new FlipBackoff();
    #novelty = new EdgeNovelty();
    #derived = new WeakMap();
    #postponed = [];
    #concretizationQueue = new ConcretizationQueue();
    #hard = [];
    #cost = 0;
    #hardCost = 0;
    #tree = new ExecutionTree();
    #generation = 0;
    #patience = 1;
    #pushed = 0;
    #underWay = 0;
    #obstacles = new SearchObstacles();
    constructor({ flipsPerSite, worklist, prefersNovel, dictionary, onlyWords = false }) {
        this.#onlyWords = onlyWords;
        this.#dictionary = dictionary;
        this.#flipsPerSite = flipsPerSite;
        this.#prefersNovel = prefersNovel;
        this.#worklist = worklist;
    }
    next() {
        const isIdle = this.#worklist.size === 0 && this.#underWay === 0;
        const isHardsTurn = this.#hardCost * hardShare < this.#cost || isIdle;
        const hard = isHardsTurn ? this.#hard.shift() : undefined;
        if (hard !== undefined)
            return this.#retryThoroughly(hard);
        const candidate = this.#worklist.pop() ?? this.#recalled();
        if (candidate !== undefined)
            return this.#expand(candidate);
        if (this.#underWay > 0)
            return undefined;
        const resort = this.#concretizationQueue.next();
        if (resort === undefined)
            return undefined;
        this.#underWay++;
        return { ...resort, done: () => this.#underWay-- };
    }
    ran({ input, gain, outcome }) {
        const derived = this.#derived.get(input) ?? { bound: 0, prediction: undefined, novelty: 0 };
        this.#derived.delete(input);
        // Inputs that hung or ran out of memory are not recorded: the concolic build would hang, too.
        if (isCostly(outcome)) {
            this.#obstacles.add('unrecorded');
            this.#markLost(derived.prediction);
            return;
        }
        this.#push({ input, gain, ...derived, number: this.#pushed++ });
    }
    status() {
        const waiting = this.#worklist.size + this.#underWay + this.#postponed.length + this.#hard.length;
        return { obstacles: this.#obstacles.names(this.#tree, waiting > 0), divergences: this.#obstacles.divergences };
    }
    #push(candidate) {
        for (const { prediction } of this.#worklist.push(candidate)) {
            this.#obstacles.add('worklist');
            this.#markLost(prediction);
        }
    }
    #postpone(candidate) {
        if (this.#postponed.length >= mostPostponed)
            this.#obstacles.add('worklist');
        else
            this.#postponed.push({ ...candidate, gain: 0, prediction: undefined });
    }
    /** Returns to paths with postponed flips when no other work is left; each time with twice the limit per site. */
    #recalled() {
        if (this.#postponed.length === 0 || this.#underWay > 0)
            return undefined;
        this.#patience *= 2;
        for (const candidate of this.#postponed.splice(0))
            this.#push(candidate);
        return this.#worklist.pop();
    }
    #expand(candidate) {
        this.#underWay++;
        let placed;
        return {
            kind: 'expand',
            mode: { effort: 'quick', onlyWords: this.#onlyWords },
            input: candidate.input,
            done: (cost) => {
                this.#underWay--;
                this.#cost += cost;
            },
            choose: (recording) => {
                placed = this.#place(candidate, recording);
                return placed === undefined ? [] : this.#flipsOf(candidate, placed);
            },
            derive: (answers) => {
                if (placed === undefined)
                    return [];
                if (this.#onlyWords)
                    this.#noteVerdicts(placed, answers);
                else
                    this.#rememberHard(placed, answers);
                return this.#childrenOf(placed, answers);
            },
            // Back-off is only for words of a grammar. Otherwise another input may lead to a solution, and nothing else can
            // be tried.
            isDue: (flip) => !this.#onlyWords || placed === undefined || this.#backoff.isDue(branchOf(placed, flip)),
            leave: (flips) => {
                if (placed !== undefined)
                    this.#leave(candidate, placed, flips);
            },
        };
    }
    /**
     * The flips are requested again at the candidate's next turn; it goes back to the worklist with the same priority.
     */
    #leave(candidate, { path, edges, generation }, flips) {
        for (const flip of flips) {
            if (flip.kind !== 'decision' || generation !== this.#generation)
                continue;
            this.#tree.mark(this.#tree.alternative(edges, path, flip.index, flip.taken), 'postponed');
        }
        this.#push({ ...candidate, prediction: undefined, number: this.#pushed++ });
    }
    #noteVerdicts(placed, answers) {
        for (const answer of answers) {
            if (answer.isSkipped !== true)
                this.#backoff.note(branchOf(placed, answer.flip), answer);
        }
    }
    #rememberHard(placed, answers) {
        const unknown = answers.filter(({ verdict }) => verdict === 'unknown').map(({ flip }) => flip);
        const flips = unknown.filter((flip) => flip.kind === 'decision');
        for (let start = 0; start < flips.length && this.#hard.length < mostHard; start += hardAtATime) {
            this.#hard.push({ placed, flips: flips.slice(start, start + hardAtATime) });
        }
    }
    #retryThoroughly({ placed, flips }) {
        this.#underWay++;
        return {
            kind: 'expand',
            mode: { effort: 'thorough', onlyWords: false },
            input: placed.input,
            done: (cost) => {
                this.#underWay--;
                this.#hardCost += cost;
            },
            choose: () => flips,
            derive: (answers) => this.#childrenOf(placed, answers),
        };
    }
    #place(candidate, recording) {
        this.#obstacles.note(recording);
        this.#dictionary.add(recording.literals);
        const { path } = recording;
        if (path === undefined) {
            this.#markLost(candidate.prediction);
            return undefined;
        }
        if (this.#tree.size > treeCapacity)
            this.#resetTree();
        const edges = this.#tree.add(path);
        this.#novelty.seen(path);
        const bound = Math.min(candidate.bound, this.#divergence(candidate.prediction, path, edges) ?? Infinity);
        this.#concretizationQueue.remember(candidate.input, recording);
        const isExact = recording.concretizations.length === 0 && recording.stale === 0;
        return { input: candidate.input, path, edges, isExact, bound, generation: this.#generation };
    }
    #resetTree() {
        this.#obstacles.add('tree');
        this.#tree = new ExecutionTree();
        this.#generation++;
    }
    /**
     * Returns the index of the first event that differs from the prediction, if there is one, and marks the divergence.
     */
    #divergence(prediction, path, edges) {
        if (prediction?.generation !== this.#generation)
            return undefined;
        const at = this.#tree.pathTo(prediction.edge).findIndex((edge, i) => edges[i] !== edge);
        if (at === -1)
            return undefined;
        this.#tree.mark(prediction.edge, 'divergent');
        this.#obstacles.diverged(path.sites[Math.min(at, path.sites.length - 1)] ?? 0);
        return at;
    }
    #markLost(prediction) {
        if (prediction?.generation === this.#generation)
            this.#tree.mark(prediction.edge, 'lost');
    }
    #flipsOf(candidate, { path, edges, bound }) {
        const flips = [];
        const flipsAt = new Map();
        let isPostponed = false;
        for (let index = bound; index < edges.length; index++) {
            const site = path.sites[index];
            for (const taken of otherWays(path, index)) {
                const edge = this.#tree.alternative(edges, path, index, taken);
                const status = this.#tree.statusOf(edge);
                if (status !== undefined && status !== 'postponed')
                    continue;
                const count = flipsAt.get(site) ?? 0;
                if (count >= this.#flipsPerSite * this.#patience) {
                    this.#tree.mark(edge, 'postponed');
                    isPostponed = true;
                    continue;
                }
                flipsAt.set(site, count + 1);
                flips.push({ kind: 'decision', index, taken });
            }
        }
        if (isPostponed)
            this.#postpone(candidate);
        const chosen = this.#prefersNovel ? this.#some(candidate, path, flips) : flips;
        // Marked as asked for, because another worker may reach the same decisions meanwhile.
        for (const { index, taken } of chosen) {
            this.#tree.mark(this.#tree.alternative(edges, path, index, taken), 'asked');
            this.#novelty.tried(path, index, taken);
        }
        return chosen;
    }
    /** The flips that are not chosen get a turn later. */
    #some(candidate, path, flips) {
        const { chosen, isNovel } = novelFirst(path, flips, this.#novelty, candidate.gain >= 0);
        if (chosen.length < flips.length) {
            const left = { gain: isNovel ? 0 : -1, novelty: isNovel ? 1 : 2, prediction: undefined };
            this.#push({ ...candidate, ...left, number: this.#pushed++ });
        }
        return chosen;
    }
    #childrenOf(placed, answers) {
        const parent = inputId(placed.input.value);
        return answers.flatMap((answer) => this.#childrenOfFlip(placed, parent, answer));
    }
    #childrenOfFlip(placed, parent, answer) {
        const { flip, site, verdict } = answer;
        if (flip.kind !== 'decision')
            return [];
        const isCurrent = placed.generation === this.#generation;
        const edge = isCurrent ? this.#tree.alternative(placed.edges, placed.path, flip.index, flip.taken) : 0;
        if (isCurrent)
            this.#tree.mark(edge, verdict === 'sat' ? 'promised' : verdict);
        const novelty = this.#novelty.of(placed.path, flip.index, flip.taken);
        const children = answer.probes.map((value) => ({ value, origin: { kind: 'probe', parent, site } }));
        const add = (value, origin, prediction, bound) => {
            if (value === undefined)
                return;
            const child = { value, origin };
            this.#derived.set(child, { bound, prediction, novelty });
            children.push(child);
        };
        const event = flip.index;
        const prediction = isCurrent ? { edge, generation: this.#generation } : undefined;
        const learned = answer.learnedFrom.length === 0 ? {} : { learnedFrom: answer.learnedFrom };
        add(answer.input, { kind: 'flip', parent, event, site, ...learned }, prediction, event + 1);
        // If the recording lost nothing, no input on this path can take the branch.
        if (verdict === 'unsat' && placed.isExact)
            return children;
        add(answer.optimistic, { kind: 'optimistic-flip', parent, event, site }, undefined, 0);
        return children;
    }
}
/** A key for the site of a flip and the way it shall take, regardless of the path. */
function branchOf({ path }, flip) {
    return flip.kind === 'decision' ? `${path.sites[flip.index]} ${flip.taken}` : `concretization ${flip.index}`;
}
