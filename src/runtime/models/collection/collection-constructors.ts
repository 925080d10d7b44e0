import { codePointAt, emptyList, isMap, isObject, isSet, textSlice, uncurry } from '../../realm/intrinsics.ts';
import type { Primitive } from '../../../core/raw-trace.ts';
import type { Call } from '../../calls/call.ts';
import { peek } from '../../heap/peek.ts';
import { plainLength } from '../../heap/plain-length.ts';
import type { Collected } from '../../iteration/yields.ts';
import type { ValueShadow } from './map-iteration.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

/** Stores the shadow of the value that a Map has for a key. */
export type StoreEntry = (map: object, key: unknown, shadow: number) => void;

/** Keys and values in the order in which a collection is filled. */
interface Filling {
  readonly keys: unknown[];
  readonly keyShadows: number[];
  readonly valueShadows: number[];
}

const mapForEach = uncurry(Map.prototype.forEach) as (
  map: object,
  visit: (value: unknown, key: unknown) => void,
) => void;
const setForEach = uncurry(Set.prototype.forEach) as (set: object, visit: (value: unknown) => void) => void;

/** Models of `new Set(values)`, `new Map(entries)` and `new WeakMap(entries)`: keys and values keep their shadows. */
export function addCollectionConstructors(context: ModelContext, store: StoreEntry, valueShadow: ValueShadow): void {
  const { models } = context;
  models.add(
    Set,
    filled(context, (filling, item, shadow) => add(filling, item, shadow, 0), store, valueShadow),
  );
  const addEntry = (filling: Filling, entry: unknown): void => {
    const key = peek(entry, 0);
    const value = peek(entry, 1);
    add(filling, key, context.side.read(entry, 0, key), context.side.read(entry, 1, value));
  };
  for (const constructor of [Map, WeakMap]) models.add(constructor, filled(context, addEntry, store, valueShadow));
}

function add({ keys, keyShadows, valueShadows }: Filling, key: unknown, keyShadow: number, valueShadow: number): void {
  keys[keys.length] = key;
  keyShadows[keyShadows.length] = keyShadow;
  valueShadows[valueShadows.length] = valueShadow;
}

type AddItem = (filling: Filling, item: unknown, shadow: number) => void;

function filled(context: ModelContext, addItem: AddItem, store: StoreEntry, valueShadow: ValueShadow): Model {
  const { yields } = context;
  return {
    before: (call) => {
      call.state = yields.open();
    },
    after: (call, result) => {
      const collected = yields.close(call.state as number);
      if (!isObject(result)) return 0;
      const filling: Filling = { keys: emptyList(), keyShadows: emptyList(), valueShadows: emptyList() };
      fill(context, call, collected, filling, addItem, valueShadow);
      noteFilling(context, call, result, filling, store);
      return 0;
    },
  };
}

function fill(
  { recorder, side, keys, iterations }: ModelContext,
  call: Call,
  collected: Collected,
  filling: Filling,
  addItem: AddItem,
  valueShadow: ValueShadow,
): void {
  const source = call.args[0];
  const length = typeof source === 'string' ? source.length : plainLength(source);
  const shadow = call.shadows[0] ?? 0;
  if (length !== undefined) recorder.takenAll(call.site, iterations.countOf(source, shadow, length), length);
  if (typeof source === 'string') {
    iterations.pairs.decide(call.site, source, shadow);
    for (let at = 0; at < source.length;) {
      const units = (codePointAt(source, at) ?? 0) > 0xffff ? 2 : 1;
      const character = textSlice(source, at, at + units);
      addItem(filling, character, iterations.character(source, shadow, at, character));
      at += units;
    }
  } else if (length !== undefined) {
    for (let at = 0; at < length; at++) addItem(filling, peek(source, at), side.read(source, at, peek(source, at)));
  } else if (isMap(source)) {
    mapForEach(source, (value, key) => add(filling, key, keys.shadowOf(source, key), valueShadow(source, key, value)));
  } else if (isSet(source)) setForEach(source, (value) => add(filling, value, keys.shadowOf(source, value), 0));
  else
    for (let at = 0; at < collected.count; at++) addItem(filling, collected.elementAt(at), collected.shadowOfTurn(at));
}

/**
 * Decides for each key whether it equals an earlier one and which one, because that determines the size and the values.
 * Of equal keys the first one stays, with the last value.
 */
function noteFilling(
  context: ModelContext,
  call: Call,
  collection: object,
  { keys, keyShadows, valueShadows }: Filling,
  store: StoreEntry,
): void {
  const before: Primitive[] = emptyList();
  let isSymbolic = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at];
    const shadow = keyShadows[at]!;
    isSymbolic |= shadow;
    if (valueShadows[at] !== 0) store(collection, key, valueShadows[at]!);
    if (isObject(key) || typeof key === 'symbol') continue;
    let isThere = false;
    for (let other = 0; other < before.length; other++)
      if (before[other] === key || (before[other] !== before[other] && key !== key)) isThere = true;
    const node = isSymbolic === 0 ? 0 : context.keys.among(collection, before, key, shadow, isThere);
    if (node < 0) return void concretizeCall(context, call, 'collection with many keys');
    context.recorder.branchOnce(call.site, node, isThere);
    if (isThere) {
      const found = isSymbolic === 0 ? 0 : context.keys.foundAs(collection, before, key, shadow);
      context.recorder.branchOnce(call.site, found, true);
      store(collection, key, valueShadows[at]!);
      continue;
    }
    context.keys.note(collection, key, shadow);
    before[before.length] = key as Primitive;
  }
}
