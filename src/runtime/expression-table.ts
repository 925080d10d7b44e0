import { operatorCode } from '../core/operators.ts';
import { wordsPerNode, type Primitive, type RawConstant } from '../core/raw-trace.ts';
import { copyWords, emptyList, fillWords, imul, PrivateMap, Words } from './intrinsics.ts';

const initialCapacity = 1 << 12;
/** Ids begin again from 1 once they get here: the further this is, the longer a shadow has to be left over to be mistaken. */
const lastIds = 1 << 17;
const smallIntegers = 1 << 10;

/** Where there is no node: equal to no value of the subject, so that a shadow left over from an earlier run is stale. */
const nothing: unknown = { __proto__: null };

/** The expressions of one run, as numbers; equal expressions have one node. Node 0 means "concrete". */
export class ExpressionTable {
  /** `wordsPerNode` words each. */
  words = new Words(initialCapacity * wordsPerNode);
  /**
   * Ids of this run are greater than this. They go on from run to run: a shadow that an earlier run left in a variable then
   * stands for nothing, instead of for whatever this run has under its number.
   */
  base = 0;
  /** Nodes of this run. */
  count = 0;
  /** Beyond this many nodes a run makes no further expressions: what it computes from here on is concrete. */
  limit = 1 << 22;
  /** Concrete value of each node; as long as there is room for nodes, so that it is never read or written past its end. */
  values: unknown[] = listOfNothing(initialCapacity);
  constants: RawConstant[] = emptyList();
  constantCount = 0;
  /** Set once the run outgrew the table. */
  overflowed = false;
  #slots = new Words(initialCapacity * 2);
  /** One less than there are slots. */
  #mask = initialCapacity * 2 - 1;
  readonly #constantNodes = new PrivateMap<unknown, number>();
  #negativeZero = 0;
  readonly #smallIntegers = new Words(smallIntegers);

  reset(): void {
    fillWords(this.#slots, 0);
    fillWords(this.#smallIntegers, 0);
    const end = this.base + this.count;
    for (let id = this.base + 1; id <= end; id++) this.values[id] = nothing;
    this.base = end < lastIds ? end : 0;
    this.#constantNodes.clear();
    this.#negativeZero = 0;
    this.count = 0;
    this.constantCount = 0;
    this.constants = emptyList();
    this.overflowed = false;
  }

  node(operator: number, a: number, b: number, c: number, value: unknown): number {
    const words = this.words;
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = hash(operator, a, b, c) & mask;
    for (;;) {
      const found = slots[slot] as number;
      if (found === 0) return this.#add(slot, operator, a, b, c, value);
      const at = found * wordsPerNode;
      if (words[at] === operator && words[at + 1] === a && words[at + 2] === b && words[at + 3] === c) return found;
      slot = (slot + 1) & mask;
    }
  }

  #add(slot: number, operator: number, a: number, b: number, c: number, value: unknown): number {
    if (this.count >= this.limit) {
      this.overflowed = true;
      return 0;
    }
    this.count++;
    const id = this.base + this.count;
    if (id >= this.values.length) this.#grow();
    const at = id * wordsPerNode;
    this.words[at] = operator;
    this.words[at + 1] = a;
    this.words[at + 2] = b;
    this.words[at + 3] = c;
    this.values[id] = value;
    if (this.count * 2 > this.#mask) this.#spread();
    else this.#slots[slot] = id;
    return id;
  }

  /** Whether the id is one of this run. */
  holds(node: number): boolean {
    return node > this.base && node <= this.base + this.count;
  }

  operatorOf(node: number): number {
    return this.words[node * wordsPerNode] as number;
  }

  firstOf(node: number): number {
    return this.words[node * wordsPerNode + 1] as number;
  }

  secondOf(node: number): number {
    return this.words[node * wordsPerNode + 2] as number;
  }

  thirdOf(node: number): number {
    return this.words[node * wordsPerNode + 3] as number;
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
    return this.firstOf(constantNode);
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
    const capacity = this.values.length * 2;
    const words = new Words(capacity * wordsPerNode);
    copyWords(words, this.words);
    const values = listOfNothing(capacity);
    const end = this.base + this.count;
    for (let id = this.base + 1; id < end; id++) values[id] = this.values[id];
    this.words = words;
    this.values = values;
  }

  /** Twice the slots. */
  #spread(): void {
    const size = (this.#mask + 1) * 2;
    this.#slots = new Words(size);
    this.#mask = size - 1;
    const end = this.base + this.count;
    for (let id = this.base + 1; id <= end; id++) this.#insert(id);
  }

  #insert(id: number): void {
    const { words } = this;
    const slots = this.#slots;
    const mask = this.#mask;
    const at = id * wordsPerNode;
    let slot =
      hash(words[at] as number, words[at + 1] as number, words[at + 2] as number, words[at + 3] as number) & mask;
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

function listOfNothing(length: number): unknown[] {
  const list: unknown[] = emptyList();
  for (let at = 0; at < length; at++) list[at] = nothing;
  return list;
}
