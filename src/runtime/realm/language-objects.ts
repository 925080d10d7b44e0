import { getOwnPropertyDescriptor, globalObject, hasOwn, PrivateMap, PrivateWeakMap } from './intrinsics.ts';

/**
 * Objects of the language that hold what subjects call most. Asking for a descriptor is slow, of the global object most of
 * all, and these hardly ever change: they are asked once a run for each name. A subject that replaces a built-in in the
 * middle of a run is taken to have called the one before, which costs what follows from its shadows, never a result.
 */
const constructors = [String, Number, Boolean, BigInt, Symbol, RegExp, Array, Object, Function, Map, Set] as const;

interface Remembered {
  /** In which it was asked for. */
  run: number;
  descriptor: PropertyDescriptor | undefined;
}

type Descriptors = PrivateMap<PropertyKey, Remembered>;

const known = new PrivateWeakMap<Descriptors>();
for (let at = 0; at < constructors.length; at++) {
  const { prototype } = constructors[at] as { readonly prototype: object };
  known.set(constructors[at] as object, new PrivateMap());
  known.set(prototype, new PrivateMap());
}
known.set(Math, new PrivateMap());
known.set(JSON, new PrivateMap());

const globals: Descriptors = new PrivateMap();
/** Other globals are variables of the subject, or easily taken for some. */
const languageGlobals = {
  __proto__: null,
  String,
  Number,
  Boolean,
  BigInt,
  Symbol,
  RegExp,
  Array,
  Object,
  Map,
  Set,
  Math,
  JSON,
  parseInt,
  parseFloat,
  isNaN,
  isFinite,
};

/** What an object has under a name itself. */
export function ownDescriptor(holder: object, key: PropertyKey): PropertyDescriptor | undefined {
  const descriptors = holder === globalObject ? globalsFor(key) : known.get(holder);
  if (descriptors === undefined) return getOwnPropertyDescriptor(holder, key);
  const remembered = descriptors.get(key);
  if (remembered !== undefined && remembered.run === current.run) return remembered.descriptor;
  const descriptor = getOwnPropertyDescriptor(holder, key);
  if (remembered === undefined) descriptors.set(key, { run: current.run, descriptor });
  else {
    remembered.run = current.run;
    remembered.descriptor = descriptor;
  }
  return descriptor;
}

function globalsFor(key: PropertyKey): Descriptors | undefined {
  return hasOwn(languageGlobals, key) ? globals : undefined;
}

const current = { run: 0 };

/** Another run begins, before which anything may have changed. */
export function forgetDescriptors(): void {
  current.run++;
}
