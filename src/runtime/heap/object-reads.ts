import { operatorCode } from '../../core/operators.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import {
  emptyList,
  getOwnPropertyNames,
  isArray,
  isObject,
  isProxy,
  isTypedArray,
  objectPrototype,
  sameValue,
  textOf,
  typedArrayLength,
} from '../realm/intrinsics.ts';
import { mayBeUndefined } from './may-be-undefined.ts';
import { allNames, elementLimit, inheritsFromObject, namesOf, numbersAmongKeys } from './object-names.ts';
import { peek, peekGetter } from './peek.ts';
import type { Channels } from '../calls/channels.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';
import type { SideTable } from './side-table.ts';
import type { NativeTexts } from '../text/native-texts.ts';

/** Larger tables are not written into expressions. */
const tableLimit = 4096;

interface KeyIndex {
  readonly keys: readonly (string | number)[];
  /** 0 if there are too many keys. */
  readonly node: number;
  readonly index: number;
}

/** Shadows of the results of property reads. */
export class ObjectReads {
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #channels: Channels;
  readonly #natives: NativeTexts;

  constructor(registers: Registers, recorder: Recorder, side: SideTable, channels: Channels, natives: NativeTexts) {
    this.#natives = natives;
    this.#registers = registers;
    this.#recorder = recorder;
    this.#side = side;
    this.#channels = channels;
  }

  read(object: unknown, key: PropertyKey, value: unknown, objectShadow: number, site: number): number {
    if (objectShadow !== 0) {
      if (isObject(object)) return this.#recorder.kinds.property(objectShadow, key, value);
      if (key !== 'length' || typeof object !== 'string') return this.#ofPrimitive(object, key, value, objectShadow);
      return this.#recorder.lengthOfString(object, value, objectShadow);
    }
    if (!isObject(object)) return 0;
    if (this.#registers.returned !== 0) return this.#fromGetter(object, key, value);
    const shadow = this.#side.isInherited
      ? this.#side.readInherited(object, key, value, site)
      : this.#side.read(object, key, value, site);
    return shadow !== 0 || this.#natives.live === 0 ? shadow : this.#natives.read(object, key, value, site);
  }

  /** As `read`, for values that were read without running code of the subject. */
  readOwn(site: number, holder: unknown, key: PropertyKey, value: unknown): number {
    if (typeof key === 'number') this.#side.decideWithin(site, holder, key);
    if (!isObject(holder)) return 0;
    const shadow = this.#side.isInherited
      ? this.#side.readInherited(holder, key, value, site)
      : this.#side.read(holder, key, value, site);
    return shadow !== 0 || this.#natives.live === 0 ? shadow : this.#natives.read(holder, key, value, site);
  }

  /** Called before a method call. If the object was written to by keys of the input, they decide which method it is. */
  decideMethod(site: number, object: unknown, key: unknown): void {
    if (!isObject(object) || isObject(key) || !this.#side.writes.isLogged(object)) return;
    this.#side.read(object, key as PropertyKey, peek(object, key), site);
  }

  /** The value that an assignment has just stored, or passed to a setter of the subject. */
  storedValue(object: unknown, key: unknown): unknown {
    return this.#registers.setting === 0 ? peek(object, key) : this.#registers.setValue;
  }

  /** Decides whether the value is undefined, because what follows depends on it. */
  decideUndefined(site: number, value: unknown, shadow: number): void {
    if (!mayBeUndefined(this.#recorder.table, shadow)) return;
    const isUndefined = value === undefined;
    const node = this.#recorder.binary(operatorCode.strictEquals, value, undefined, isUndefined, shadow, 0);
    this.#recorder.branchOnce(site, node, isUndefined);
  }

  #ofPrimitive(object: unknown, key: PropertyKey, value: unknown, shadow: number): number {
    if (peekGetter(object, key) !== undefined)
      this.#recorder.concretize(this.#recorder.events.lastSite, object, shadow, 'receiver that is a primitive');
    return this.#ofJson(key, value, shadow);
  }

  /** Where a JSON text has a primitive, another text can have an object with this property. */
  #ofJson(key: PropertyKey, value: unknown, shadow: number): number {
    const { table } = this.#recorder;
    if (value !== undefined || typeof key === 'symbol' || table.operatorOf(shadow) !== operatorCode.jsonValue) return 0;
    const path = table.valueAt(table.secondOf(shadow)) as { readonly values: readonly Primitive[] };
    const longer: Primitive[] = emptyList();
    for (let at = 0; at < path.values.length; at++) longer[at] = path.values[at];
    longer[path.values.length] = key;
    const constant = table.tableConstant({ kind: 'table', values: longer }, longer);
    return table.node(operatorCode.jsonValue, table.firstOf(shadow), constant, 0, undefined);
  }

  #fromGetter(object: object, key: PropertyKey, value: unknown): number {
    const getter = peekGetter(object, key);
    if (getter !== undefined) return this.#channels.takeReturned(getter, value);
    return this.#side.read(object, key, value);
  }

  readKey(
    site: number,
    object: unknown,
    key: unknown,
    value: unknown,
    objectShadow: number,
    keyShadow: number,
  ): number {
    const recorder = this.#recorder;
    if (typeof object === 'string') return this.#ofText(site, object, key, value, objectShadow, keyShadow);
    const shadow = recorder.current(keyShadow, key);
    if (shadow !== 0) {
      const selected = this.#bySymbolicKey(site, object, key, value, shadow);
      if (selected !== 0) return selected;
      if (this.#side.writes.isLogged(object))
        return this.#side.readDecided(object as object, key as PropertyKey, value);
    }
    if (isObject(key)) return this.#readText(site, object, key, value);
    if (typeof key === 'number') this.#side.decideWithin(site, object, key);
    return this.read(object, key as PropertyKey, value, 0, site);
  }

  #ofText(site: number, text: string, key: unknown, value: unknown, shadow: number, keyShadow: number): number {
    const recorder = this.#recorder;
    if (typeof key === 'number') return recorder.binary(operatorCode.indexString, text, key, value, shadow, keyShadow);
    recorder.concretize(site, key, keyShadow, 'symbolic property name of a string');
    if (key === 'length') return recorder.lengthOfString(text, value, shadow);
    const index = typeof key === 'string' ? +key : -1;
    if (!(index >= 0) || textOf(index) !== key) return 0;
    return recorder.binary(operatorCode.indexString, text, index, value, shadow, 0);
  }

  /** The key was an object that was converted to a string natively. */
  #readText(site: number, object: unknown, key: object, value: unknown): number {
    const shadow = this.#recorder.ofObject(key);
    return shadow === 0 ? 0 : this.readKey(site, object, this.#recorder.table.valueAt(shadow), value, 0, shadow);
  }

  #bySymbolicKey(site: number, object: unknown, key: unknown, value: unknown, shadow: number): number {
    if (isObject(object) && !isProxy(object)) {
      // A key that is a part of a text may be missing: then the property named `undefined` is read.
      this.decideUndefined(site, key, shadow);
      if (key === undefined) return this.#side.read(object, 'undefined', value);
      if (isTypedArray(object)) this.#decideInside(site, object, key, shadow);
      if (typeof key === 'number' && (isArray(object) || isTypedArray(object))) {
        this.#side.decideLength(site, object);
        const selected = this.#select(object, key, value, shadow);
        return selected === 0 ? this.lookUp(site, object, key, value, shadow) : selected;
      }
      if (typeof key === 'number' && this.#side.writes.isLogged(object)) {
        // Writes by numbers of the input are logged by name.
        const name = textOf(key);
        const node = this.#recorder.unary(operatorCode.toStringValue, key, name, shadow);
        return this.lookUp(site, object, name, value, node);
      }
      if (typeof key === 'number' || (typeof key === 'string' && !isArray(object)))
        return this.lookUp(site, object, key, value, shadow);
    }
    this.#recorder.concretize(site, key, shadow, 'symbolic key of an object that is not a constant table');
    return 0;
  }

  /** Decides whether an index is inside a view whose length depends on the input. */
  #decideInside(site: number, view: object, key: unknown, shadow: number): void {
    const length = this.#side.bytes.lengths.of(view);
    if (length === 0 || typeof key !== 'number') return;
    const count = this.#recorder.table.valueAt(length) as number;
    const test = this.#recorder.binary(operatorCode.lessThan, key, count, key < count, shadow, length);
    this.#recorder.branchOnce(site, test, key < count);
  }

  /** The expression of `table[i]` for a table of primitives without shadows. */
  #select(table: object, index: number, value: unknown, shadow: number): number {
    if (this.#side.holdsShadows(table) || isObject(value) || typeof value === 'symbol') return 0;
    const length = isArray(table) ? table.length : typedArrayLength(table as unknown as ArrayBufferView);
    if (length > tableLimit) return 0;
    const values: Primitive[] = emptyList();
    for (let at = 0; at < length; at++) {
      const item = isArray(table) ? peek(table, at) : (table as unknown as ArrayLike<unknown>)[at];
      if (isObject(item) || typeof item === 'symbol') return 0;
      values[at] = item as Primitive;
    }
    if (!sameValue(values[index], value)) return 0;
    const constant = this.#recorder.tables.values(table, values);
    return this.#recorder.table.node(operatorCode.select, constant, shadow, 0, value);
  }

  /**
   * Decides which key of an object a symbolic name or number is (a decision with many outcomes), and returns the shadow
   * of the value found there.
   */
  lookUp(site: number, object: object, key: string | number, value: unknown, shadow: number): number {
    const decided = this.decideKey(site, object, key, shadow);
    if (decided === undefined) return 0;
    const { keys, index } = decided;
    if (
      isObject(value) ||
      typeof value === 'symbol' ||
      this.#side.of(object) !== undefined ||
      (index < 0 && value !== undefined)
    )
      return 0;
    const values: Primitive[] = emptyList();
    for (let at = 0; at < keys.length; at++) {
      const item = peek(object, keys[at]);
      if (isObject(item) || typeof item === 'symbol') return 0;
      values[at] = item as Primitive;
    }
    // The values of getters are not known.
    if (index >= 0 && !sameValue(values[index], value)) return 0;
    const { table, tables } = this.#recorder;
    const map = tables.entries(object, keys, values);
    return table.node(operatorCode.lookup, map, shadow, 0, value);
  }

  /**
   * Decides which key of an object a symbolic key is; undefined if it was concretized or is the key of a logged write.
   */
  decideKey(site: number, object: object, key: string | number, shadow: number): KeyIndex | undefined {
    this.#side.parsed.decideNames(site, object);
    if (this.#side.writes.live !== 0 && this.#side.writes.decideAmong(site, object, key, shadow)) return undefined;
    const decided = this.keyIndex(object, key, shadow);
    if (decided.node === 0) {
      this.#recorder.concretize(site, key, shadow, 'object with too many keys');
      return undefined;
    }
    this.#recorder.key(site, decided.node, decided.index);
    if (decided.index < 0 && typeof key === 'string') this.#decideInherited(site, object, key, shadow);
    return decided;
  }

  /** A key that the object does not have may be a property of `Object.prototype`; then which one is decided. */
  #decideInherited(site: number, object: object, key: string, shadow: number): void {
    if (!inheritsFromObject(object)) return;
    const names = getOwnPropertyNames(objectPrototype);
    let index = -1;
    for (let at = 0; at < names.length; at++) if (names[at] === key) index = at;
    const { table, tables } = this.#recorder;
    const constant = tables.keys(objectPrototype, names);
    const isThere = index >= 0;
    this.#recorder.branchOnce(site, table.node(operatorCode.hasKey, constant, shadow, 0, isThere), isThere);
    if (isThere) this.#recorder.key(site, table.node(operatorCode.keyIndex, constant, shadow, 0, index), index);
  }

  keyIndex(object: object, key: string | number, shadow: number): KeyIndex {
    const { writes } = this.#side;
    const keys = typeof key === 'string' ? writes.fixedNames(object, namesOf(object)) : numbersAmongKeys(object);
    const limit = isArray(object) || isTypedArray(object) ? elementLimit : tableLimit;
    if (keys.length > limit) return { keys, node: 0, index: -1 };
    let index = -1;
    for (let at = 0; at < keys.length; at++) if (keys[at] === key || sameValue(keys[at], key)) index = at;
    const constant = this.#recorder.tables.keys(object, keys);
    return { keys, node: this.#recorder.table.node(operatorCode.keyIndex, constant, shadow, 0, index), index };
  }

  /** The shadow of the result of `hasOwnProperty`, `Object.hasOwn` and similar functions. */
  hasKey(object: unknown, key: unknown, result: boolean, shadow: number): number {
    if (!isObject(object)) return 0;
    const node = isObject(key) ? this.#recorder.ofObject(key) : 0;
    if (node !== 0) return this.hasKey(object, this.#recorder.table.valueAt(node), result, node);
    this.#decideListed(object, shadow);
    if (shadow === 0 && !this.#side.writes.isLogged(object))
      return typeof key === 'string' ? this.#side.parsed.hasName(object, key, result) : 0;
    const names = isProxy(object) ? undefined : getOwnPropertyNames(object);
    return this.#isAmong(object, names, key, result, shadow, true);
  }

  /** The shadow of the result of `key in object`. */
  isIn(object: unknown, key: unknown, result: boolean, shadow: number): number {
    if (!isObject(object)) return 0;
    const node = isObject(key) ? this.#recorder.ofObject(key) : 0;
    if (node !== 0) return this.isIn(object, this.#recorder.table.valueAt(node), result, node);
    this.#decideListed(object, shadow);
    if (shadow !== 0 || this.#side.writes.isLogged(object))
      return this.#isAmong(object, allNames(object), key, result, shadow, false);
    // Inherited properties do not depend on the input.
    const isInherited = typeof key !== 'string' || peek(objectPrototype, key) !== undefined;
    return isInherited ? 0 : this.#side.parsed.hasName(object, key, result);
  }

  /** Decides which elements and names the object has before one of them is looked up. */
  #decideListed(object: object, shadow: number): void {
    const site = this.#recorder.events.lastSite;
    this.#side.decideLength(site, object);
    if (shadow !== 0) this.#side.parsed.decideNames(site, object);
  }

  #isAmong(
    object: object,
    names: readonly string[] | undefined,
    key: unknown,
    result: boolean,
    shadow: number,
    isOwn: boolean,
  ): number {
    const recorder = this.#recorder;
    const isNumber = typeof key === 'number';
    const name = isNumber ? textOf(key) : key;
    const node = isNumber
      ? recorder.unary(operatorCode.toStringValue, key, name, shadow)
      : recorder.current(shadow, key);
    const isKnown = names !== undefined && names.length <= tableLimit && typeof name === 'string';
    // The names are searched, because reading a property of a module namespace throws while the binding is not
    // initialized.
    let isThere = false;
    if (isKnown) for (let at = 0; at < names.length; at++) if (names[at] === name) isThere = true;
    if (isKnown && isThere === result) return this.#hasName(object, names, name, node, isOwn);
    recorder.concretize(recorder.events.lastSite, key, shadow, 'key of an object that cannot be listed');
    return 0;
  }

  /** Decides the names of an object or the length of an array, because what follows depends on them. */
  decideNames(site: number, object: unknown): void {
    this.#side.parsed.decideNames(site, object);
    this.listNames(site, object, 0);
  }

  /** As `decideNames`, but names keep their shadows. The names of a string are its indices. */
  listNames(site: number, object: unknown, shadow: number): void {
    if (typeof object === 'string')
      return this.#recorder.takenAll(site, this.#recorder.lengthOfString(object, object.length, shadow), object.length);
    this.#side.decideLength(site, object);
    this.#side.parsed.decideCount(site, object);
    if (isObject(object) && !isProxy(object) && this.#side.writes.isLogged(object))
      this.#side.writes.decideNames(site, object, getOwnPropertyNames(object));
  }

  /** The condition that a name is one of the fixed names of the object or the key of one of its writes. */
  #hasName(object: object, names: readonly string[], name: string, asked: number, isOwn: boolean): number {
    const { table, tables } = this.#recorder;
    const { writes } = this.#side;
    const written = writes.live === 0 ? 0 : writes.isAmong(object, name, asked, isOwn);
    if (asked === 0) return written;
    const fixed = writes.fixedNames(object, names);
    let isFixed = false;
    for (let at = 0; at < fixed.length; at++) if (fixed[at] === name) isFixed = true;
    if (fixed.length === 0 && written !== 0) return written;
    const has = table.node(operatorCode.hasKey, tables.keys(object, fixed), asked, 0, isFixed);
    if (written === 0) return has;
    return table.node(operatorCode.or, written, has, 0, isFixed || table.valueAt(written) === true);
  }
}
