import { operatorCode } from '../../core/operators.ts';
import { decideIndexName } from './index-names.ts';
import {
  copyList,
  emptyList,
  getOwnPropertyDescriptor,
  getOwnPropertyNames,
  getPrototypeOf,
  hasOwn,
  isArray,
  isExtensible,
  isObject,
  isProxy,
  isTypedArray,
  sameValue,
  textOf,
} from '../realm/intrinsics.ts';
import type { Before } from './keyed-writes.ts';
import { ownDescriptor } from '../realm/language-objects.ts';
import type { ObjectReads } from './object-reads.ts';
import { findProperty } from './peek.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { SideTable } from './side-table.ts';

interface Announced {
  readonly object: object;
  readonly key: unknown;
  readonly before: Before | null;
  /** The length of an array; -1 if it is not known. */
  readonly length: number;
}

/** Upper limit of names among which accessors are looked for; keys of larger objects are concretized. */
const namesLimit = 4096;
const absent: Before = { isOwn: false, isThere: false, value: undefined, shadow: 0 };
const unknown: Pick<Announced, 'before' | 'length'> = { before: null, length: -1 };
const unexpected = 'key of a store that cannot be followed';

/** Stores to properties whose key has a shadow. */
export class KeyedStores {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #reads: ObjectReads;
  #announced: Announced | null = null;

  constructor(recorder: Recorder, side: SideTable, reads: ObjectReads) {
    this.#recorder = recorder;
    this.#side = side;
    this.#reads = reads;
  }

  /**
   * Called before a property is written to. Keeps its present value, which it may still have on another input, and
   * decides whether it can be written.
   */
  announce(site: number, object: unknown, key: unknown, keyShadow: number): void {
    this.#announced = null;
    this.decideWritable(site, object, key, keyShadow);
    if (!isObject(object) || isProxy(object) || isTypedArray(object) || isObject(key)) return;
    const length = isArray(object) ? object.length : -1;
    this.#announced = { object, key, before: this.#before(object, key as PropertyKey), length };
  }

  #before(object: object, key: PropertyKey): Before | null {
    const found = findProperty(object, key);
    if (found === undefined) return absent;
    if (!hasOwn(found, 'value')) return null;
    const isOwn = hasOwn(object, key);
    const shadow = isOwn ? this.#recorder.current(this.#side.of(object)?.[key] ?? 0, found.value) : 0;
    return { isOwn, isThere: true, value: found.value, shadow };
  }

  /** Records that a value was stored; without a key shadow, only the shadow of the value is stored. */
  store(site: number, object: unknown, key: unknown, keyShadow: number, shadow: number): void {
    const announced = this.#announced;
    this.#announced = null;
    const isAnnounced = announced !== null && announced.object === object && sameValue(announced.key, key);
    const { before, length } = isAnnounced ? announced : unknown;
    const stored = isObject(object) && !isProxy(object) && !isObject(key) ? ownValue(object, key) : undefined;
    if (!isAnnounced) this.decideWritable(site, object, key, keyShadow);
    this.#stored(site, object, key, keyShadow, stored, shadow, before, length);
  }

  /** Records that a setter was called under a key that has a shadow. */
  storedBySetter(site: number, object: unknown, key: unknown, keyShadow: number): void {
    if (this.#announced === null) this.decideWritable(site, object, key, keyShadow);
    this.#announced = null;
    this.#recorder.concretize(site, key, keyShadow, 'key of a setter');
  }

  /**
   * Decides whether a key from the input is that of an accessor or of a property that cannot be written, and, if the
   * object takes no new properties, whether it has one of that name.
   */
  decideWritable(site: number, object: unknown, key: unknown, keyShadow: number): void {
    const node = this.#recorder.current(keyShadow, key);
    if (node === 0 || !isObject(object) || isProxy(object) || typeof key !== 'string') return;
    const names = fixedNames(object);
    if (names === undefined) return this.#recorder.concretize(site, key, node, 'key of an object with many names');
    this.#decideAmong(site, names, 'names of accessors and constants', key, node);
    if (!isExtensible(object))
      this.#decideAmong(site, getOwnPropertyNames(object), 'names of an object that is not extensible', key, node);
  }

  #decideAmong(site: number, names: readonly string[], what: string, key: string, node: number): void {
    if (names.length === 0) return;
    let isThere = false;
    let identity = what;
    for (let at = 0; at < names.length; at++) {
      identity += `\n${names[at]}`;
      if (names[at] === key) isThere = true;
    }
    const { table } = this.#recorder;
    const known = table.tableConstant({ kind: 'keys', keys: copyList(names) }, identity);
    this.#recorder.branchOnce(site, table.node(operatorCode.hasKey, known, node, 0, isThere), isThere);
  }

  /** Records a property of a new object; `earlier` and `later` are the names stored before and after it. */
  storeNew(
    site: number,
    object: object,
    key: unknown,
    keyShadow: number,
    shadow: number,
    earlier: readonly string[],
    later: readonly string[],
  ): void {
    let before: Before | null = absent;
    for (let at = 0; at < earlier.length; at++) if (earlier[at] === key) before = null;
    let isLast = true;
    for (let at = 0; at < later.length; at++) if (later[at] === key) isLast = false;
    if (isLast) this.#stored(site, object, key, keyShadow, ownValue(object, key), shadow, before);
    else this.#recorder.concretize(site, key, keyShadow, 'key of a property that is stored again');
    if (this.#side.writes.live !== 0)
      for (let at = 0; at < later.length; at++) this.#side.writes.fix(object, later[at]!);
  }

  /**
   * Records one of the entries of which an object was made; `before` is what earlier entries stored under the same key.
   */
  storeEntry(
    site: number,
    object: object,
    key: unknown,
    keyShadow: number,
    value: unknown,
    shadow: number,
    before: Before | undefined,
  ): void {
    this.#stored(site, object, key, keyShadow, { value }, shadow, before ?? absent);
  }

  /** Records a property that was copied from another object, where its name comes from the input. */
  storeCopied(site: number, object: object, name: string, keyShadow: number, shadow: number): void {
    this.#stored(site, object, name, keyShadow, ownValue(object, name), shadow, null);
  }

  /** Decides which property is about to be deleted. */
  remove(site: number, object: unknown, key: unknown, keyShadow: number): void {
    const node = this.#recorder.current(keyShadow, key);
    if (node === 0 || !isObject(object)) return;
    const isKnown = !isProxy(object) && (typeof key === 'string' || typeof key === 'number');
    if (!isKnown || this.#side.writes.isLogged(object))
      this.#recorder.concretize(site, key, node, 'key of a deleted property');
    else this.#reads.decideKey(site, object, key, node);
  }

  /** As `store`, with the previous state of the property given. */
  #stored(
    site: number,
    object: unknown,
    key: unknown,
    keyShadow: number,
    stored: { readonly value?: unknown } | undefined,
    shadow: number,
    before: Before | null,
    length = -1,
  ): void {
    const node = this.#recorder.current(keyShadow, key);
    if (node === 0) return this.#side.store(object, key, shadow);
    if (!isObject(object)) return;
    if (isProxy(object) || (typeof key !== 'string' && typeof key !== 'number'))
      return this.#unfollowed(site, object, key, node, shadow);
    if (isTypedArray(object)) {
      if (typeof key === 'number') this.#reads.decideKey(site, object, key, node);
      else this.#recorder.concretize(site, key, node, unexpected);
      return this.#side.store(object, key, shadow);
    }
    if (stored === undefined) return this.#unfollowed(site, object, key, node, shadow);
    if (isArray(object) && typeof key === 'string' && decideIndexName(this.#recorder, site, key, node))
      return this.#unfollowed(site, object, key, node, shadow);
    const isIndex = isArray(object) && typeof key === 'number';
    if (isIndex && !this.#decideIndex(site, object, key, node, length))
      return this.#unfollowed(site, object, key, node, shadow);
    const name = isIndex ? key : textOf(key);
    const asked = isIndex || typeof key === 'string' ? node : this.#asText(key, name as string, node);
    const valueShadow = this.#recorder.current(shadow, stored.value);
    this.#side.place(object, name, valueShadow);
    if (!this.#side.noteKeyed(object, name, asked, stored.value, valueShadow, before))
      this.#unfollowed(site, object, key, node, shadow);
  }

  #asText(key: number, name: string, node: number): number {
    return this.#recorder.unary(operatorCode.toStringValue, key, name, node);
  }

  #unfollowed(site: number, object: object, key: unknown, node: number, shadow: number): void {
    this.#recorder.concretize(site, key, node, unexpected);
    this.#side.store(object, key, shadow);
  }

  /**
   * Decides whether a number is an array index and whether it is below the length; an index beyond extends the array.
   * False if the write cannot be followed.
   */
  #decideIndex(site: number, array: object, index: number, node: number, length: number): boolean {
    const isWhole = index % 1 === 0;
    this.#decide(site, operatorCode.isInteger, node, 0, isWhole);
    if (!isWhole) return false;
    const { table } = this.#recorder;
    this.#decide(site, operatorCode.greaterOrEqual, node, table.constant(0), index >= 0);
    if (index < 0 || length < 0) return false;
    const isWithin = index < length;
    const end = this.#recorder.current(this.#side.of(array)?.['length'] ?? 0, length) || table.constant(length);
    this.#decide(site, operatorCode.lessThan, node, end, isWithin);
    if (!isWithin)
      this.#side.place(array, 'length', table.node(operatorCode.add, node, table.constant(1), 0, index + 1));
    return true;
  }

  #decide(site: number, operator: number, left: number, right: number, isTrue: boolean): void {
    this.#recorder.branchOnce(site, this.#recorder.table.node(operator, left, right, 0, isTrue), isTrue);
  }
}

/** The descriptor of an own data property; undefined for accessors and missing properties. */
function ownValue(object: object, key: unknown): { readonly value?: unknown } | undefined {
  const stored = getOwnPropertyDescriptor(object, key as PropertyKey);
  return stored === undefined || !hasOwn(stored, 'value') ? undefined : stored;
}

/** The names of accessors of the object and its prototypes; undefined if there are too many names to look at. */
function fixedNames(object: object): readonly string[] | undefined {
  const names: string[] = emptyList();
  for (
    let holder: object | null = object;
    holder !== null && !isProxy(holder);
    holder = getPrototypeOf(holder) as object
  ) {
    const own = getOwnPropertyNames(holder);
    if (own.length > namesLimit) return undefined;
    for (let at = 0; at < own.length; at++) {
      const descriptor = ownDescriptor(holder, own[at]!);
      if (descriptor !== undefined && descriptor.writable !== true) names[names.length] = own[at]!;
    }
  }
  return names;
}
