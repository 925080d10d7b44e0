import { charCodeAt, emptyList, fillSlots, PrivateMap, Slots } from '../realm/intrinsics.js';
const smallIntegers = 1 << 10;
/** Strings of one such unit are the most common comparison operands. */
const commonUnits = 1 << 8;
/**
 * With more constants, the next run starts with an empty pool; otherwise constants of single inputs would be kept
 * forever.
 */
const mostKept = 1 << 12;
/**
 * The constants of all runs of a process, each under one index. Most come from the source and are the same in every
 * run.
 */
export class ConstantPool {
    /** Only grows; once it is too long, a new list replaces it. */
    list = emptyList();
    count = 0;
    #indexes = new PrivateMap();
    #tableIndexes = new PrivateMap();
    #conditionIndexes = new PrivateMap();
    #negativeZero = -1;
    /** For each integer, the index plus one; 0 for none. */
    #smallIntegers = new Slots(smallIntegers);
    /** For each code unit, the index plus one; 0 for none. */
    #singleUnits = new Slots(commonUnits);
    /** The index of a primitive; -1 for objects and symbols. */
    indexOf(value) {
        if (typeof value === 'number') {
            if (value >= 0 && value < smallIntegers && (value | 0) === value && (value !== 0 || 1 / value > 0)) {
                return (this.#smallIntegers[value] ||= this.#add(value) + 1) - 1;
            }
            if (value === 0 && 1 / value < 0) {
                if (this.#negativeZero < 0)
                    this.#negativeZero = this.#add(value);
                return this.#negativeZero;
            }
        }
        else if (typeof value === 'string') {
            const unit = value.length === 1 ? charCodeAt(value, 0) : commonUnits;
            if (unit < commonUnits)
                return (this.#singleUnits[unit] ||= this.#add(value) + 1) - 1;
        }
        else if (typeof value === 'symbol' ||
            (typeof value === 'object' && value !== null) ||
            typeof value === 'function')
            return -1;
        const known = this.#indexes.get(value);
        if (known !== undefined)
            return known;
        const index = this.#add(value);
        this.#indexes.set(value, index);
        return index;
    }
    /** Tables with equal `identity` share one index. */
    indexOfTable(table, identity) {
        const known = this.#tableIndexes.get(identity);
        if (known !== undefined)
            return known;
        const index = this.#add(table);
        this.#tableIndexes.set(identity, index);
        return index;
    }
    /** The index of a condition, given as the JSON text of a `Predicate`. */
    indexOfCondition(text) {
        const known = this.#conditionIndexes.get(text);
        if (known !== undefined)
            return known;
        const index = this.#add({ kind: 'condition', text });
        this.#conditionIndexes.set(text, index);
        return index;
    }
    forgetIfMany() {
        if (this.count <= mostKept)
            return;
        this.list = emptyList();
        this.count = 0;
        this.#indexes.clear();
        this.#tableIndexes.clear();
        this.#conditionIndexes.clear();
        this.#negativeZero = -1;
        fillSlots(this.#smallIntegers, 0);
        fillSlots(this.#singleUnits, 0);
    }
    #add(constant) {
        const index = this.count++;
        this.list[index] = constant;
        return index;
    }
}
