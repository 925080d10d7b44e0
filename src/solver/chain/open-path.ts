import type { ExponentialBackoff } from '../../core/exponential-backoff.ts';
import { WorkBudget } from '../../core/work-budget.ts';
import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { Alternative, PathCondition } from '../../constraint/path-condition.ts';
import type { Alphabets, InputKnowledge, Simplifier } from '../../constraint/simplify.ts';
import type { Effort } from './link.ts';
import type { Attempt, Guess, Question } from './question.ts';
import { lengthsUpTo, likelyLengths, type LengthHorizon } from '../path/candidate-lengths.ts';
import { alphabetsOf } from '../links/regular/alphabets.ts';
import { eventIndexes } from '../path/event-indexes.ts';
import { lengthsOf } from '../path/lengths-of.ts';
import { changesOf } from '../path/changes-of.ts';
import { sliceHorizon } from '../path/slice-horizon.ts';
import { isPart } from '../path/is-part.ts';
import { PathEvidence } from '../path/path-evidence.ts';
import { PathTable, type Slice } from '../path/path-table.ts';
import type { Query } from '../path/query.ts';
import { withLeastLengths } from '../path/with-least-lengths.ts';
import { chargeSimplifying } from '../path/simplifying-work.ts';
import type { DerivedReader } from '../derived/derived-reader.ts';
import type { PositionReader } from '../positions/position-reader.ts';
import { PositionSolver } from '../positions/position-solver.ts';
import { SpanFinder } from '../positions/span-finder.ts';
import { NearbyInputs, type ProposalSource } from './nearby-inputs.ts';
import type { InputLimits, OpenPath } from './solver.ts';
import type { SymbolEncoding } from '../encoding/symbol-encoding.ts';
import { WordFlips } from './word-flips.ts';
import type { VariableValues, Unknown, Unsat, Verdict } from './verdict.ts';

/** The part of the chain that an open path uses. */
export interface ChainContext {
  readonly pool: ExpressionPool;
  readonly isOptimistic: boolean;
  /** True if a flip that depends on lengths gets one attempt for inputs of all lengths, instead of one per length. */
  readonly isBrief: boolean;
  /** Number of other lengths of an input that a flip may be tried with. */
  readonly lengthsPerInput: number;
  /** Work limit in evaluated terms; a flip that needs more stays unknown. */
  readonly workPerFlip: number;
  /** Undefined if conditions on single positions are left to the links. */
  readonly positions: { readonly reader: PositionReader; readonly derived: DerivedReader } | undefined;
  readonly proposals: ProposalSource;
  /** By branch: links that repeatedly leave its flips unknown get fewer of them; used with `isBrief` only. */
  readonly linkBackoff: ExponentialBackoff;
  simplifierFor(knowledge: InputKnowledge): Simplifier;
  /** `before`: the verdict of the links of less effort. */
  decide(query: Query, effort: Effort, before?: Unknown): Promise<Verdict>;
  count(verdict: Verdict): void;
}

/** Upper limit of undecided length choices per flip that are passed to the costly links. */
const costlyTries = 3;
const skippedLinks = 'skipped: the links left this branch unknown before (back-off)';

/** Edits of texts get one part in this many of the work of a flip. */
const editShare = 6;

/** A path whose events are read once, and for which any number of flips can be solved. */
export class ChainPath implements OpenPath {
  readonly #chain: ChainContext;
  readonly #path: PathCondition;
  readonly #run: Assignment;
  readonly #limits: InputLimits;
  readonly #events: readonly Expr[];
  readonly #evidence: PathEvidence;
  readonly #eventOf: readonly number[];
  readonly #tables = new Map<string, PathTable>();
  readonly #positions: PositionSolver | undefined;
  readonly #runLengths: ReadonlyMap<number, number>;
  /** Lengths of the inputs that have the same length on all paths. */
  readonly #fixedLengths: ReadonlyMap<number, number>;
  readonly #alphabets: Alphabets;
  readonly #proposals: NearbyInputs;
  /** The first allowed proposal for the condition asked for last. */
  #proposed: { readonly condition: Expr; readonly input: Assignment } | undefined;
  readonly #wordFlips = new Map<SymbolEncoding, WordFlips>();

  constructor(chain: ChainContext, path: PathCondition, run: Assignment, limits: InputLimits) {
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
    const spans = new SpanFinder(chain.pool, run);
    this.#proposals = new NearbyInputs(chain.proposals, run, spans, chain.workPerFlip / editShare);
    this.#eventOf = eventIndexes(path);
    this.#runLengths = lengthsOf(run);
    this.#fixedLengths = new Map([...this.#runLengths].filter(([input]) => limits.get(input)?.size === 1));
    const given = path.concretizations.slice(0, path.givenCount).map(({ condition }) => condition);
    this.#alphabets = alphabetsOf(given, this.#fixedLengths);
  }

  async flip(alternative: Alternative): Promise<Verdict> {
    const decision = this.#path.decisions[alternative.index];
    if (decision === undefined) throw new RangeError(`no decision ${alternative.index} on this path`);
    const end = this.#eventOf[alternative.index]!;
    const branch = `${decision.site} ${alternative.taken}`;
    const verdict = await this.#decide({ flipped: alternative.condition, end, branch, ...this.#budgets() });
    const result = verdict.kind === 'sat' ? verdict : await this.#withOptimism(verdict, alternative.condition, branch);
    this.#chain.count(result);
    return result;
  }

  async flipWithin(alternative: Alternative, encoding: SymbolEncoding): Promise<Verdict> {
    const end = this.#eventOf[alternative.index]!;
    const branch = `${this.#path.decisions[alternative.index]!.site} ${alternative.taken}`;
    const question = { flipped: alternative.condition, end, branch, ...this.#budgets() };
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

  async flipConcretization(concretization: number): Promise<Verdict> {
    const concretized = this.#path.concretizations[concretization];
    if (concretized === undefined) throw new RangeError(`no concretization ${concretization} on this path`);
    const verdict = await this.#decide({
      flipped: this.#chain.pool.apply('not', concretized.condition),
      end: concretized.before + concretization,
      branch: `concretization ${concretized.site}`,
      ...this.#budgets(),
    });
    this.#chain.count(verdict);
    return verdict;
  }

  /** Reserves a third of the work for the costly links. */
  #budgets(): Pick<Question, 'work' | 'costlyWork'> {
    const third = this.#chain.workPerFlip / 3;
    return { work: new WorkBudget(2 * third), costlyWork: new WorkBudget(third) };
  }

  async #decide(question: Question): Promise<Verdict> {
    const byPosition = this.#decideByPosition(question);
    if (byPosition !== undefined) return byPosition;
    if (this.#chain.isBrief && this.#evidence.dependsOnLength(question.flipped, question.end))
      return this.#decideByProposal(question) ?? this.#askLinksIfDue(question);
    const verdict = await this.#decideByLinks(question);
    return verdict.kind === 'unknown' ? (this.#decideByProposal(question) ?? verdict) : verdict;
  }

  async #askLinksIfDue(question: Question): Promise<Verdict> {
    const { linkBackoff } = this.#chain;
    if (!linkBackoff.isDue(question.branch)) return { kind: 'unknown', reason: skippedLinks };
    const { verdict } = await this.#attempt(question, this.#fixedLengths);
    if (verdict.kind === 'unknown') linkBackoff.failed(question.branch);
    else linkBackoff.succeeded(question.branch);
    return verdict;
  }

  async #decideByLinks(question: Question): Promise<Verdict> {
    const { flipped, end } = question;
    const asRun = await this.#attempt(question, this.#runLengths);
    if (asRun.verdict.kind === 'sat') return asRun.verdict;
    const isDecided = this.#fixedLengths.size === this.#runLengths.size;
    if (isDecided || !this.#evidence.dependsOnLength(flipped, end)) return this.#insist(asRun);
    const slice = this.#tableFor(this.#fixedLengths, question).slice(flipped, end);
    if (slice?.domains === undefined) return { kind: 'unsat', by: 'simplify' };
    const inputs = new Set(
      slice.variables.flatMap(({ name, input }) => (name === 'text' || name === 'length' ? [input] : [])),
    );
    if (inputs.size === 0) return this.#insist(asRun);
    const [input] = inputs;
    const horizon = inputs.size === 1 ? sliceHorizon(slice, input!, this.#chain.pool) : undefined;
    return horizon === undefined
      ? this.#tryOtherLengths(question, asRun, slice)
      : this.#tryAllLengths(question, horizon, asRun);
  }

  /**
   * Decides a condition on single positions and lengths, for inputs of all lengths at once; undefined if the other
   * conditions of the path matter.
   */
  #decideByPosition({ flipped, end, work }: Question): Verdict | undefined {
    const answer = this.#positions?.solve(flipped, end, (model) => {
      const input = this.#evidence.confirm(model, flipped, end, work);
      return input !== undefined && this.#isAllowed(input) ? input : undefined;
    });
    return answer === undefined || answer.kind === 'open' ? undefined : { by: 'positions', ...answer };
  }

  /** Tries inputs near the run's for which the flipped condition holds. */
  #decideByProposal({ flipped, end, branch, work }: Question): Verdict | undefined {
    for (const proposal of this.#proposals.of(flipped, branch)) {
      const { input, by } = proposal;
      if (!this.#isAllowed(input)) continue;
      if (this.#proposed?.condition !== flipped) this.#proposed = { condition: flipped, input };
      if (!this.#evidence.holds(input, flipped, end, work)) continue;
      this.#proposals.taken(branch, proposal);
      return { kind: 'sat', by, input, model: changesOf(input, this.#run, this.#chain.pool) };
    }
    return undefined;
  }

  /**
   * Decides a question for inputs of any length first, because paths of all lengths share those results: the caller
   * changes the length of the solution anyway.
   */
  async #decideOfAnyLength(question: Question): Promise<Verdict> {
    const open = await this.#attempt(question, this.#fixedLengths);
    if (open.verdict.kind !== 'unknown') return open.verdict;
    const asRun = await this.#attempt(question, this.#runLengths);
    return asRun.verdict.kind === 'sat' ? asRun.verdict : this.#insist(open);
  }

  /** Tries all lengths up to the horizon. Longer inputs behave like those at the horizon, so the result is complete. */
  async #tryAllLengths(question: Question, horizon: LengthHorizon, asRun: Attempt): Promise<Verdict> {
    const attempts = [asRun];
    for (const lengths of lengthsUpTo(horizon, this.#runLengths)) {
      const other = await this.#attempt(question, lengths);
      if (other.verdict.kind === 'sat') return other.verdict;
      attempts.push(other);
    }
    return this.#insistOnAny(attempts);
  }

  async #tryOtherLengths(question: Question, asRun: Attempt, slice: Slice): Promise<Verdict> {
    const open = await this.#attempt(question, this.#fixedLengths);
    if (open.verdict.kind !== 'unknown') return open.verdict;
    const attempts = [asRun];
    for (const { lengths, start } of this.#guesses(question, slice)) {
      if (question.work.exhausted) break;
      const other = await this.#attempt(question, lengths, start);
      if (other.verdict.kind === 'sat') return other.verdict;
      attempts.push(other);
    }
    const verdict = await this.#insist(open);
    if (verdict.kind !== 'unknown') return verdict;
    const other = await this.#insistOnAny(attempts);
    return other.kind === 'sat' ? other : verdict;
  }

  /** Inputs found by inverting the flipped condition, then the run's input with other lengths. */
  *#guesses({ flipped }: Question, slice: Slice): Iterable<Guess> {
    for (const start of this.#proposals.hints(flipped)) yield { lengths: lengthsOf(start), start };
    const conditions = [flipped, ...slice.conditions];
    const { lengthsPerInput } = this.#chain;
    for (const lengths of likelyLengths(conditions, this.#runLengths, this.#lengthsLeft(slice), lengthsPerInput)) {
      yield { lengths, start: this.#run };
    }
  }

  /** The lengths of each input that the slice allows. */
  #lengthsLeft({ domains }: Slice): InputLimits {
    const left = new Map(this.#limits);
    for (const [{ name, input }, set] of domains ?? []) if (name === 'length') left.set(input, set);
    return left;
  }

  async #insistOnAny(attempts: readonly Attempt[]): Promise<Verdict> {
    let open: Verdict | undefined;
    let tries = 0;
    for (const attempt of attempts) {
      if (attempt.verdict.kind !== 'unknown') continue;
      const verdict = tries++ < costlyTries ? await this.#insist(attempt) : attempt.verdict;
      if (verdict.kind === 'sat') return verdict;
      if (verdict.kind === 'unknown') open ??= verdict;
    }
    return open ?? { kind: 'unsat', by: 'domains' };
  }

  /** Asks the quick links for inputs of these lengths; inputs without an entry may have any length. */
  async #attempt(
    question: Question,
    lengths: ReadonlyMap<number, number>,
    start: Assignment = this.#run,
  ): Promise<Attempt> {
    const { flipped, end } = question;
    const table = this.#tableFor(lengths, question);
    const resized = [...lengths.keys()].filter((input) => lengths.get(input) !== this.#runLengths.get(input));
    const slice = table.slice(flipped, end, resized);
    if (slice === undefined) return { verdict: { kind: 'unsat', by: 'simplify' } };
    if (slice.domains === undefined) return { verdict: { kind: 'unsat', by: 'domains' } };
    const asked = this.#queryOf(slice, slice.domains, table.simplifier, { lengths, start }, question);
    const query = lengths === this.#fixedLengths ? this.#withLeastLengths(asked) : asked;
    if (query === undefined) return { verdict: { kind: 'unsat', by: 'domains' } };
    return { verdict: await this.#chain.decide(query, 'quick'), query, costlyWork: question.costlyWork };
  }

  #withLeastLengths(query: Query): Query | undefined {
    const { lengths } = query;
    return withLeastLengths(query, (leastLengths) =>
      this.#chain.simplifierFor({ lengths, leastLengths, alphabets: this.#alphabets }),
    );
  }

  /** Asks the costly links, too. */
  async #insist({ verdict, query, costlyWork }: Attempt): Promise<Verdict> {
    if (verdict.kind !== 'unknown' || query === undefined || costlyWork === undefined) return verdict;
    return this.#chain.decide({ ...query, work: costlyWork }, 'costly', verdict);
  }

  #queryOf(
    { conditions, variables }: Slice,
    domains: Query['domains'],
    simplifier: Simplifier,
    { lengths, start }: Guess,
    { flipped, end, work }: Question,
  ): Query {
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
  #isAllowed({ inputs }: Assignment): boolean {
    for (const [input, limit] of this.#limits) {
      const value = inputs.get(input);
      if ((typeof value === 'string' || value instanceof Uint8Array) && !limit.has(value.length)) return false;
    }
    return true;
  }

  /** Adds tried lengths that differ from the run's to the model and removes variables beyond a length. */
  #wholeModel(model: VariableValues, lengths: ReadonlyMap<number, number>): VariableValues {
    if (lengths === this.#runLengths) return model;
    const result = new Map(model);
    for (const [input, length] of lengths) {
      if (this.#runLengths.get(input) !== length) result.set(this.#chain.pool.variable('length', input), length);
    }
    for (const variable of model.keys()) {
      if (!isPart(variable)) continue;
      const length = result.get(this.#chain.pool.variable('length', variable.input));
      if (typeof length === 'number' && variable.position >= length) result.delete(variable);
    }
    return result;
  }

  /** Solves the flipped condition alone: an input that satisfies it may be worth a run. */
  async #withOptimism(verdict: Unsat | Unknown, flipped: Expr, branch: string): Promise<Verdict> {
    if (!this.#chain.isOptimistic) return verdict;
    const { givenCount } = this.#path;
    const budgets = this.#budgets();
    const alone = { flipped, end: givenCount, branch, ...budgets };
    const byPosition = this.#decideByPosition(alone);
    if (byPosition !== undefined)
      return byPosition.kind === 'sat' ? { ...verdict, optimistic: byPosition.input } : verdict;
    if (this.#chain.isBrief) {
      const before = this.#proposed?.condition === flipped ? this.#proposed.input : undefined;
      const proposed = before ?? this.#proposals.hints(flipped).find((input) => this.#isAllowed(input));
      return proposed === undefined ? verdict : { ...verdict, optimistic: proposed };
    }
    for (const lengths of [this.#runLengths, this.#fixedLengths]) {
      const { verdict: found } = await this.#attempt(alone, lengths);
      if (found.kind === 'sat') return { ...verdict, optimistic: found.input };
      if (!this.#evidence.dependsOnLength(flipped, givenCount)) break;
    }
    return verdict;
  }

  #tableFor(lengths: ReadonlyMap<number, number>, { end, work }: Question): PathTable {
    const key = [...lengths].join(';');
    let table = this.#tables.get(key);
    if (table === undefined) {
      table = new PathTable(this.#chain.simplifierFor({ lengths, alphabets: this.#alphabets }), this.#limits);
      this.#tables.set(key, table);
    }
    const known = table;
    chargeSimplifying(known.simplifier, work, () => {
      while (known.length < end) known.push(this.#faithful(known.length));
    });
    return known;
  }

  #faithful(event: number): Expr {
    return this.#evidence.isFaithful(event) ? this.#events[event]! : this.#chain.pool.constant(true);
  }
}
