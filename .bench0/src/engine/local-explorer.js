if(process.env.FLOG){globalThis.__flog=[];process.on('exit',()=>fs__.writeFileSync(process.env.FLOG+JSON.parse(process.argv[2]).file.split('/').pop().slice(0,-4),globalThis.__flog.map(x=>JSON.stringify(x)).join('\n')));}
import * as fs__ from 'node:fs';
import { unlessAborted } from '../core/time/unless-aborted.js';
import { Assignment } from '../constraint/assignment.js';
import { domainParts } from '../constraint/domains/domain-inputs.js';
import { ExpressionPool } from '../constraint/expression-pool.js';
import { IntervalSet } from '../constraint/interval-set.js';
import { templateConditions } from '../constraint/domains/template-conditions.js';
import { decodeTrace, learnSamples } from '../constraint/trace.js';
import { inputId, shapedInputId } from '../execution/input/input.js';
import { withNativePaths } from '../execution/outcome/native-paths.js';
import { openTarget } from '../execution/open-target.js';
import { runWithValues, valuesOfRun } from '../execution/input/run-values.js';
import { buildChain } from '../solver/chain/build-chain.js';
import { PipeProcess } from '../solver/links/smt/pipe-process.js';
import { Z3Process } from '../solver/links/smt/z3-process.js';
import { alikeIn } from './alike.js';
import { appliedPattern, matchedPatterns, receivingText } from './applied-patterns.js';
import { chains } from './chains.js';
import { domainLimits } from './input-space.js';
import { answerOf } from './flip-answer.js';
import { eventCount } from './open-run.js';
import { RecentBySize } from './recent-by-size.js';
import { SampleOrigins } from './sample-origins.js';
import { isCostly } from '../execution/outcome/outcome.js';
import { recordedPath } from './recording.js';
import { isTokenInput } from './tokens/token-input.js';
import { literalsOfPath } from './words/literals-of-path.js';
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
export class LocalExplorer {
    #options;
    #signal;
    #space;
    #grammars;
    /** Present if the subject's tokenizer is known. */
    #tokens;
    #coverage;
    #concolic;
    #pool = new ExpressionPool();
    #solvers = new Map();
    /** One SMT process for all pools; it starts with the first query. */
    #smt;
    #knowledge = Assignment.empty;
    #origins = new SampleOrigins();
    /** Recorded runs whose flips can be solved without recording again. */
    #recent = new RecentBySize(eventsKept, eventCount);
    #lastBreath = 0;
    constructor({ target, space, solver, signal }, coverage, grammars) {
        this.#options = { ...target, signal };
        this.#signal = signal;
        this.#smt = solver === undefined ? new Z3Process() : new PipeProcess(solver.command, solver.arguments);
        this.#space = space;
        this.#grammars = grammars;
        this.#tokens = grammars?.tokens;
        this.#coverage = coverage;
        signal?.addEventListener('abort', () => void this.#smt.close(), { once: true });
    }
    static async open(options) {
        const { target, isolationOfNew: isolation, signal, space, grammars = [] } = options;
        const ofNew = isolation === undefined ? {} : { isolation };
        const coverage = await openTarget({ ...target, ...ofNew, ...withNativePaths(target), signal });
        const { GrammarHalf } = grammars.length === 0 ? {} : await import('./grammar-half.js');
        const half = GrammarHalf && new GrammarHalf(space.domains, grammars, target.tokens !== undefined);
        return new LocalExplorer(options, coverage, half);
    }
    async run(inputs) {
        const runs = [];
        await unlessAborted(this.#signal, async () => {
            for await (const run of this.#coverage.run(inputs))
                runs.push(run);
        });
        return runs;
    }
    async record(inputs) {
        if (inputs.length === 0)
            return [];
        await this.#forgetIfMany();
        return (await this.#trace(inputs)).map((open) => {
            this.#recent.set(shapedInputId(open.run.input), open);
            return this.#recordingOf(open);
        });
    }
    alike(input, candidates) {
        const open = this.#recent.get(shapedInputId(input));
        return Promise.resolve(open === undefined ? [] : alikeIn(open, this.#space, candidates));
    }
    async patterns(input) {
        return matchedPatterns(await this.#recorded(input)).map(appliedPattern);
    }
    async receiving(input, index, text) {
        const open = await this.#recorded(input);
        const question = open && receivingText(open, index, text, this.#pool);
        if (open === undefined || question === undefined || this.#signal?.aborted === true)
            return undefined;
        const opened = this.#solver('quick').open(question.path, open.assignment, this.#limitsOf(open.run));
        const verdict = await opened.flip(question.alternative);
        const model = verdict.kind === 'sat' ? verdict.input : verdict.optimistic;
        return model && this.#inputOf(open.run, model);
    }
    async #recorded(input) {
        const key = shapedInputId(input);
        if (this.#recent.get(key) === undefined)
            await this.record([input]);
        return this.#recent.get(key);
    }
    async solve(input, flips, mode) {
        const open = await this.#recorded(input);
        const answers = [];
        for (const flip of flips) {
            await this.#breathe();
            if (this.#signal?.aborted === true)
                break;
            const start = performance.now(); const c0=process.cpuUsage();
            const answer = open?.trace && (await this.#solveOne(open, open.trace, flip, mode));
            if (globalThis.__flog && answer) { const c=process.cpuUsage(c0); const ev=flip.kind==='concretization'?open.trace.path.concretizations[flip.index]:open.trace.path.decisions[flip.index]; globalThis.__flog.push({ms:(c.user+c.system)/1000,wall:performance.now()-start,mode:mode.effort,v:answer.verdict,by:answer.by,reason:answer.reason,probes:answer.probes.length,site:answer.site,kind:flip.kind,cond:answer.verdict==='unknown'||(c.user+c.system)>20000?String(globalThis.__alt?.condition).slice(0,400):'',size:globalThis.__alt?.condition.size,input:JSON.stringify(open.run.input.text),opt:!!answer.optimistic}); }
            if (answer !== undefined)
                answers.push({ ...answer, milliseconds: performance.now() - start });
        }
        return { flips: answers, milliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
    }
    /** Yields to the event loop between flips, so that signals and messages are handled in time. */
    async #breathe() {
        if (performance.now() - this.#lastBreath < mostMsWithoutBreath)
            return;
        await new Promise((resolve) => setImmediate(resolve));
        this.#lastBreath = performance.now();
    }
    /**
     * Returns what is known about the subject's tokens; undefined without a tokenizer. Throws if no tokens can be
     * learned.
     */
    async tokens() {
        this.#concolic ??= await this.#openRecording();
        const { tokens: learned } = this.#concolic;
        return learned && this.#tokens?.known(learned);
    }
    async tables() {
        return this.#coverage.siteTables;
    }
    async siteText(site) {
        return this.#siteText(site);
    }
    async close() {
        await this.#coverage.close();
        await this.#concolic?.close();
        await this.#closeSolvers();
        await this.#smt.close();
    }
    async #solveOne(open, trace, flip, mode) {
        const events = flip.kind === 'concretization' ? trace.path.concretizations : trace.path.decisions;
        const event = events[flip.index];
        // The input took another path when it was recorded again.
        if (event === undefined)
            return undefined;
        const probes = [];
        let verdict = await this.#ask(open, trace, flip, mode);
        while (verdict?.kind === 'unknown' && verdict.probe !== undefined && probes.length < probesPerFlip) {
            const probe = this.#inputOf(open.run, verdict.probe);
            probes.push(probe);
            const before = this.#knowledge.sampleCount;
            await this.#trace([probe]);
            if (this.#knowledge.sampleCount === before)
                break;
            open.paths.clear();
            verdict = await this.#ask(open, trace, flip, mode);
        }
        if (verdict === undefined)
            return undefined;
        const learnedFrom = verdict.kind === 'sat' ? this.#origins.of(trace.samples, verdict.input, inputId(open.run.input)) : [];
        const input = (made) => this.#inputOf(open.run, made);
        return { ...answerOf(flip, verdict, this.#siteText(event.site), input), probes, learnedFrom };
    }
    async #ask(open, trace, flip, { effort, onlyWords }) {
        const { path } = trace;
        if (flip.kind === 'concretization')
            return this.#pathOf(open, path, effort).flipConcretization(open.given.length + flip.index);
        const ways = path.alternatives(flip.index, this.#pool);
        const alternative = ways.find(({ taken }) => Number(taken) === flip.taken);
        if (alternative === undefined)
            return undefined;
        globalThis.__alt=alternative;
        if (onlyWords)
            return this.#askWithin(open, path, alternative);
        const verdict = await this.#pathOf(open, path, effort).flip(alternative);
        return open.tokens === undefined ? verdict : this.#tokens?.written(verdict, open.tokens);
    }
    async #askWithin(open, path, alternative) {
        const asked = this.#pathOf(open, path, 'words');
        if (open.tokens !== undefined)
            return asked.flipWithin(alternative, open.tokens);
        const words = this.#grammars?.words.among(new Set(alternative.condition.variables.map(({ input }) => input)));
        const encoding = words && this.#charactersOf(open, words);
        if (words === undefined || encoding === undefined)
            return this.#pathOf(open, path, 'quick').flip(alternative);
        const verdict = await asked.flipWithin(alternative, encoding);
        return verdict.kind === 'unknown' ? this.#askForSameShape(open, path, alternative, words, verdict) : verdict;
    }
    #pathOf(open, path, chain) {
        const isOutdated = open.sampleCount !== this.#knowledge.sampleCount && (open.trace?.samples.length ?? 0) > 0;
        const known = isOutdated ? undefined : open.paths.get(chain);
        if (known !== undefined)
            return known;
        if (isOutdated)
            open.paths.clear();
        open.sampleCount = this.#knowledge.sampleCount;
        const run = open.assignment.withSamplesOf(this.#knowledge);
        const made = this.#solver(chain).open(path.under(open.given), run, this.#limitsOf(open.run));
        open.paths.set(chain, made);
        return made;
    }
    #charactersOf({ assignment, characters }, words) {
        const { input } = words;
        const known = characters.get(input);
        const text = assignment.inputs.get(input);
        if (known !== undefined || typeof text !== 'string')
            return known;
        const made = this.#grammars?.charactersOf(words, text, this.#pool);
        if (made !== undefined)
            characters.set(input, made);
        return made;
    }
    /**
     * Words of the parent's shape are sets of code units, so the chain can solve them together with the other
     * conditions.
     */
    async #askForSameShape(open, path, alternative, words, undecided) {
        if (open.shapedPath === undefined)
            open.shapedPath = this.#openSameShape(open, path, words);
        const verdict = await open.shapedPath?.flip(alternative);
        return verdict?.kind === 'sat' ? verdict : undecided;
    }
    #openSameShape(open, path, words) {
        const text = open.assignment.inputs.get(words.input);
        const shape = typeof text === 'string' ? this.#grammars?.words.conditionsOnShape(words, text, this.#pool) : undefined;
        if (typeof text !== 'string' || shape === undefined)
            return null;
        const limits = new Map([...this.#limitsOf(open.run), [words.input, IntervalSet.of(text.length)]]);
        return this.#solver('words').open(path.under(shape), open.assignment.withSamplesOf(this.#knowledge), limits);
    }
    #solver(chain) {
        const known = this.#solvers.get(chain);
        if (known !== undefined)
            return known;
        const made = buildChain(this.#pool, { ...chains[chain], sharedSmt: this.#smt });
        this.#solvers.set(chain, made);
        return made;
    }
    async #closeSolvers() {
        for (const solver of this.#solvers.values())
            await solver.close();
        this.#solvers.clear();
    }
    async #trace(inputs) {
        const traced = [];
        await unlessAborted(this.#signal, async () => {
            this.#concolic ??= await this.#openRecording();
            for await (const run of this.#concolic.run(inputs))
                traced.push(this.#opened(run));
        });
        return traced;
    }
    #opened(run) {
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
    async #openRecording() {
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
        if (target.tokens !== undefined)
            this.#tokens?.learned(target.tokens);
        return target;
    }
    /** Solutions for a token-level run are token-level inputs, too. */
    #inputOf({ input, symbolic }, { inputs }) {
        const made = runWithValues(input, symbolic, inputs);
        if (!isTokenInput(input) || made.kind !== 'text')
            return made;
        return this.#tokens?.inputOf(made.text) ?? made;
    }
    /** Returns the conditions that every input of the run's shape satisfies. */
    #conditionsOn(input) {
        if (isTokenInput(input))
            return this.#tokens?.conditionsOn(input, this.#pool) ?? [];
        const elements = this.#space.domainsOf(input);
        if (elements === this.#space.domains)
            return [];
        const conditions = [];
        for (const [part, first] of domainParts({ kind: 'tuple', elements })) {
            if (part.kind === 'template')
                conditions.push(...templateConditions(part, this.#pool, first));
        }
        return conditions;
    }
    /** Values that the run requested with `symbolic` have limits, too. */
    #limitsOf({ input, symbolic }) {
        const limits = isTokenInput(input) ? (this.#tokens?.limitsOf(input) ?? new Map()) : this.#space.domainLimits(input);
        if (symbolic.length === 0)
            return limits;
        return new Map([...limits, ...symbolic.flatMap(({ domain, first }) => domainLimits(domain, first))]);
    }
    #recordingOf({ run: { input, eventsDropped }, trace }) {
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
    #learn(assignment) {
        if (this.#knowledge.sampleCount > mostSamples)
            this.#knowledge = Assignment.empty;
        this.#knowledge = this.#knowledge.withSamplesOf(assignment);
    }
    async #forgetIfMany() {
        if (this.#pool.size < termsPerPool)
            return;
        await this.#closeSolvers();
        this.#pool = new ExpressionPool();
        this.#recent.clear();
    }
    #siteText(id) {
        return (this.#concolic ?? this.#coverage).siteText(id);
    }
}
