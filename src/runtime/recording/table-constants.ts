import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import type { ExpressionTable } from './expression-table.ts';
import { copyList, emptyList, PrivateWeakMap, sameValue, textOf } from '../realm/intrinsics.ts';

/** The contents of an object at its last lookup, with an identity that only equal contents share. */
interface Snapshot {
  readonly items: readonly Primitive[];
  readonly constant: RawConstant;
  readonly identity: string;
}

type Snapshots = PrivateWeakMap<Snapshot>;

/**
 * Nodes of tables, key sets and patterns that the subject reads; equal ones share one node. Most lookups find the
 * contents of the object unchanged, so a snapshot is kept: computing the identity is the expensive part.
 */
export class TableConstants {
  readonly #table: ExpressionTable;
  readonly #ofKeys: Snapshots = new PrivateWeakMap();
  readonly #ofValues: Snapshots = new PrivateWeakMap();
  readonly #ofEntries: Snapshots = new PrivateWeakMap();
  readonly #ofPatterns: Snapshots = new PrivateWeakMap();

  constructor(table: ExpressionTable) {
    this.#table = table;
  }

  keys(owner: object, keys: readonly Primitive[]): number {
    return this.#node(this.#ofKeys, owner, 'keys', keys, () => ({ kind: 'keys', keys: copyList(keys) }));
  }

  values(owner: object, values: readonly Primitive[]): number {
    return this.#node(this.#ofValues, owner, 'table', values, () => ({ kind: 'table', values: copyList(values) }));
  }

  entries(owner: object, keys: readonly Primitive[], values: readonly Primitive[]): number {
    const items: Primitive[] = emptyList();
    for (let at = 0; at < keys.length; at++) items[at] = keys[at];
    for (let at = 0; at < values.length; at++) items[keys.length + at] = values[at];
    return this.#node(this.#ofEntries, owner, 'map', items, () => ({
      kind: 'map',
      keys: copyList(keys),
      values: copyList(values),
    }));
  }

  pattern(regExp: object, source: string, flags: string): number {
    const items: Primitive[] = emptyList();
    items[0] = source;
    items[1] = flags;
    return this.#node(this.#ofPatterns, regExp, 'regExp', items, () => ({ kind: 'regExp', source, flags }));
  }

  #node(
    snapshots: Snapshots,
    owner: object,
    kind: string,
    items: readonly Primitive[],
    make: () => RawConstant,
  ): number {
    let snapshot = snapshots.get(owner);
    if (snapshot === undefined || !sameItems(snapshot.items, items)) {
      snapshot = { items, constant: make(), identity: identityOf(kind, items) };
      snapshots.set(owner, snapshot);
    }
    return this.#table.tableConstant(snapshot.constant, snapshot.identity);
  }
}

function sameItems(some: readonly Primitive[], others: readonly Primitive[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (!sameValue(some[at], others[at])) return false;
  return true;
}

/** Only equal lists of primitives have the same identity. */
function identityOf(kind: string, items: readonly Primitive[]): string {
  let identity = kind;
  for (let at = 0; at < items.length; at++) {
    const text = sameValue(items[at], -0) ? '-0' : textOf(items[at]);
    identity += `,${typeof items[at]}${text.length}:${text}`;
  }
  return identity;
}
