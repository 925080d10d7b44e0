import { operatorCode } from '../../core/operators.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import type { ExpressionTable } from '../recording/expression-table.ts';
import { emptyList, isObject, PrivateMap, PrivateWeakMap, sameValue } from '../realm/intrinsics.ts';
import { peek } from '../heap/peek.ts';
import type { TableConstants } from '../recording/table-constants.ts';

/** The objects that a location has for the terminals, and their numbers in expressions. */
export interface KindTable {
  readonly objects: readonly unknown[];
  readonly numbers: readonly Primitive[];
  /** For each key, the property of each object, by terminal; null if one of them is not a primitive. */
  readonly properties: PrivateMap<PropertyKey, readonly Primitive[] | null>;
}

/**
 * Token kinds that are objects, distinguished by identity. In expressions each is a number, and the kind of a token is
 * a selection among these numbers by its terminal.
 */
export class KindObjects {
  readonly #table: ExpressionTable;
  readonly #constants: TableConstants;
  readonly #numbers = new PrivateWeakMap<number>();
  #count = 0;
  /** The kinds of each selection node. */
  #choices = new PrivateMap<number, KindTable>();
  /** True if an expression stands for an object. */
  areThere = false;

  constructor(table: ExpressionTable, constants: TableConstants) {
    this.#table = table;
    this.#constants = constants;
  }

  reset(): void {
    if (this.areThere) this.#choices.clear();
    this.areThere = false;
  }

  /** The number of a kind, from 1 on; 0 for any other value. */
  numberOf(value: unknown): number {
    return isObject(value) ? (this.#numbers.get(value) ?? 0) : 0;
  }

  tableOf(objects: readonly unknown[]): KindTable {
    const numbers: Primitive[] = emptyList();
    for (let at = 0; at < objects.length; at++) {
      const kind = objects[at];
      if (isObject(kind) && this.#numbers.get(kind) === undefined) this.#numbers.set(kind, ++this.#count);
      numbers[at] = this.numberOf(kind);
    }
    return { objects, numbers, properties: new PrivateMap() };
  }

  /** The node of the kind that the node of a terminal selects. */
  choice(kinds: KindTable, terminal: number, chosen: unknown): number {
    const node = this.#select(kinds.numbers, terminal, chosen);
    this.#choices.set(node, kinds);
    this.areThere = true;
    return node;
  }

  /**
   * The node of a property of the selected kind; 0 if the node is not a kind or the property is not a primitive for all
   * kinds.
   */
  property(node: number, key: PropertyKey, value: unknown): number {
    const kinds = this.#choices.get(node);
    if (kinds === undefined) return 0;
    let values = kinds.properties.get(key);
    if (values === undefined) kinds.properties.set(key, (values = propertiesOf(kinds.objects, key)));
    const terminal = this.#table.secondOf(node);
    if (values === null || !sameValue(values[this.#table.valueAt(terminal) as number], value)) return 0;
    return this.#select(values, terminal, value);
  }

  #select(values: readonly Primitive[], terminal: number, value: unknown): number {
    return this.#table.node(operatorCode.select, this.#constants.values(values, values), terminal, 0, value);
  }
}

function propertiesOf(objects: readonly unknown[], key: PropertyKey): readonly Primitive[] | null {
  const values: Primitive[] = emptyList();
  for (let at = 0; at < objects.length; at++) {
    const value = isObject(objects[at]) ? peek(objects[at], key) : undefined;
    if (isObject(value) || typeof value === 'symbol') return null;
    values[at] = value as Primitive;
  }
  return values;
}
