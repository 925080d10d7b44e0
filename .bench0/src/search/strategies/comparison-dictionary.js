import { inputId } from '../../execution/input/input.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import { neverDone } from '../strategy.js';
import { withEntry } from '../mutation/with-entry.js';
const inputsPerTask = 64;
const longestText = 16;
const mostOperands = 128;
/**
 * Collects the comparison operands of a run on a text and inserts each at every position and in place of every token.
 * This needs no solving, so it also finds texts that the subject concatenates, counts or looks up before comparing
 * them.
 */
export class ComparisonDictionary {
    #dictionary;
    #maxLength;
    /** Inputs that wait to be recorded. */
    #waiting = [];
    #variants = [];
    /** Has no tasks unless the target takes one text of variable length. */
    constructor(space, dictionary) {
        const [only, ...others] = space.domains;
        const isText = only?.kind === 'string' && only.exactLength === undefined && others.length === 0;
        this.#maxLength = isText ? only.maxLength : 0;
        this.#dictionary = dictionary;
    }
    next() {
        const inputs = this.#nextVariants();
        if (inputs.length > 0)
            return { kind: 'run', inputs };
        const input = this.#waiting.shift();
        if (input === undefined)
            return undefined;
        return {
            kind: 'expand',
            mode: { effort: 'quick', onlyWords: false },
            input,
            choose: (recording) => {
                this.#heard(input, recording);
                return [];
            },
            derive: () => [],
        };
    }
    ran({ input, gain, outcome }) {
        const { value } = input;
        if (gain === 0 || isCostly(outcome) || value.kind !== 'text')
            return;
        const { length } = value.text;
        if (length === 0 || length > longestText || length >= this.#maxLength)
            return;
        const after = this.#waiting.findIndex((other) => other.value.kind === 'text' && other.value.text.length > length);
        this.#waiting.splice(after < 0 ? this.#waiting.length : after, 0, input);
    }
    status() {
        return neverDone;
    }
    #heard(input, { literals: operands }) {
        this.#dictionary.add(operands);
        this.#variants.push(this.#variantsOf(input, operands.slice(0, mostOperands)));
    }
    #nextVariants() {
        const inputs = [];
        while (inputs.length < inputsPerTask) {
            const next = this.#variants[0]?.next();
            if (next === undefined)
                break;
            if (next.done === true)
                this.#variants.shift();
            else
                inputs.push(next.value);
        }
        return inputs;
    }
    *#variantsOf({ value }, operands) {
        if (value.kind !== 'text')
            return;
        const parent = inputId(value);
        for (const operand of operands) {
            for (const text of withEntry(value.text, operand)) {
                if (text.length <= this.#maxLength)
                    yield { value: { kind: 'text', text }, origin: { kind: 'comparison', parent } };
            }
        }
    }
}
