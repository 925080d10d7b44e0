import { operatorCode } from '../../../core/operators.ts';
import type { Primitive } from '../../../core/raw-trace.ts';
import type { Call } from '../../calls/call.ts';
import { emptyList, isMap, isObject, isSet, PrivateMap, PrivateWeakMap, uncurry } from '../../realm/intrinsics.ts';
import { addCollectionConstructors, type StoreEntry } from './collection-constructors.ts';
import { addMapIteration, membersOf, type ValueShadow } from './map-iteration.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

const mapForEach = uncurry(Map.prototype.forEach) as (
  map: object,
  visit: (value: unknown, key: unknown) => void,
) => void;
const setForEach = uncurry(Set.prototype.forEach) as (set: object, visit: (value: unknown) => void) => void;
const keyLimit = 4096;

/** Models of Map and Set. Values keep their shadows by key; a lookup by a symbolic key is a decision among the keys. */
export function addCollectionModels(context: ModelContext): void {
  const { models } = context;
  const values = new PrivateWeakMap<PrivateMap<unknown, number>>();
  const valueShadow: ValueShadow = (map, key, value) => context.recorder.current(values.get(map)?.get(key) ?? 0, value);
  context.side.visitEntries = (collection, visit) => {
    if (isMap(collection))
      mapForEach(collection, (value, key) => {
        visit(key, context.keys.shadowOf(collection, key));
        visit(value, valueShadow(collection, key, value));
      });
    else setForEach(collection, (value) => visit(value, context.keys.shadowOf(collection, value)));
  };
  models.add(Map.prototype.get, { after: (call, result) => got(context, values, call, result) });
  models.add(Map.prototype.has, { after: (call, result) => member(context, call, result) });
  models.add(Set.prototype.has, { after: (call, result) => member(context, call, result) });
  const store: StoreEntry = (map, key, shadow) => {
    let known = values.get(map);
    if (known === undefined) values.set(map, (known = new PrivateMap()));
    known.set(key, shadow);
    context.registers.heap = 1;
  };
  models.add(Map.prototype.set, stored(context, store));
  models.add(Set.prototype.add, {
    before: (call) => decideEntry(context, call),
    after: (call) => {
      noteKey(context, call);
      return 0;
    },
  });
  addCollectionConstructors(context, store, (map, key, value) => valueShadow(map, key, value));
  for (const remove of [Map.prototype.delete, Set.prototype.delete])
    models.add(remove, {
      before: (call) => decideEntry(context, call),
      after: (call, result) => member(context, call, result, true),
    });
  context.iterations.followSets((set) => membersOf(context, set));
  addMapIteration(context, valueShadow);
  models.add(WeakMap.prototype.get, {
    after: (call, result) => (isObject(call.self) ? valueShadow(call.self, call.args[0], result) : 0),
  });
  models.add(WeakMap.prototype.set, stored(context, store));
  models.add(WeakMap.prototype.has, { after: () => 0 });
  models.add(WeakSet.prototype.has, { after: () => 0 });
  // They only store the objects they are given.
  for (const holder of [WeakRef, WeakSet, FinalizationRegistry]) models.add(holder, { after: () => 0 });
}

type ValueShadows = PrivateWeakMap<PrivateMap<unknown, number>>;

/** Records a stored key: later lookups may depend on it. */
function noteKey({ keys }: ModelContext, call: Call): void {
  if (isObject(call.self)) keys.note(call.self, call.args[0], call.shadows[0] ?? 0);
}

/**
 * Decides whether the key is there and which entry it means: that determines the size, and which value is read, replaced
 * or removed.
 */
function decideEntry(context: ModelContext, call: Call): void {
  const { recorder, keys } = context;
  const shadow = call.shadows[0] ?? 0;
  if (!isObject(call.self) || (shadow === 0 && !keys.isNoted(call.self))) return;
  const all = keysOf(call.self);
  if (all === undefined) return void concretizeCall(context, call, 'key of a collection with objects in it');
  if (all.length === 0) return;
  const isThere = positionOf(all, call.args[0]) >= 0;
  const node = keys.among(call.self, all, call.args[0], shadow, isThere);
  if (node < 0) return void concretizeCall(context, call, 'key of a collection with many keys');
  recorder.branchOnce(call.site, node, isThere);
  if (isThere) recorder.branchOnce(call.site, keys.foundAs(call.self, all, call.args[0], shadow), true);
}

function stored(context: ModelContext, store: StoreEntry): Model {
  return {
    before: (call) => decideEntry(context, call),
    after: (call) => {
      noteKey(context, call);
      if (isObject(call.self)) store(call.self, call.args[0], call.shadows[1] ?? 0);
      return 0;
    },
  };
}

function got(context: ModelContext, values: ValueShadows, call: Call, result: unknown): number {
  const { recorder } = context;
  const shadow = call.shadows[0] ?? 0;
  const stored = isObject(call.self) ? values.get(call.self)?.get(call.args[0]) : undefined;
  if (isObject(call.self) && context.keys.isNoted(call.self)) {
    decideEntry(context, call);
    return recorder.current(stored ?? 0, result);
  }
  if (shadow === 0) return stored === undefined ? 0 : recorder.current(stored, result);
  const keys = keysOf(call.self);
  if (keys === undefined) return concretizeCall(context, call, 'key of a Map with objects as keys');
  const { table, tables } = recorder;
  const index = positionOf(keys, call.args[0]);
  const constant = tables.keys(call.self as object, keys);
  recorder.key(call.site, table.node(operatorCode.keyIndex, constant, shadow, 0, index), index);
  if (stored !== undefined && stored !== 0) return recorder.current(stored, result);
  return looked(context, call, keys, shadow, result);
}

/** The value as an expression of the key, if all values are primitives. */
function looked(
  { recorder }: ModelContext,
  call: Call,
  keys: readonly Primitive[],
  shadow: number,
  result: unknown,
): number {
  const all: Primitive[] = emptyList();
  let plain = true;
  mapForEach(call.self as object, (value) => {
    if (isObject(value) || typeof value === 'symbol') plain = false;
    else all[all.length] = value as Primitive;
  });
  if (!plain) return 0;
  const { table, tables } = recorder;
  return table.node(operatorCode.lookup, tables.entries(call.self as object, keys, all), shadow, 0, result);
}

/** The shadow of the result of `has`, or of `delete`, whose result is about the keys before the call. */
function member(context: ModelContext, call: Call, result: unknown, removed = false): number {
  const shadow = call.shadows[0] ?? 0;
  if ((shadow | context.keys.live) === 0) return 0;
  const keys = keysOf(call.self);
  if (keys === undefined) return concretizeCall(context, call, 'key of a collection with objects in it');
  if (removed && result === true) keys[keys.length] = call.args[0] as Primitive;
  const among = context.keys.among(call.self as object, keys, call.args[0], shadow, result === true);
  return among < 0 ? concretizeCall(context, call, 'key of a collection with many keys') : among;
}

/** The keys, if they are primitives and at most `keyLimit`; undefined otherwise. */
function keysOf(collection: unknown): Primitive[] | undefined {
  const keys: Primitive[] = emptyList();
  let plain = true;
  const note = (key: unknown): void => {
    if (isObject(key) || typeof key === 'symbol' || keys.length >= keyLimit) plain = false;
    else keys[keys.length] = key as Primitive;
  };
  if (isMap(collection)) mapForEach(collection, (_, key) => note(key));
  else if (isSet(collection)) setForEach(collection, note);
  else return undefined;
  return plain ? keys : undefined;
}

function positionOf(keys: readonly Primitive[], key: unknown): number {
  for (let at = 0; at < keys.length; at++) if (keys[at] === key || (key !== key && keys[at] !== keys[at])) return at;
  return -1;
}
