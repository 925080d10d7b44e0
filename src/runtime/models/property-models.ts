import type { Call } from '../call.ts';
import { isObject, isProxy, ownKeys } from '../intrinsics.ts';
import { peek } from '../peek.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';

/** Functions of Object and Reflect that read, write or describe properties. */
export function addPropertyModels(context: ModelContext): void {
  const { models, side, reads } = context;
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
    after: (call) => {
      side.store(call.args[0], call.args[1], call.shadows[2] ?? 0);
      noteKey(context, call);
      return 0;
    },
  });
  models.add(Reflect.has, {
    after: (call, result) => reads.isIn(call.args[0], call.args[1], result as boolean, call.shadows[1] ?? 0),
  });
  for (const setPrototypeOf of [Object.setPrototypeOf, Reflect.setPrototypeOf])
    models.add(setPrototypeOf, { after: (call) => inherited(context, call.args[1]) });
}

function noteKey({ reads }: ModelContext, call: Call): void {
  const shadow = call.shadows[1] ?? 0;
  if (shadow !== 0) reads.storedUnder(call.site, call.args[0], call.args[1], shadow);
}

/** From here on reads look at prototypes, too. */
function inherited({ side }: ModelContext, prototype: unknown): 0 {
  if (side.of(prototype) !== undefined) side.isInherited = true;
  return 0;
}

/** `Object.defineProperty(o, key, { value })` stores a value under a key. */
function defining(context: ModelContext): Model {
  return {
    after: (call) => {
      noteKey(context, call);
      define(context, call.args[0], call.args[1], call.args[2]);
      return 0;
    },
  };
}

function define({ side }: ModelContext, object: unknown, key: unknown, descriptor: unknown): void {
  side.store(object, key, side.read(descriptor, 'value', peek(descriptor, 'value')));
}

function definingAll(context: ModelContext): Model {
  return { after: (call) => defineAll(context, call.args[0], call.args[1]) };
}

function defineAll(context: ModelContext, object: unknown, descriptors: unknown): 0 {
  if (!isObject(descriptors) || isProxy(descriptors)) return 0;
  const keys = ownKeys(descriptors);
  for (let at = 0; at < keys.length; at++) define(context, object, keys[at], peek(descriptors, keys[at]));
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

function describing({ side }: ModelContext): Model {
  return {
    after: (call, result) => {
      if (!isObject(call.args[1]) && isObject(result))
        side.store(result, 'value', side.read(call.args[0], call.args[1] as PropertyKey, peek(result, 'value')));
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
