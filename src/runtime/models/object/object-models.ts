import { operatorCode } from '../../../core/operators.ts';
import { emptyList, getOwnPropertyDescriptor, isObject, isProxy, ownKeys, PrivateMap } from '../../realm/intrinsics.ts';
import type { Before } from '../../heap/keyed-writes.ts';
import type { Call } from '../../calls/call.ts';
import { findProperty, peek } from '../../heap/peek.ts';
import { arrayFrom } from '../array/array-from.ts';
import { placeShadows } from '../array/array-shadows.ts';
import { concretizeContents } from '../../heap/concretize-contents.ts';
import { plainLength } from '../../heap/plain-length.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';

/** Models of functions of Object that copy values or list keys, and of `Array.from`. */
export function addObjectModels(context: ModelContext): void {
  const { models, side, reads, recorder } = context;
  models.add(
    Object.values,
    listing(context, (list, at, shadow) => side.store(list, at, shadow), { ofValues: true }),
  );
  const placeEntry: PlaceListed = (list, at, shadow, keyShadow) => {
    const pair = peek(list, at);
    side.store(pair, 0, keyShadow);
    side.store(pair, 1, shadow);
  };
  models.add(Object.entries, listing(context, placeEntry, { ofValues: true }));
  const placeName: PlaceListed = (list, at, _, keyShadow) => side.store(list, at, keyShadow);
  models.add(Object.keys, listing(context, placeName));
  for (const listNames of [Object.getOwnPropertyNames, Reflect.ownKeys])
    models.add(listNames, listing(context, placeName, { ofHidden: true }));
  models.add(Object.assign, assigning(context));
  models.add(Object.fromEntries, fromEntries(context));
  models.add(Object.hasOwn, {
    after: (call, result) => reads.hasKey(call.args[0], call.args[1], result as boolean, call.shadows[1] ?? 0),
  });
  models.add(Object.prototype.hasOwnProperty, {
    after: (call, result) => reads.hasKey(call.self, call.args[0], result as boolean, call.shadows[0] ?? 0),
  });
  models.add(Object.is, {
    after: (call, result) => recorder.operation(operatorCode.sameValue, call.args, call.shadows, result),
  });
  models.add(Array.from, arrayFrom(context));
  models.add(Array, arrayOfLength(context));
  for (const identity of [Object.freeze, Object.seal, Object.preventExtensions])
    models.add(identity, { after: () => 0 });
  // Reads through a proxy are native.
  models.add(Proxy, {
    after: (call) => {
      concretizeContents(recorder, side, call.site, call.args[0], 'object behind a proxy');
      if (isObject(call.args[0])) side.noteProxied(call.args[0]);
      return 0;
    },
  });
  // The result depends only on the type of a primitive, or on the tag of an object.
  models.add(Object.prototype.toString, {
    after: ({ self, site }) => {
      const tag = peek(self, Symbol.toStringTag);
      if (isObject(self) && !isProxy(self))
        recorder.concretize(site, tag, side.readInherited(self, Symbol.toStringTag, tag), 'tag of an object');
      return 0;
    },
  });
  for (const question of [ArrayBuffer.isView, Buffer.isBuffer, Array.isArray]) models.add(question, { after: () => 0 });
  // Printed values do not return to the subject.
  const { log, info, warn, error, debug, trace } = console;
  for (const print of [log, info, warn, error, debug, trace]) models.add(print, { after: () => 0 });
  const { getPrototypeOf, isFrozen, isSealed, isExtensible } = Object;
  for (const question of [getPrototypeOf, isFrozen, isSealed, isExtensible, Reflect.getPrototypeOf])
    models.add(question, { after: () => 0 });
}

type PlaceListed = (list: object, at: number, shadow: number, keyShadow: number) => void;

/**
 * Gives a list the shadows of an object's own properties in their order; with `ofHidden`, also of properties that are
 * not enumerable.
 */
function listing(
  { side, recorder, reads }: ModelContext,
  place: PlaceListed,
  { ofValues = false, ofHidden = false }: { readonly ofValues?: boolean; readonly ofHidden?: boolean } = {},
): Model {
  return {
    after: (call, result) => {
      const source = call.args[0];
      recorder.concretize(call.site, source, call.shadows[0] ?? 0, 'string that is converted to an object');
      side.decideLength(call.site, source);
      const known = side.of(source);
      if (known === undefined) return 0;
      // A value is identified by its name, so the names must be decided.
      if (ofValues) reads.decideNames(call.site, source);
      else reads.listNames(call.site, source, 0);
      if (!isObject(source) || isProxy(source) || !isObject(result)) return 0;
      const keys = ownKeys(source);
      let at = 0;
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index]!;
        if (typeof key === 'symbol') continue;
        if (!ofHidden && getOwnPropertyDescriptor(source, key)?.enumerable !== true) continue;
        place(result, at++, known[key] ?? 0, side.shadowOfName(source, key));
      }
      return 0;
    },
  };
}

/** The model of `Array(length)` and `Array(a, b)`. */
function arrayOfLength({ side, throws }: ModelContext): Model {
  return {
    before: (call) => {
      if (call.args.length === 1) throws.arrayLength(call.site, call.args[0], call.shadows[0] ?? 0);
    },
    after: (call, result) => {
      const isLength = call.args.length === 1 && typeof call.args[0] === 'number';
      if (isLength) side.store(result, 'length', call.shadows[0] ?? 0);
      else placeShadows(side, result, call.shadows);
      return 0;
    },
  };
}

/** Native code passes the copied value to a setter without its shadow. */
function concretizeGiven({ side, recorder }: ModelContext, call: Call, source: unknown, key: PropertyKey): void {
  if (findProperty(call.args[0], key)?.set === undefined) return;
  const value = peek(source, key);
  recorder.concretize(call.site, value, side.read(source, key, value), 'passed to a setter');
}

/** Names from the input may be names of setters. */
function decideAllWritable({ side, stores }: ModelContext, call: Call, source: unknown): void {
  if (!isObject(source) || isProxy(source) || !side.writes.isLogged(source)) return;
  const names = ownKeys(source);
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (typeof name === 'string') stores.decideWritable(call.site, call.args[0], name, side.shadowOfName(source, name));
  }
}

function assigning(context: ModelContext): Model {
  const { side, recorder, boundValues } = context;
  return {
    before: (call) => {
      for (let at = 1; at < call.args.length; at++) decideAllWritable(context, call, call.args[at]);
    },
    after: (call) => {
      for (let at = 1; at < call.args.length; at++) {
        recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, 'string that is copied into an object');
        side.decideLength(call.site, call.args[at]);
        const known = side.of(call.args[at]);
        const keys = known === undefined ? emptyList<string | symbol>() : ownKeys(known);
        for (let index = 0; index < keys.length; index++)
          concretizeGiven(context, call, call.args[at], keys[index] as string);
        boundValues.copyProperties(call.site, call.args[0], call.args[at]);
      }
      return 0;
    },
  };
}

function fromEntries(context: ModelContext): Model {
  const { side, stores, yields, iterations } = context;
  return {
    before: (call) => {
      call.state = yields.open();
    },
    after: (call, result) => {
      const entries = call.args[0];
      side.decideLength(call.site, entries);
      const collected = yields.close(call.state as number);
      const length = plainLength(entries);
      const before = new PrivateMap<unknown, Before>();
      const elements = iterations.followerOf(entries) ?? collected;
      for (let at = 0; at < (length ?? Infinity); at++) {
        const entry = length === undefined ? elements.elementAt?.(at) : peek(entries, at);
        if (entry === undefined) break;
        const key = peek(entry, 0);
        const value = peek(entry, 1);
        const keyShadow = side.read(entry, 0, key);
        const shadow = side.read(entry, 1, value);
        if (keyShadow === 0) side.store(result, key, shadow);
        else stores.storeEntry(call.site, result as object, key, keyShadow, value, shadow, before.get(key));
        before.set(key, { isOwn: true, isThere: true, value, shadow });
      }
      return 0;
    },
  };
}
