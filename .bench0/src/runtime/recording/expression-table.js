import { operatorCode } from '../../core/operators.js';
import { slotsPerNode } from '../../core/raw-trace.js';
import { ConstantPool } from './constant-pool.js';
import { copySlots, emptyList, fillSlots, imul, Slots } from '../realm/intrinsics.js';
const initialCapacity = 1 << 12;
/** Ids restart at 1 beyond this number. The larger it is, the less likely an old shadow is mistaken for a new node. */
const lastIds = 1 << 30;
/** The value of ids without a node. It equals no value of the subject, so that shadows of earlier runs are stale. */
const nothing = { __proto__: null };
/**
 * The expressions of one run as numbers; equal expressions share one node. Node 0 means "concrete". Every run writes to
 * the same memory: a node is stored at its id minus `base`, and index 0 stands for ids of other runs.
 */
export class ExpressionTable {
    /** `slotsPerNode` slots for each node. */
    slots = new Slots(initialCapacity * slotsPerNode);
    /**
     * Ids of this run are greater than this. They continue from run to run, so that a shadow which an earlier run left in
     * a variable does not refer to a node of this run.
     */
    base = 0;
    /** The number of nodes of this run. */
    count = 0;
    /** Upper limit of nodes; values computed beyond it are concrete. */
    limit = 1 << 22;
    /**
     * The concrete value of each node. Its length is the capacity for nodes, so that it is never accessed past its end.
     */
    #values = listOfNothing(initialCapacity);
    constants = new ConstantPool();
    /** True once the run has reached `limit`. */
    overflowed = false;
    #buckets = new Slots(initialCapacity * 2);
    /** The number of buckets minus one. */
    #mask = initialCapacity * 2 - 1;
    /** The node of each constant, by its index in the pool; an id not greater than `base` is from an earlier run. */
    #constantNodes = new Slots(initialCapacity);
    #constantCapacity = initialCapacity;
    reset() {
        fillSlots(this.#buckets, 0);
        const end = this.base + this.count;
        for (let at = 1; at <= this.count; at++)
            this.#values[at] = nothing;
        this.base = end < lastIds ? end : 0;
        if (this.base === 0)
            fillSlots(this.#constantNodes, 0);
        this.constants.forgetIfMany();
        this.count = 0;
        this.overflowed = false;
    }
    node(operator, a, b, c, value) {
        const slots = this.slots;
        const buckets = this.#buckets;
        const mask = this.#mask;
        let bucket = hash(operator, a, b, c) & mask;
        for (;;) {
            const found = buckets[bucket];
            if (found === 0)
                return this.#add(bucket, operator, a, b, c, value);
            const at = found * slotsPerNode;
            if (slots[at] === operator && slots[at + 1] === a && slots[at + 2] === b && slots[at + 3] === c)
                return this.base + found;
            bucket = (bucket + 1) & mask;
        }
    }
    /** As `node`, for an operation that does not count as reading characters of the input. */
    unread(operator, a, b, c, value) {
        return this.node(operator, a, b, c, value);
    }
    #add(bucket, operator, a, b, c, value) {
        if (this.count >= this.limit) {
            this.overflowed = true;
            return 0;
        }
        const place = ++this.count;
        if (place >= this.#values.length)
            this.#grow();
        const { slots } = this;
        const at = place * slotsPerNode;
        slots[at] = operator;
        slots[at + 1] = a;
        slots[at + 2] = b;
        slots[at + 3] = c;
        this.#values[place] = value;
        if (place * 2 > this.#mask)
            this.#spread();
        else
            this.#buckets[bucket] = place;
        return this.base + place;
    }
    #placeOf(node) {
        const place = node - this.base;
        return place > 0 && place <= this.count ? place : 0;
    }
    /** The concrete value of a node; for a node of another run, a value that equals no value of the subject. */
    valueAt(node) {
        return this.#values[this.#placeOf(node)];
    }
    /** True if the id belongs to this run. */
    holds(node) {
        return this.#placeOf(node) !== 0;
    }
    operatorOf(node) {
        return this.slots[this.#placeOf(node) * slotsPerNode];
    }
    firstOf(node) {
        return this.slots[this.#placeOf(node) * slotsPerNode + 1];
    }
    secondOf(node) {
        return this.slots[this.#placeOf(node) * slotsPerNode + 2];
    }
    thirdOf(node) {
        return this.slots[this.#placeOf(node) * slotsPerNode + 3];
    }
    /** The node of a primitive; 0 for objects and symbols. */
    constant(value) {
        const index = this.constants.indexOf(value);
        return index < 0 ? 0 : this.#constantNode(index, value);
    }
    /** The node of a table, a key set or a regular expression; those with equal `identity` share one node. */
    tableConstant(table, identity) {
        return this.#constantNode(this.constants.indexOfTable(table, identity), table);
    }
    /** The index of a constant node in the constant pool. */
    poolIndex(constantNode) {
        return this.firstOf(constantNode);
    }
    #constantNode(index, value) {
        while (index >= this.#constantCapacity)
            this.#growConstants();
        const known = this.#constantNodes[index];
        if (known > this.base)
            return known;
        const node = this.node(operatorCode.const, index, 0, 0, value);
        this.#constantNodes[index] = node;
        return node;
    }
    #growConstants() {
        this.#constantCapacity *= 2;
        const larger = new Slots(this.#constantCapacity);
        copySlots(larger, this.#constantNodes);
        this.#constantNodes = larger;
    }
    #grow() {
        const capacity = this.#values.length * 2;
        const slots = new Slots(capacity * slotsPerNode);
        copySlots(slots, this.slots);
        const values = listOfNothing(capacity);
        for (let at = 1; at < this.count; at++)
            values[at] = this.#values[at];
        this.slots = slots;
        this.#values = values;
    }
    /** Doubles the number of buckets. */
    #spread() {
        const size = (this.#mask + 1) * 2;
        this.#buckets = new Slots(size);
        this.#mask = size - 1;
        for (let place = 1; place <= this.count; place++)
            this.#insert(place);
    }
    #insert(place) {
        const { slots } = this;
        const buckets = this.#buckets;
        const mask = this.#mask;
        const at = place * slotsPerNode;
        let bucket = hash(slots[at], slots[at + 1], slots[at + 2], slots[at + 3]) & mask;
        while (buckets[bucket] !== 0)
            bucket = (bucket + 1) & mask;
        buckets[bucket] = place;
    }
}
function hash(operator, a, b, c) {
    let mixed = imul(operator + 0x9e37, 0x85ebca6b) ^ a;
    mixed = imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ b;
    mixed = imul(mixed ^ (mixed >>> 13), 0x27d4eb2f) ^ c;
    mixed = imul(mixed, 0x165667b1);
    return mixed ^ (mixed >>> 16);
}
function listOfNothing(length) {
    const list = emptyList();
    for (let at = 0; at < length; at++)
        list[at] = nothing;
    return list;
}
