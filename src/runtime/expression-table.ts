import { operatorCode } from '../core/operators.ts';
import type { Primitive, RawConstant } from '../core/raw-trace.ts';
import { copyWords, emptyList, fillWords, imul, PrivateMap, Words } from './intrinsics.ts';

const initialCapacity = 1 << 12;
const smallIntegers = 1 << 10;

/** The expressions of one run, as numbers; equal expressions have one node. Node 0 means "concrete". */
export class ExpressionTable {
  operators = new Words(initialCapacity);
  first = new Words(initialCapacity);
  second = new Words(initialCapacity);
  third = new Words(initialCapacity);
  count = 0;
  /** Beyond this many nodes a run makes no further expressions: what it computes from here on is concrete. */
  limit = 1 << 22;
  /** Concrete value of each node. */
  values: unknown[] = emptyList();
  constants: RawConstant[] = emptyList();
  constantCount = 0;
  /** Set once the run outgrew the table. */
  overflowed = false;
  #slots = new Words(initialCapacity * 2);
  readonly #constantNodes = new PrivateMap<unknown, number>();
  #negativeZero = 0;
  readonly #smallIntegers = new Words(smallIntegers);

  reset(): void {
    fillWords(this.#slots, 0);
    fillWords(this.#smallIntegers, 0);
    this.#constantNodes.clear();
    this.#negativeZero = 0;
    this.count = 0;
    this.constantCount = 0;
    this.constants = emptyList();
    this.values = emptyList();
    this.overflowed = false;
  }

  node(operator: number, a: number, b: number, c: number, value: unknown): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(operator, a, b, c) & mask;
    for (;;) {
      const found = slots[slot] as number;
      if (found === 0) break;
      if (
        this.operators[found] === operator &&
        this.first[found] === a &&
        this.second[found] === b &&
        this.third[found] === c
      ) {
        return found;
      }
      slot = (slot + 1) & mask;
    }
    return this.#add(slot, operator, a, b, c, value);
  }

  #add(slot: number, operator: number, a: number, b: number, c: number, value: unknown): number {
    if (this.count >= this.limit) {
      this.overflowed = true;
      return 0;
    }
    const id = ++this.count;
    if (id >= this.operators.length) this.#grow();
    else this.#slots[slot] = id;
    this.operators[id] = operator;
    this.first[id] = a;
    this.second[id] = b;
    this.third[id] = c;
    this.values[id] = value;
    if (this.#slots[slot] !== id) this.#insert(id);
    return id;
  }

  /** The node of a primitive; 0 for what is none (objects, symbols). */
  constant(value: unknown): number {
    if (typeof value === 'number') {
      if (value >= 0 && value < smallIntegers && (value | 0) === value && (value !== 0 || 1 / value > 0)) {
        return this.#smallIntegers[value] || (this.#smallIntegers[value] = this.#constantNode(value));
      }
      if (value === 0 && 1 / value < 0) return (this.#negativeZero ||= this.#constantNode(value));
    } else if (
      typeof value === 'symbol' ||
      (typeof value === 'object' && value !== null) ||
      typeof value === 'function'
    )
      return 0;
    const known = this.#constantNodes.get(value);
    if (known !== undefined) return known;
    const node = this.#constantNode(value as Primitive);
    if (node !== 0) this.#constantNodes.set(value, node);
    return node;
  }

  /** The node of a table, a key set or a regular expression; `identity` is what makes two of them the same. */
  tableConstant(table: RawConstant, identity: unknown): number {
    const known = this.#constantNodes.get(identity);
    if (known !== undefined) return known;
    const node = this.#constantNode(table);
    if (node !== 0) this.#constantNodes.set(identity, node);
    return node;
  }

  /** Index in the constant pool of a constant's node. */
  poolIndex(constantNode: number): number {
    return this.first[constantNode] as number;
  }

  #constantNode(value: RawConstant): number {
    if (this.count >= this.limit) {
      this.overflowed = true;
      return 0;
    }
    const index = this.constantCount++;
    this.constants[index] = value;
    return this.node(operatorCode.const, index, 0, 0, value);
  }

  #grow(): void {
    const capacity = this.operators.length * 2;
    this.operators = enlarged(this.operators, capacity);
    this.first = enlarged(this.first, capacity);
    this.second = enlarged(this.second, capacity);
    this.third = enlarged(this.third, capacity);
    this.#slots = new Words(capacity * 2);
    for (let id = 1; id < this.count; id++) this.#insert(id);
  }

  #insert(id: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot =
      hash(
        this.operators[id] as number,
        this.first[id] as number,
        this.second[id] as number,
        this.third[id] as number,
      ) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = id;
  }
}

function hash(operator: number, a: number, b: number, c: number): number {
  let mixed = imul(operator + 0x9e37, 0x85ebca6b) ^ a;
  mixed = imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ b;
  mixed = imul(mixed ^ (mixed >>> 13), 0x27d4eb2f) ^ c;
  mixed = imul(mixed, 0x165667b1);
  return mixed ^ (mixed >>> 16);
}

function enlarged(words: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Words(capacity);
  copyWords(larger, words);
  return larger;
}
