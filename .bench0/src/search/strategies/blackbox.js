import { inputId } from '../../execution/input/input.js';
import { insertions } from '../mutation/insertions.js';
import { mutateValue } from '../mutation/mutate-value.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import { neverDone } from '../strategy.js';
const inputsPerTask = 64;
/** Half of the parents are chosen from the latest `recentParents`. */
const recentParents = 12;
const mostChanges = 6;
/** Every `systematicEvery`-th task makes all small changes of texts up to this length, the shortest text first. */
const shortText = 10;
const systematicEvery = 3;
const entriesPutIn = 64;
/**
 * Mutates seeds and inputs that brought new coverage: characters, tokens, dictionary entries, crossover. Short texts
 * also get every character inserted at every position, since many languages have constructs of two or three
 * characters.
 */
export class BlackboxStrategy {
    #space;
    #random;
    #dictionary;
    #parents = [];
    /** Short texts that wait for systematic changes. */
    #short = [];
    #changes;
    #tasks = 0;
    constructor(space, random, dictionary) {
        this.#space = space;
        this.#random = random;
        this.#dictionary = dictionary;
    }
    next() {
        if (this.#parents.length === 0)
            return undefined;
        const small = ++this.#tasks % systematicEvery === 0 ? this.#smallChanges() : [];
        if (small.length > 0)
            return { kind: 'run', inputs: small };
        return { kind: 'run', inputs: Array.from({ length: inputsPerTask }, () => this.#mutant()) };
    }
    ran({ input, gain, outcome }) {
        // Mutants of a costly input would be costly, too.
        if (isCostly(outcome) || (gain === 0 && input.origin.kind !== 'seed'))
            return;
        const { value } = input;
        const length = value.kind === 'text' ? value.text.length : value.kind === 'bytes' ? value.bytes.length : 0;
        const parent = { input, id: inputId(value), length };
        this.#parents.push(parent);
        if (value.kind === 'text' && length <= shortText && this.#hasRoom(length))
            this.#short.push(parent);
    }
    status() {
        return neverDone;
    }
    #hasRoom(length) {
        const [only] = this.#space.domains;
        return only?.kind === 'string' && only.exactLength === undefined && length < only.maxLength;
    }
    #smallChanges() {
        const inputs = [];
        while (inputs.length < inputsPerTask) {
            this.#changes ??= this.#changesOfShortest();
            const next = this.#changes?.next();
            if (next === undefined)
                break;
            if (next.done === true)
                this.#changes = undefined;
            else
                inputs.push(next.value);
        }
        return inputs;
    }
    #changesOfShortest() {
        let shortest = 0;
        for (const [i, { length }] of this.#short.entries()) {
            if (length < (this.#short[shortest]?.length ?? Infinity))
                shortest = i;
        }
        const [parent] = this.#short.splice(shortest, 1);
        return parent && this.#changesOf(parent);
    }
    *#changesOf({ input: { value }, id }) {
        if (value.kind !== 'text')
            return;
        for (const text of insertions(value.text, this.#dictionary.entries.slice(-entriesPutIn))) {
            yield { value: { kind: 'text', text }, origin: { kind: 'mutation', parent: id } };
        }
    }
    #mutant() {
        const { input, id } = this.#parent();
        const args = [...this.#space.argumentsOf(input.value)];
        const others = this.#space.argumentsOf(this.#parent().input.value);
        const { entries } = this.#dictionary;
        // Few changes are more likely than many.
        const changes = 1 + this.#random.int(1 + this.#random.int(mostChanges));
        for (let i = 0; i < changes; i++) {
            const at = this.#random.int(args.length);
            const domain = this.#space.domains[at];
            if (domain !== undefined)
                args[at] = mutateValue(domain, args[at], { entries, other: others[at] }, this.#random);
        }
        return { value: this.#space.inputOf(args), origin: { kind: 'mutation', parent: id } };
    }
    /** Returns the shorter of two random parents: in a long text a random change seldom hits a relevant position. */
    #parent() {
        const candidates = this.#random.chance(0.5) ? this.#parents.slice(-recentParents) : this.#parents;
        const [one, other] = [this.#random.pick(candidates), this.#random.pick(candidates)];
        return one.length <= other.length ? one : other;
    }
}
