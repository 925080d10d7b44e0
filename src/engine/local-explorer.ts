import { unlessAborted } from '../core/time/unless-aborted.ts';
import { Assignment } from '../constraint/assignment.ts';
import { domainParts } from '../constraint/domains/domain-inputs.ts';
import type { Expr } from '../constraint/expression.ts';
import { ExpressionPool } from '../constraint/expression-pool.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { Alternative, PathCondition } from '../constraint/path-condition.ts';
import { templateConditions } from '../constraint/domains/template-conditions.ts';
import { decodeTrace, learnSamples, type Trace } from '../constraint/trace.ts';
import { inputId, shapedInputId } from '../execution/input/input.ts';
import { withNativePaths } from '../execution/outcome/native-paths.ts';
import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { runWithValues, valuesOfRun } from '../execution/input/run-values.ts';
import type { Run, Target } from '../execution/target.ts';
import { buildChain } from '../solver/chain/build-chain.ts';
import { PipeProcess } from '../solver/links/smt/pipe-process.ts';
import type { SmtProcess } from '../solver/links/smt/smt-process.ts';
import { Z3Process } from '../solver/links/smt/z3-process.ts';
import type { InputLimits, OpenPath, Solver } from '../solver/chain/solver.ts';
import type { Characters } from '../solver/encoding/characters.ts';
import type { Verdict } from '../solver/chain/verdict.ts';
import { alikeIn } from './alike.ts';
import { appliedPattern, matchedPatterns, receivingText, type AppliedPattern } from './applied-patterns.ts';
import { chains, type ChainName } from './chains.ts';
import type { Explorer, Solved, SolvedFlip, SolvingMode, UnmeasuredFlip } from './explorer.ts';
import type { ExplorerOptions } from './explorer-options.ts';
import type { GrammarHalf } from './grammar-half.ts';
import { domainLimits, type InputSpace } from './input-space.ts';
import { answerOf } from './flip-answer.ts';
import { askSafely } from './ask-safely.ts';
import { eventCount, type OpenRun } from './open-run.ts';
import { RecentBySize } from './recent-by-size.ts';
import { SampleOrigins } from './sample-origins.ts';
import { isCostly } from '../execution/outcome/outcome.ts';
import { answerJoint } from './joint-flip.ts';
import { recordedPath, type Flip, type Recording, type SingleFlip } from './recording.ts';
import { isTokenInput } from './tokens/token-input.ts';
import type { TokenRuns, TokensKnown } from './tokens/token-runs.ts';
import type { WordSpace } from './words/word-spaces.ts';
import { literalsOfPath } from './words/literals-of-path.ts';

/** A pool never frees its terms; beyond this number a new pool is started. */
const termsPerPool = 250_000;
/** Capacity for observed results of opaque functions; beyond it all are dropped and observed anew. */
const mostSamples = 4096;
/** How many other inputs may be run while solving one flip. */
const probesPerFlip = 4;
const mostMsWithoutBreath = 5;
/** Recording takes many times as long as running. */
const recordingPatience = 10;
const eventsPerRun = 1 << 16;
/** Events of the recorded runs that are kept for solving. */
const eventsKept = 100_000;

/** An explorer that solves in this process; the subject runs in processes of its own. */
export class LocalExplorer implements Explorer {
  readonly #options: Omit<TargetOptions, 'build'>;
  readonly #signal: AbortSignal | undefined;
  readonly #space: InputSpace;
  readonly #grammars: GrammarHalf | undefined;
  /** Present if the subject's tokenizer is known. */
  readonly #tokens: TokenRuns | undefined;
  readonly #coverage: Target;
  #concolic: Target | undefined;
  #pool = new ExpressionPool();
  #solvers = new Map<ChainName, Solver>();
  /** One SMT process for all pools; it starts with the first query. */
  readonly #smt: SmtProcess;
  #knowledge = Assignment.empty;
  readonly #origins = new SampleOrigins();
  /** Recorded runs whose flips can be solved without recording again. */
  readonly #recent = new RecentBySize<OpenRun>(eventsKept, eventCount);
  #lastBreath = 0;

  private constructor({ target, space, solver, signal }: ExplorerOptions, coverage: Target, grammars?: GrammarHalf) {
    this.#options = { ...target, signal };
    this.#signal = signal;
    this.#smt = solver === undefined ? new Z3Process() : new PipeProcess(solver.command, solver.arguments);
    this.#space = space;
    this.#grammars = grammars;
    this.#tokens = grammars?.tokens;
    this.#coverage = coverage;
    signal?.addEventListener('abort', () => void this.#smt.close(), { once: true });
  }

  static async open(options: ExplorerOptions): Promise<LocalExplorer> {
    const { target, isolationOfNew: isolation, signal, space, grammars = [] } = options;
    const ofNew = isolation === undefined ? {} : { isolation };
    const coverage = await openTarget({ ...target, ...ofNew, ...withNativePaths(target), signal });
    const { GrammarHalf } = grammars.length === 0 ? {} : await import('./grammar-half.ts');
    const half = GrammarHalf && new GrammarHalf(space.domains, grammars, target.tokens !== undefined);
    return new LocalExplorer(options, coverage, half);
  }

  async run(inputs: readonly RunInput[]): Promise<readonly Run[]> {
    const runs: Run[] = [];
    await unlessAborted(this.#signal, async () => {
      for await (const run of this.#coverage.run(inputs)) runs.push(run);
    });
    return runs;
  }

  async record(inputs: readonly RunInput[]): Promise<readonly Recording[]> {
    if (inputs.length === 0) return [];
    await this.#forgetIfMany();
    return (await this.#trace(inputs)).map((open) => {
      this.#recent.set(shapedInputId(open.run.input), open);
      return this.#recordingOf(open);
    });
  }

  alike(input: RunInput, candidates: readonly RunInput[]): Promise<readonly RunInput[]> {
    const open = this.#recent.get(shapedInputId(input));
    return Promise.resolve(open === undefined ? [] : alikeIn(open, this.#space, candidates));
  }

  async patterns(input: RunInput): Promise<readonly AppliedPattern[]> {
    return matchedPatterns(await this.#recorded(input)).map(appliedPattern);
  }

  async receiving(input: RunInput, index: number, text: string): Promise<RunInput | undefined> {
    const open = await this.#recorded(input);
    const question = open && receivingText(open, index, text, this.#pool);
    if (open === undefined || question === undefined || this.#signal?.aborted === true) return undefined;
    const opened = this.#solver('quick').open(question.path, open.assignment, this.#limitsOf(open.run));
    const verdict = await opened.flip(question.alternative);
    const model = verdict.kind === 'sat' ? verdict.input : verdict.optimistic;
    return model && this.#inputOf(open.run, model);
  }

  async #recorded(input: RunInput): Promise<OpenRun | undefined> {
    const key = shapedInputId(input);
    if (this.#recent.get(key) === undefined) await this.record([input]);
    return this.#recent.get(key);
  }

  async solve(input: RunInput, flips: readonly Flip[], mode: SolvingMode): Promise<Solved> {
    const open = await this.#recorded(input);
    const answers: SolvedFlip[] = [];
    for (const flip of flips) {
      await this.#breathe();
      if (this.#signal?.aborted === true) break;
      const start = performance.now();
      const answer = open?.trace && (await this.#solveOne(open, open.trace, flip, mode));
      if (answer !== undefined) answers.push({ ...answer, milliseconds: performance.now() - start });
    }
    return { flips: answers, milliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
  }

  /** Yields to the event loop between flips, so that signals and messages are handled in time. */
  async #breathe(): Promise<void> {
    if (performance.now() - this.#lastBreath < mostMsWithoutBreath) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#lastBreath = performance.now();
  }

  /**
   * Returns what is known about the subject's tokens; undefined without a tokenizer. Throws if no tokens can be
   * learned.
   */
  async tokens(): Promise<TokensKnown | undefined> {
    this.#concolic ??= await this.#openRecording();
    const { tokens: learned } = this.#concolic;
    return learned && this.#tokens?.known(learned);
  }

  async tables(): Promise<Target['siteTables']> {
    return this.#coverage.siteTables;
  }

  async siteText(site: number): Promise<string> {
    return this.#siteText(site);
  }

  async close(): Promise<void> {
    await this.#coverage.close();
    await this.#concolic?.close();
    await this.#closeSolvers();
    await this.#smt.close();
  }

  async #solveOne(open: OpenRun, trace: Trace, flip: Flip, mode: SolvingMode): Promise<UnmeasuredFlip | undefined> {
    if (flip.kind === 'joint') {
      const solving = { solver: this.#solver('quick'), pool: this.#pool, limits: this.#limitsOf(open.run) };
      return answerJoint(open, flip, solving, (made) => this.#inputOf(open.run, made));
    }
    const events = flip.kind === 'concretization' ? trace.path.concretizations : trace.path.decisions;
    const event = events[flip.index];
    // The input took another path when it was recorded again.
    if (event === undefined) return undefined;
    const probes: RunInput[] = [];
    let verdict = await askSafely(open, () => this.#ask(open, trace, flip, mode));
    while (verdict?.kind === 'unknown' && verdict.probe !== undefined && probes.length < probesPerFlip) {
      const probe = this.#inputOf(open.run, verdict.probe);
      probes.push(probe);
      const before = this.#knowledge.sampleCount;
      await this.#trace([probe]);
      if (this.#knowledge.sampleCount === before) break;
      open.paths.clear();
      verdict = await askSafely(open, () => this.#ask(open, trace, flip, mode));
    }
    if (verdict === undefined) return undefined;
    const learnedFrom =
      verdict.kind === 'sat' ? this.#origins.of(trace.samples, verdict.input, inputId(open.run.input)) : [];
    const answer = answerOf(flip, verdict, this.#siteText(event.site), (made) => this.#inputOf(open.run, made));
    return { ...answer, probes, learnedFrom };
  }

  async #ask(
    open: OpenRun,
    trace: Trace,
    flip: SingleFlip,
    { effort, onlyWords }: SolvingMode,
  ): Promise<Verdict | undefined> {
    const { path } = trace;
    if (flip.kind === 'concretization')
      return this.#pathOf(open, path, effort).flipConcretization(open.given.length + flip.index);
    const ways = path.alternatives(flip.index, this.#pool);
    const alternative = ways.find(({ taken }) => Number(taken) === flip.taken);
    if (alternative === undefined) return undefined;
    if (onlyWords) return this.#askWithin(open, path, alternative);
    const verdict = await this.#pathOf(open, path, effort).flip(alternative);
    return open.tokens === undefined ? verdict : this.#tokens?.written(verdict, open.tokens);
  }

  async #askWithin(open: OpenRun, path: PathCondition, alternative: Alternative): Promise<Verdict> {
    const asked = this.#pathOf(open, path, 'words');
    if (open.tokens !== undefined) return asked.flipWithin(alternative, open.tokens);
    const words = this.#grammars?.words.among(new Set(alternative.condition.variables.map(({ input }) => input)));
    const encoding = words && this.#charactersOf(open, words);
    if (words === undefined || encoding === undefined) return this.#pathOf(open, path, 'quick').flip(alternative);
    const verdict = await asked.flipWithin(alternative, encoding);
    return verdict.kind === 'unknown' ? this.#askForSameShape(open, path, alternative, words, verdict) : verdict;
  }

  #pathOf(open: OpenRun, path: PathCondition, chain: ChainName): OpenPath {
    const isOutdated = open.sampleCount !== this.#knowledge.sampleCount && (open.trace?.samples.length ?? 0) > 0;
    const known = isOutdated ? undefined : open.paths.get(chain);
    if (known !== undefined) return known;
    if (isOutdated) open.paths.clear();
    open.sampleCount = this.#knowledge.sampleCount;
    const run = open.assignment.withSamplesOf(this.#knowledge);
    const made = this.#solver(chain).open(path.under(open.given), run, this.#limitsOf(open.run));
    open.paths.set(chain, made);
    return made;
  }

  #charactersOf({ assignment, characters }: OpenRun, words: WordSpace): Characters | undefined {
    const { input } = words;
    const known = characters.get(input);
    const text = assignment.inputs.get(input);
    if (known !== undefined || typeof text !== 'string') return known;
    const made = this.#grammars?.charactersOf(words, text, this.#pool);
    if (made !== undefined) characters.set(input, made);
    return made;
  }

  /**
   * Words of the parent's shape are sets of code units, so the chain can solve them together with the other
   * conditions.
   */
  async #askForSameShape(
    open: OpenRun,
    path: PathCondition,
    alternative: Alternative,
    words: WordSpace,
    undecided: Verdict,
  ): Promise<Verdict> {
    if (open.shapedPath === undefined) open.shapedPath = this.#openSameShape(open, path, words);
    const verdict = await open.shapedPath?.flip(alternative);
    return verdict?.kind === 'sat' ? verdict : undecided;
  }

  #openSameShape(open: OpenRun, path: PathCondition, words: WordSpace): OpenPath | null {
    const text = open.assignment.inputs.get(words.input);
    const shape =
      typeof text === 'string' ? this.#grammars?.words.conditionsOnShape(words, text, this.#pool) : undefined;
    if (typeof text !== 'string' || shape === undefined) return null;
    const limits = new Map([...this.#limitsOf(open.run), [words.input, IntervalSet.of(text.length)]]);
    return this.#solver('words').open(path.under(shape), open.assignment.withSamplesOf(this.#knowledge), limits);
  }

  #solver(chain: ChainName): Solver {
    const known = this.#solvers.get(chain);
    if (known !== undefined) return known;
    const made = buildChain(this.#pool, { ...chains[chain], sharedSmt: this.#smt });
    this.#solvers.set(chain, made);
    return made;
  }

  async #closeSolvers(): Promise<void> {
    for (const solver of this.#solvers.values()) await solver.close();
    this.#solvers.clear();
  }

  async #trace(inputs: readonly RunInput[]): Promise<readonly OpenRun[]> {
    const traced: OpenRun[] = [];
    await unlessAborted(this.#signal, async () => {
      this.#concolic ??= await this.#openRecording();
      for await (const run of this.#concolic.run(inputs)) traced.push(this.#opened(run));
    });
    return traced;
  }

  #opened(run: Run): OpenRun {
    const trace = run.trace && decodeTrace(run.trace, this.#pool);
    const plain = Assignment.from(valuesOfRun(run.input, run.symbolic));
    const assignment = trace === undefined ? plain : learnSamples(trace.samples, plain);
    this.#learn(assignment);
    if (trace !== undefined && trace.samples.length > 0)
      this.#origins.note(trace.samples, assignment, inputId(run.input));
    return {
      run,
      trace,
      assignment,
      given: this.#conditionsOn(run.input),
      paths: new Map(),
      characters: new Map(),
      sampleCount: 0,
      tokens: isTokenInput(run.input) ? this.#tokens?.encoding(run.input, this.#pool) : undefined,
    };
  }

  /** The tokens of a subject are learned from training inputs that neither hang nor exhaust memory. */
  async #openRecording(): Promise<Target> {
    const trainingInputs = this.#tokens?.trainingInputs() ?? [];
    const runs = await this.run(trainingInputs.map(({ text }) => ({ kind: 'text', text })));
    const harmful = new Set(runs.flatMap(({ input, outcome }) => (isCostly(outcome.kind) ? [inputId(input)] : [])));
    const harmless = trainingInputs.filter(({ text }) => !harmful.has(inputId({ kind: 'text', text })));
    const target = await openTarget({
      ...this.#options,
      build: 'concolic',
      stacks: false,
      timeLimitMs: (this.#options.timeLimitMs ?? 1000) * recordingPatience,
      eventLimit: this.#options.eventLimit ?? eventsPerRun,
      ...(this.#tokens && { lexicon: this.#tokens.lexicon(harmless) }),
    });
    if (target.tokens !== undefined) this.#tokens?.learned(target.tokens);
    return target;
  }

  /** Solutions for a token-level run are token-level inputs, too. */
  #inputOf({ input, symbolic }: Run, { inputs }: Assignment): RunInput {
    const made = runWithValues(input, symbolic, inputs);
    if (!isTokenInput(input) || made.kind !== 'text') return made;
    return this.#tokens?.inputOf(made.text) ?? made;
  }

  /** Returns the conditions that every input of the run's shape satisfies. */
  #conditionsOn(input: RunInput): readonly Expr[] {
    if (isTokenInput(input)) return this.#tokens?.conditionsOn(input, this.#pool) ?? [];
    const elements = this.#space.domainsOf(input);
    if (elements === this.#space.domains) return [];
    const conditions: Expr[] = [];
    for (const [part, first] of domainParts({ kind: 'tuple', elements })) {
      if (part.kind === 'template') conditions.push(...templateConditions(part, this.#pool, first));
    }
    return conditions;
  }

  /** Values that the run requested with `symbolic` have limits, too. */
  #limitsOf({ input, symbolic }: Run): InputLimits {
    const limits = isTokenInput(input) ? (this.#tokens?.limitsOf(input) ?? new Map()) : this.#space.domainLimits(input);
    if (symbolic.length === 0) return limits;
    return new Map([...limits, ...symbolic.flatMap(({ domain, first }) => domainLimits(domain, first))]);
  }

  #recordingOf({ run: { input, eventsDropped }, trace }: OpenRun): Recording {
    const concretizations = trace?.path.concretizations ?? [];
    const { unrewritten } = this.#concolic ?? this.#coverage;
    return {
      ...(unrewritten.length === 0 ? {} : { unrewritten }),
      path: trace && recordedPath(trace, isTokenInput(input) ? 'tokens' : this.#space.shapeOf(input)),
      concretizations: concretizations.map(({ site, why }) => ({ site: this.#siteText(site), why })),
      literals: trace === undefined ? [] : literalsOfPath(trace.path),
      stale: trace?.stale ?? 0,
      eventsDropped,
    };
  }

  #learn(assignment: Assignment): void {
    if (this.#knowledge.sampleCount > mostSamples) this.#knowledge = Assignment.empty;
    this.#knowledge = this.#knowledge.withSamplesOf(assignment);
  }

  async #forgetIfMany(): Promise<void> {
    if (this.#pool.size < termsPerPool) return;
    await this.#closeSolvers();
    this.#pool = new ExpressionPool();
    this.#recent.clear();
  }

  #siteText(id: number): string {
    return (this.#concolic ?? this.#coverage).siteText(id);
  }
}
