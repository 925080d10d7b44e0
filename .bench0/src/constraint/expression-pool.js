import { operatorCode, operators } from '../core/operators.js';
import { constantKey } from './constant-key.js';
import { Application, Constant, Variable, } from './expression.js';
import { constantSort, resultSort } from './result-sort.js';
/**
 * Creates expressions and keeps one object per term, so that equality is identity and results can be cached by term.
 */
export class ExpressionPool {
    #count = 0;
    #primitives = new Map();
    #otherConstants = new Map();
    #lists = new WeakMap();
    #variables = new Map();
    #longVariables = new Map();
    #applications = [];
    /** The hash of each application; compared before the operands are. */
    #hashes = new Int32Array(512);
    /** Open addressing, at most half full: indexes into `applications` plus one, 0 for a free slot. */
    #slots = new Int32Array(1024);
    /** Number of terms created so far. */
    get size() {
        return this.#count;
    }
    constant(value) {
        // A Map treats -0 as 0.
        if ((typeof value === 'object' && value !== null) || Object.is(value, -0))
            return this.#otherConstant(value);
        const known = this.#primitives.get(value);
        if (known !== undefined)
            return known;
        const made = new Constant(this.#count++, constantSort(value), value);
        this.#primitives.set(value, made);
        return made;
    }
    /** The constant at an index of a list that only grows, such as the list that traces of one process share. */
    constantAt(list, index) {
        let known = this.#lists.get(list);
        if (known === undefined) {
            known = [];
            this.#lists.set(list, known);
        }
        return (known[index] ??= this.constant(list[index]));
    }
    variable(name, input, position = 0) {
        const operator = operators[operatorCode[name]];
        // The key is one exact number: 8 bits of operator, 20 of input, 24 of position.
        if (input >= 1 << 20 || position >= 1 << 24)
            return this.#longVariable(operator, input, position);
        const key = (operator.code * (1 << 20) + input) * (1 << 24) + position;
        const known = this.#variables.get(key);
        if (known !== undefined)
            return known;
        const made = new Variable(this.#count++, operator, input, position);
        this.#variables.set(key, made);
        return made;
    }
    /** Omitted arguments are left out, from the right. */
    apply(name, ...operands) {
        return this.applyOperator(operators[operatorCode[name]], operands);
    }
    /** See `apply`. */
    applyOperator(operator, operands) {
        const hash = hashOf(operator.code, operands);
        let slot = this.#slotOf(hash, operator.code, operands);
        const found = this.#slots[slot];
        if (found !== 0)
            return this.#applications[found - 1];
        const sort = resultSort(operator.name, operands);
        const made = new Application(this.#count++, sort, operator, operands);
        const { length } = this.#applications;
        if (length === this.#hashes.length)
            this.#grow();
        slot = this.#slotOf(hash, operator.code, operands);
        this.#applications.push(made);
        this.#hashes[length] = hash;
        this.#slots[slot] = length + 1;
        return made;
    }
    #otherConstant(value) {
        const key = constantKey(value);
        const known = this.#otherConstants.get(key);
        if (known !== undefined)
            return known;
        const made = new Constant(this.#count++, constantSort(value), value);
        this.#otherConstants.set(key, made);
        return made;
    }
    #longVariable(operator, input, position) {
        const key = `${operator.code}/${input}/${position}`;
        const known = this.#longVariables.get(key);
        if (known !== undefined)
            return known;
        const made = new Variable(this.#count++, operator, input, position);
        this.#longVariables.set(key, made);
        return made;
    }
    /** The slot that holds the application, or the free slot where it belongs. */
    #slotOf(hash, code, operands) {
        const slots = this.#slots;
        const hashes = this.#hashes;
        const applications = this.#applications;
        const mask = slots.length - 1;
        let slot = hash & mask;
        for (;;) {
            const index = slots[slot] - 1;
            if (index < 0)
                return slot;
            if (hashes[index] === hash && isSame(applications[index], code, operands))
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    #grow() {
        const hashes = new Int32Array(this.#hashes.length * 2);
        hashes.set(this.#hashes);
        const slots = new Int32Array(hashes.length * 2);
        const mask = slots.length - 1;
        for (let i = 0; i < this.#applications.length; i++) {
            let slot = hashes[i] & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = i + 1;
        }
        this.#hashes = hashes;
        this.#slots = slots;
    }
}
function isSame(application, code, operands) {
    if (application.code !== code || application.operands.length !== operands.length)
        return false;
    for (let i = 0; i < operands.length; i++)
        if (application.operands[i] !== operands[i])
            return false;
    return true;
}
function hashOf(code, operands) {
    let mixed = Math.imul(code + 1, 0x9e3779b1);
    for (let i = 0; i < operands.length; i++) {
        mixed = Math.imul(mixed ^ operands[i].id, 0x85ebca6b);
        mixed ^= mixed >>> 15;
    }
    return mixed;
}
