import { Assignment } from '../../src/constraint/assignment.js';
import { inputsOf, domainParts, domainValue } from '../../src/constraint/domains/domain-inputs.js';
import { ExpressionPool } from '../../src/constraint/expression-pool.js';
import { IntervalSet } from '../../src/constraint/interval-set.js';
import { decodeTrace, learnSamples } from '../../src/constraint/trace.js';
import { openTarget } from '../../src/execution/open-target.js';
import { buildChain } from '../../src/solver/chain/build-chain.js';
const runLimit = 200;
/** Of this process, which is where solving happens: other work on the machine does not count. */
const cpuLimitMs = 10_000;
/**
 * The simplest search there is: flips what has been flipped least, and runs what comes of it.
 * Not the product's: it shows what engine and solver do together.
 */
export async function reachBranch(wanted, options = {}) {
    const target = await openTarget({
        file: wanted.file,
        exportName: wanted.exportName,
        build: 'concolic',
        cacheFolder: null,
        timeLimitMs: 5000,
        printResults: true,
        bytesAs: 'uint8array',
    });
    const pool = new ExpressionPool();
    const chain = buildChain(pool, options);
    try {
        return await new Search(wanted, target, chain, pool).run();
    }
    finally {
        await chain.close();
        await target.close();
    }
}
class Search {
    #function;
    #domain;
    #limits;
    #target;
    #chain;
    #pool;
    #seen = new Set();
    #flips = [];
    #tries = new Map();
    #unknown = new Set();
    #known = Assignment.empty;
    #runs = 0;
    #firstDecisions = -1;
    #found;
    constructor(wanted, target, chain, pool) {
        this.#function = wanted;
        this.#domain = { kind: 'tuple', elements: wanted.domains };
        this.#limits = limitsOf(this.#domain);
        this.#target = target;
        this.#chain = chain;
        this.#pool = pool;
    }
    async run() {
        const before = process.cpuUsage();
        const spentMs = () => {
            const { user, system } = process.cpuUsage(before);
            return (user + system) / 1000;
        };
        await this.#explore(Assignment.from(inputsOf(this.#domain, this.#function.start)), ['start'], 0);
        while (this.#found === undefined && this.#runs < runLimit && spentMs() < cpuLimitMs) {
            const flip = this.#next();
            if (flip === undefined)
                break;
            await this.#take(flip);
        }
        return {
            isReached: this.#found !== undefined,
            runs: this.#runs,
            input: this.#found?.input,
            steps: this.#found?.steps ?? [],
            milliseconds: spentMs(),
            unknown: [...this.#unknown],
            firstDecisions: this.#firstDecisions,
        };
    }
    #next() {
        let best = -1;
        let fewest = Infinity;
        for (const [i, { aim }] of this.#flips.entries()) {
            const tries = this.#tries.get(aim) ?? 0;
            if (tries >= fewest)
                continue;
            best = i;
            fewest = tries;
        }
        return best < 0 ? undefined : this.#flips.splice(best, 1)[0];
    }
    async #take({ open, alternative, steps, aim }) {
        this.#tries.set(aim, (this.#tries.get(aim) ?? 0) + 1);
        const verdict = await open.flip(alternative);
        if (verdict.kind === 'sat')
            return this.#explore(verdict.input, [...steps, verdict.by], alternative.index + 1);
        if (verdict.kind === 'unknown')
            this.#unknown.add(verdict.reason);
        const probe = verdict.kind === 'unknown' ? verdict.probe : undefined;
        if (probe !== undefined)
            await this.#explore(probe, [...steps, 'probe'], 0);
        if (verdict.optimistic !== undefined && this.#found === undefined)
            await this.#explore(verdict.optimistic, [...steps, 'optimistic'], 0);
    }
    /** Runs the input, and notes the flips of its path from decision `bound` on. */
    async #explore(input, steps, bound) {
        const key = String(input);
        if (this.#seen.has(key) || this.#runs >= runLimit)
            return;
        this.#seen.add(key);
        this.#runs++;
        const args = domainValue(this.#domain, input.inputs);
        const { outcome, trace } = await this.#target.runOne({ kind: 'args', args, domains: this.#function.domains });
        if (outcome.kind === 'returned' && outcome.result?.includes('reached'))
            this.#found = { input: args, steps };
        if (trace === undefined || this.#found !== undefined)
            return;
        const { path, samples } = decodeTrace(trace, this.#pool);
        if (this.#firstDecisions < 0)
            this.#firstDecisions = path.decisions.length;
        this.#known = learnSamples(samples, this.#known.withInputs(input.inputs));
        const open = this.#chain.open(path, this.#known, this.#limits);
        for (let i = bound; i < path.decisions.length; i++) {
            for (const alternative of path.alternatives(i, this.#pool)) {
                const aim = `${path.decisions[i]?.site} ${alternative.taken}`;
                this.#flips.push({ open, alternative, steps, aim });
            }
        }
    }
}
function limitsOf(domain) {
    const limits = new Map();
    for (const [part, input] of domainParts(domain)) {
        if (part.kind === 'string' || part.kind === 'array' || part.kind === 'bytes')
            limits.set(input, IntervalSet.range(part.exactLength ?? 0, part.exactLength ?? part.maxLength));
        if (part.kind === 'oneOf')
            limits.set(input, IntervalSet.range(0, part.options.length - 1));
    }
    return limits;
}
