import { WorkBudget } from '../../core/work-budget.js';
import { lengthsUpTo, likelyLengths } from '../path/candidate-lengths.js';
import { alphabetsOf } from '../links/regular/alphabets.js';
import { eventIndexes } from '../path/event-indexes.js';
import { lengthsOf } from '../path/lengths-of.js';
import { changesOf } from '../path/changes-of.js';
import { sliceHorizon } from '../path/slice-horizon.js';
import { isPart } from '../path/is-part.js';
import { narrowQuery } from '../path/narrow-query.js';
import { PathEvidence } from '../path/path-evidence.js';
import { PathTable } from '../path/path-table.js';
import { chargeSimplifying } from '../path/simplifying-work.js';
import { PositionSolver } from '../positions/position-solver.js';
import { WordFlips } from './word-flips.js';
/** Upper limit of undecided length choices per flip that are passed to the costly links. */
const costlyTries = 3;
/** A path whose events are read once, and for which any number of flips can be solved. */
export class ChainPath {
    #chain;
    #path;
    #run;
    #limits;
    #events;
    #evidence;
    #eventOf;
    #tables = new Map();
    #positions;
    #runLengths;
    /** Lengths of the inputs that have the same length on all paths. */
    #fixedLengths;
    #alphabets;
    #wordFlips = new Map();
    constructor(chain, path, run, limits) {
        this.#chain = chain;
        this.#path = path;
        this.#run = run;
        this.#limits = limits;
        this.#events = path.constraints(chain.pool);
        this.#evidence = new PathEvidence(this.#events, run, chain.positions?.reader);
        this.#positions =
            chain.positions &&
                new PositionSolver(chain.positions.reader, chain.positions.derived, {
                    pool: chain.pool,
                    run,
                    limits,
                    eventAt: (index) => this.#faithful(index),
                });
        this.#eventOf = eventIndexes(path);
        this.#runLengths = lengthsOf(run);
        this.#fixedLengths = new Map([...this.#runLengths].filter(([input]) => limits.get(input)?.size === 1));
        const given = path.concretizations.slice(0, path.givenCount).map(({ condition }) => condition);
        this.#alphabets = alphabetsOf(given, this.#fixedLengths);
    }
    async flip(alternative) {
        const decision = this.#path.decisions[alternative.index];
        if (decision === undefined)
            throw new RangeError(`no decision ${alternative.index} on this path`);
        const end = this.#eventOf[alternative.index];
        const verdict = await this.#decide({ flipped: alternative.condition, end, ...this.#budgets() });
        const result = verdict.kind === 'sat' ? verdict : await this.#withOptimism(verdict, alternative.condition);
        this.#chain.count(result);
        return result;
    }
    async flipWithin(alternative, encoding) {
        const end = this.#eventOf[alternative.index];
        const question = { flipped: alternative.condition, end, ...this.#budgets() };
        const table = this.#tableFor(this.#fixedLengths, question);
        const flips = this.#wordFlips.get(encoding) ?? new WordFlips(encoding, table);
        this.#wordFlips.set(encoding, flips);
        const verdict = await flips.solve({
            ...question,
            // Words need not satisfy the given conditions on the run's shape.
            confirm: (model) => this.#evidence.confirm(model, question.flipped, end, question.work, this.#path.givenCount),
            solveFreely: () => this.#decideOfAnyLength(question),
        });
        this.#chain.count(verdict);
        return verdict;
    }
    async flipConcretization(concretization) {
        const concretized = this.#path.concretizations[concretization];
        if (concretized === undefined)
            throw new RangeError(`no concretization ${concretization} on this path`);
        const verdict = await this.#decide({
            flipped: this.#chain.pool.apply('not', concretized.condition),
            end: concretized.before + concretization,
            ...this.#budgets(),
        });
        this.#chain.count(verdict);
        return verdict;
    }
    /** Reserves a third of the work for the costly links. */
    #budgets() {
        const third = this.#chain.workPerFlip / 3;
        return { work: new WorkBudget(2 * third), costlyWork: new WorkBudget(third) };
    }
    async #decide(question) {
        const byPosition = this.#decideByPosition(question);
        if (byPosition !== undefined)
            return byPosition;
        const { flipped, end } = question;
        if (this.#chain.isBrief && this.#evidence.dependsOnLength(flipped, end))
            return this.#decideByHint(question) ?? (await this.#attempt(question, this.#fixedLengths)).verdict;
        const asRun = await this.#attempt(question, this.#runLengths);
        if (asRun.verdict.kind === 'sat')
            return asRun.verdict;
        const isDecided = this.#fixedLengths.size === this.#runLengths.size;
        if (isDecided || !this.#evidence.dependsOnLength(flipped, end))
            return this.#insist(asRun);
        const slice = this.#tableFor(this.#fixedLengths, question).slice(flipped, end);
        if (slice?.domains === undefined)
            return { kind: 'unsat', by: 'simplify' };
        const inputs = new Set(slice.variables.flatMap(({ name, input }) => (name === 'text' || name === 'length' ? [input] : [])));
        if (inputs.size === 0)
            return this.#insist(asRun);
        const [input] = inputs;
        const horizon = inputs.size === 1 ? sliceHorizon(slice, input, this.#chain.pool) : undefined;
        return horizon === undefined
            ? this.#tryOtherLengths(question, asRun, slice)
            : this.#tryAllLengths(question, horizon, asRun);
    }
    /**
     * Decides a condition on single positions and lengths, for inputs of all lengths at once; undefined if the other
     * conditions of the path matter.
     */
    #decideByPosition({ flipped, end, work }) {
        const answer = this.#positions?.solve(flipped, end, (model) => {
            const input = this.#evidence.confirm(model, flipped, end, work);
            return input !== undefined && this.#isAllowed(input) ? input : undefined;
        });
        return answer === undefined || answer.kind === 'open' ? undefined : { by: 'positions', ...answer };
    }
    /** Tries inputs for which the flipped condition holds, found by inverting its operations. */
    #decideByHint({ flipped, end, work }) {
        for (const input of this.#chain.hintsFor(flipped, this.#run)) {
            if (!this.#isAllowed(input) || !this.#evidence.holds(input, flipped, end, work))
                continue;
            return { kind: 'sat', by: 'inverse', input, model: changesOf(input, this.#run, this.#chain.pool) };
        }
        return undefined;
    }
    /**
     * Decides a question for inputs of any length first, because paths of all lengths share those results: the caller
     * changes the length of the solution anyway.
     */
    async #decideOfAnyLength(question) {
        const open = await this.#attempt(question, this.#fixedLengths);
        if (open.verdict.kind !== 'unknown')
            return open.verdict;
        const asRun = await this.#attempt(question, this.#runLengths);
        return asRun.verdict.kind === 'sat' ? asRun.verdict : this.#insist(open);
    }
    /** Tries all lengths up to the horizon. Longer inputs behave like those at the horizon, so the result is complete. */
    async #tryAllLengths(question, horizon, asRun) {
        const attempts = [asRun];
        for (const lengths of lengthsUpTo(horizon, this.#runLengths)) {
            const other = await this.#attempt(question, lengths);
            if (other.verdict.kind === 'sat')
                return other.verdict;
            attempts.push(other);
        }
        return this.#insistOnAny(attempts);
    }
    async #tryOtherLengths(question, asRun, slice) {
        const open = await this.#attempt(question, this.#fixedLengths);
        if (open.verdict.kind !== 'unknown')
            return open.verdict;
        const attempts = [asRun];
        for (const { lengths, start } of this.#guesses(question, slice)) {
            if (question.work.exhausted)
                break;
            const other = await this.#attempt(question, lengths, start);
            if (other.verdict.kind === 'sat')
                return other.verdict;
            attempts.push(other);
        }
        const verdict = await this.#insist(open);
        if (verdict.kind !== 'unknown')
            return verdict;
        const other = await this.#insistOnAny(attempts);
        return other.kind === 'sat' ? other : verdict;
    }
    /** Inputs found by inverting the flipped condition, then the run's input with other lengths. */
    *#guesses({ flipped }, slice) {
        for (const start of this.#chain.hintsFor(flipped, this.#run))
            yield { lengths: lengthsOf(start), start };
        const conditions = [flipped, ...slice.conditions];
        const { lengthsPerInput } = this.#chain;
        for (const lengths of likelyLengths(conditions, this.#runLengths, this.#lengthsLeft(slice), lengthsPerInput)) {
            yield { lengths, start: this.#run };
        }
    }
    /** The lengths of each input that the slice allows. */
    #lengthsLeft({ domains }) {
        const left = new Map(this.#limits);
        for (const [{ name, input }, set] of domains ?? [])
            if (name === 'length')
                left.set(input, set);
        return left;
    }
    async #insistOnAny(attempts) {
        let open;
        let tries = 0;
        for (const attempt of attempts) {
            if (attempt.verdict.kind !== 'unknown')
                continue;
            const verdict = tries++ < costlyTries ? await this.#insist(attempt) : attempt.verdict;
            if (verdict.kind === 'sat')
                return verdict;
            if (verdict.kind === 'unknown')
                open ??= verdict;
        }
        return open ?? { kind: 'unsat', by: 'domains' };
    }
    /** Asks the quick links for inputs of these lengths; inputs without an entry may have any length. */
    async #attempt(question, lengths, start = this.#run) {
        const { flipped, end } = question;
        const table = this.#tableFor(lengths, question);
        const resized = [...lengths.keys()].filter((input) => lengths.get(input) !== this.#runLengths.get(input));
        const slice = table.slice(flipped, end, resized);
        if (slice === undefined)
            return { verdict: { kind: 'unsat', by: 'simplify' } };
        if (slice.domains === undefined)
            return { verdict: { kind: 'unsat', by: 'domains' } };
        const asked = this.#queryOf(slice, slice.domains, table.simplifier, { lengths, start }, question);
        const query = lengths === this.#fixedLengths ? this.#withLeastLengths(asked) : asked;
        if (query === undefined)
            return { verdict: { kind: 'unsat', by: 'domains' } };
        return { verdict: await this.#chain.decide(query, 'quick'), query, costlyWork: question.costlyWork };
    }
    /**
     * Uses minimum lengths in the domains to simplify conditions on the start of a text; undefined if there is no
     * solution.
     */
    #withLeastLengths(query) {
        let known = query;
        for (let round = 0; round < lengthRounds && known.conditions.length > 0; round++) {
            const leastLengths = leastLengthsIn(known.domains);
            if ([...leastLengths].every(([input, length]) => known.simplifier.leastLengthOf(input) === length))
                break;
            const simplifier = this.#chain.simplifierFor({
                lengths: known.lengths,
                leastLengths,
                alphabets: this.#alphabets,
            });
            const narrowed = narrowQuery({ ...known, simplifier }, known.conditions, []);
            if (narrowed === undefined)
                return undefined;
            known = narrowed;
        }
        return known;
    }
    /** Asks the costly links, too. */
    async #insist({ verdict, query, costlyWork }) {
        if (verdict.kind !== 'unknown' || query === undefined || costlyWork === undefined)
            return verdict;
        return this.#chain.decide({ ...query, work: costlyWork }, 'costly', verdict);
    }
    #queryOf({ conditions, variables }, domains, simplifier, { lengths, start }, { flipped, end, work }) {
        return {
            work,
            domains,
            conditions,
            variables,
            lengths,
            simplifier,
            run: this.#run,
            start,
            confirm: (model) => {
                const whole = this.#wholeModel(model, lengths);
                const input = this.#evidence.confirm(whole, flipped, end, work);
                return input && this.#isAllowed(input) ? { model: whole, input } : undefined;
            },
        };
    }
    /** Whether the lengths are within the limits: links that return whole texts do not check them. */
    #isAllowed({ inputs }) {
        for (const [input, limit] of this.#limits) {
            const value = inputs.get(input);
            if ((typeof value === 'string' || value instanceof Uint8Array) && !limit.has(value.length))
                return false;
        }
        return true;
    }
    /** Adds tried lengths that differ from the run's to the model and removes variables beyond a length. */
    #wholeModel(model, lengths) {
        if (lengths === this.#runLengths)
            return model;
        const result = new Map(model);
        for (const [input, length] of lengths) {
            if (this.#runLengths.get(input) !== length)
                result.set(this.#chain.pool.variable('length', input), length);
        }
        for (const variable of model.keys()) {
            if (!isPart(variable))
                continue;
            const length = result.get(this.#chain.pool.variable('length', variable.input));
            if (typeof length === 'number' && variable.position >= length)
                result.delete(variable);
        }
        return result;
    }
    /** Solves the flipped condition alone: an input that satisfies it may be worth a run. */
    async #withOptimism(verdict, flipped) {
        if (!this.#chain.isOptimistic)
            return verdict;
        const { givenCount } = this.#path;
        const budgets = this.#budgets();
        const byPosition = this.#decideByPosition({ flipped, end: givenCount, ...budgets });
        if (byPosition !== undefined)
            return byPosition.kind === 'sat' ? { ...verdict, optimistic: byPosition.input } : verdict;
        if (this.#chain.isBrief) {
            const hint = this.#chain.hintsFor(flipped, this.#run).find((input) => this.#isAllowed(input));
            return hint === undefined ? verdict : { ...verdict, optimistic: hint };
        }
        for (const lengths of [this.#runLengths, this.#fixedLengths]) {
            const { verdict: alone } = await this.#attempt({ flipped, end: givenCount, ...budgets }, lengths);
            if (alone.kind === 'sat')
                return { ...verdict, optimistic: alone.input };
            if (!this.#evidence.dependsOnLength(flipped, givenCount))
                break;
        }
        return verdict;
    }
    #tableFor(lengths, { end, work }) {
        const key = [...lengths].join(';');
        let table = this.#tables.get(key);
        if (table === undefined) {
            table = new PathTable(this.#chain.simplifierFor({ lengths, alphabets: this.#alphabets }), this.#limits);
            this.#tables.set(key, table);
        }
        const known = table;
        chargeSimplifying(known.simplifier, work, () => {
            while (known.length < end)
                known.push(this.#faithful(known.length));
        });
        return known;
    }
    #faithful(event) {
        return this.#evidence.unfaithful.has(event) ? this.#chain.pool.constant(true) : this.#events[event];
    }
}
/** Upper limit of rounds; each may find a longer minimum length than the one before. */
const lengthRounds = 3;
function leastLengthsIn(domains) {
    const least = new Map();
    for (const [{ name, input }, { min }] of domains)
        if (name === 'length' && min > 0)
            least.set(input, min);
    return least;
}
