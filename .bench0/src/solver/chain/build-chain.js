import { Simplifier } from '../../constraint/simplify.js';
import { UnitEnumerator } from '../../constraint/simplify/enumerate-unit.js';
import { hintedInputs } from '../links/inverse/hinted-inputs.js';
import { makeLinks } from './declared-links.js';
import { ChainPath } from './open-path.js';
import { DerivedReader } from '../derived/derived-reader.js';
import { PositionReader } from '../positions/position-reader.js';
import { PatternTexts } from '../links/regular/pattern-texts.js';
import { lengthsPerInput } from '../path/candidate-lengths.js';
/** Builds the chain, cheapest link first; each link decides what it can and passes the other queries on. */
export function buildChain(pool, options = {}) {
    const words = new PatternTexts();
    return new Chain(pool, makeLinks(options, words), words, options);
}
class Chain {
    pool;
    isOptimistic;
    isBrief;
    lengthsPerInput;
    workPerFlip;
    positions;
    tally = new Map();
    #links;
    #words;
    #enumerator;
    #base;
    #simplifiers = new Map();
    constructor(pool, links, words, options) {
        this.pool = pool;
        this.#words = words;
        this.#links = links;
        this.isOptimistic = options.optimistic ?? true;
        this.isBrief = options.brief ?? false;
        this.lengthsPerInput = options.lengthsPerInput ?? lengthsPerInput;
        this.workPerFlip = options.workPerFlip ?? defaultWork;
        this.#enumerator = new UnitEnumerator(pool);
        this.#base = new Simplifier(pool, {}, this.#enumerator);
        this.positions =
            (options.positions ?? true)
                ? { reader: new PositionReader(this.#base), derived: new DerivedReader(this.#base) }
                : undefined;
    }
    open(path, run, limits = new Map()) {
        return new ChainPath(this, path, run, limits);
    }
    hintsFor(condition, run) {
        return hintedInputs(condition, run, this.#words.wordOf);
    }
    async close() {
        for (const link of this.#links)
            await link.close?.();
    }
    simplifierFor(knowledge) {
        const key = keyOf(knowledge);
        const known = this.#simplifiers.get(key);
        if (known !== undefined)
            return known;
        if (this.#simplifiers.size >= keptSimplifiers)
            this.#simplifiers.clear();
        const made = new Simplifier(this.pool, knowledge, this.#enumerator, this.#base);
        this.#simplifiers.set(key, made);
        return made;
    }
    async decide(query, effort, before) {
        const reasons = before === undefined ? [] : [before.reason];
        let probe = before?.probe;
        for (const [i, link] of this.#links.entries()) {
            if (link.effort !== effort)
                continue;
            if (query.work.exhausted) {
                reasons.push('the work budget of the flip is spent');
                break;
            }
            const asked = link.solve(query);
            const answer = asked instanceof Promise ? await asked : asked;
            if (answer.kind === 'pass') {
                if (answer.probe !== undefined)
                    probe ??= query.run.withVariables(answer.probe);
                if (answer.reason !== undefined)
                    reasons.push(`${link.name}: ${answer.reason}`);
                continue;
            }
            const confirmed = answer.kind === 'model' ? query.confirm(answer.model) : undefined;
            if (answer.kind === 'model' && confirmed === undefined) {
                reasons.push(`${link.name}: its model was not confirmed`);
                continue;
            }
            for (const earlier of this.#links.slice(0, i))
                earlier.learn?.(query, answer);
            return confirmed === undefined ? { kind: 'unsat', by: link.name } : { kind: 'sat', by: link.name, ...confirmed };
        }
        const reason = reasons.filter((text) => text !== '').join('; ');
        return probe === undefined ? { kind: 'unknown', reason } : { kind: 'unknown', reason, probe };
    }
    count(verdict) {
        const by = verdict.kind === 'unknown' ? undefined : verdict.by;
        this.#add(by === undefined ? verdict.kind : `${verdict.kind} ${by}`);
        if (verdict.kind !== 'sat' && verdict.optimistic !== undefined)
            this.#add('optimistic');
    }
    #add(key) {
        this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
    }
}
function keyOf({ lengths = new Map(), leastLengths = new Map(), alphabets = new Map() }) {
    const letters = [...alphabets].map(([input, set]) => `${input}: ${[...set].join()}`);
    return [[...lengths].join(';'), [...leastLengths].join(';'), letters.join(';')].join(' ');
}
/** Takes about 150 milliseconds. */
const defaultWork = 600_000;
/** Upper limit of simplifiers kept: they cache every result, so all are dropped when there are more. */
const keptSimplifiers = 64;
