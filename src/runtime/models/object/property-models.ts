import type { Call } from '../../calls/call.ts';
import { getOwnPropertyDescriptor, isExtensible, isObject, isProxy, ownKeys } from '../../realm/intrinsics.ts';
import { peek } from '../../heap/peek.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';

/** Models of functions of Object and Reflect that read, write or describe properties. */
export function addPropertyModels(context: ModelContext): void {
  const { models, reads } = context;
  models.add(Object.defineProperty, defining(context));
  models.add(Reflect.defineProperty, defining(context));
  models.add(Object.defineProperties, definingAll(context));
  models.add(Object.create, creating(context));
  models.add(Object.getOwnPropertyDescriptor, describing(context));
  models.add(Reflect.getOwnPropertyDescriptor, describing(context));
  models.add(Object.getOwnPropertyDescriptors, describingAll(context));
  models.add(Reflect.get, {
    after: (call, result) =>
      reads.readKey(call.site, call.args[0], call.args[1], result, call.shadows[0] ?? 0, call.shadows[1] ?? 0),
  });
  models.add(Reflect.set, {
    before: (call) => {
      announce(context, call);
      const shadow = call.shadows[2] ?? 0;
      if (shadow !== 0) context.setters.give(call.site, call.args[0], call.args[1], call.args[2], shadow);
    },
    after: (call) => {
      if (context.setters.isGiven(call.args[0], call.args[1])) return 0;
      storeBy(context, call, call.shadows[2] ?? 0);
      return 0;
    },
  });
  models.add(Reflect.has, {
    after: (call, result) => reads.isIn(call.args[0], call.args[1], result as boolean, call.shadows[1] ?? 0),
  });
  for (const setPrototypeOf of [Object.setPrototypeOf, Reflect.setPrototypeOf])
    models.add(setPrototypeOf, { after: (call) => inherited(context, call.args[1]) });
}

/** Announces a write to the first argument under the key that is the second. */
function announce({ stores }: ModelContext, call: Call): void {
  const shadow = call.shadows[1] ?? 0;
  if (shadow !== 0) stores.announce(call.site, call.args[0], call.args[1], shadow);
}

function storeBy({ side, stores }: ModelContext, call: Call, shadow: number): void {
  const keyShadow = call.shadows[1] ?? 0;
  if (keyShadow === 0) side.store(call.args[0], call.args[1], shadow);
  else stores.store(call.site, call.args[0], call.args[1], keyShadow, shadow);
}

/** If the prototype has shadows, reads consult prototypes from here on. */
function inherited({ side }: ModelContext, prototype: unknown): 0 {
  if (side.of(prototype) !== undefined) side.isInherited = true;
  return 0;
}

/** The model of `Object.defineProperty(object, key, { value })`, which stores a value under a key. */
function defining(context: ModelContext): Model {
  return {
    before: (call) => {
      announce(context, call);
      decideAllowed(context, call);
    },
    after: (call) => {
      storeBy(context, call, describedShadow(context, call.args[2]));
      return 0;
    },
  };
}

/** Which key it is decides whether the property can be defined, if the object has some that cannot be changed. */
function decideAllowed({ reads }: ModelContext, { site, args: [object, key], shadows }: Call): void {
  const shadow = shadows[1] ?? 0;
  const isKey = typeof key === 'string' || typeof key === 'number';
  if (shadow !== 0 && isKey && isObject(object) && !isProxy(object) && isRestricted(object))
    reads.decideKey(site, object, key, shadow);
}

function isRestricted(object: object): boolean {
  if (!isExtensible(object)) return true;
  const keys = ownKeys(object);
  for (let at = 0; at < keys.length; at++)
    if (getOwnPropertyDescriptor(object, keys[at]!)?.configurable === false) return true;
  return false;
}

/** The shadow of the value in a descriptor. */
function describedShadow({ side }: ModelContext, descriptor: unknown): number {
  return side.read(descriptor, 'value', peek(descriptor, 'value'));
}

function definingAll(context: ModelContext): Model {
  return { after: (call) => defineAll(context, call.args[0], call.args[1]) };
}

function defineAll(context: ModelContext, object: unknown, descriptors: unknown): 0 {
  if (!isObject(descriptors) || isProxy(descriptors)) return 0;
  const keys = ownKeys(descriptors);
  for (let at = 0; at < keys.length; at++)
    context.side.store(object, keys[at], describedShadow(context, peek(descriptors, keys[at])));
  return 0;
}

function creating(context: ModelContext): Model {
  return {
    after: (call, result) => {
      inherited(context, call.args[0]);
      return defineAll(context, result, call.args[1]);
    },
  };
}

function describing({ side, reads, recorder }: ModelContext): Model {
  return {
    after: (call, result) => {
      const [object, key] = [call.args[0], call.args[1]];
      if (isObject(key) || !isObject(object)) return 0;
      const isThere = isObject(result);
      recorder.branchOnce(call.site, reads.hasKey(object, key, isThere, call.shadows[1] ?? 0), isThere);
      if (!isThere) return 0;
      const value = peek(result, 'value');
      side.store(result, 'value', reads.readKey(call.site, object, key, value, 0, call.shadows[1] ?? 0));
      return 0;
    },
  };
}

function describingAll({ side }: ModelContext): Model {
  return {
    after: (call, result) => {
      const known = side.of(call.args[0]);
      if (known === undefined || !isObject(result)) return 0;
      const keys = ownKeys(known);
      for (let at = 0; at < keys.length; at++)
        side.store(peek(result, keys[at]), 'value', known[keys[at] as string] ?? 0);
      return 0;
    },
  };
}
