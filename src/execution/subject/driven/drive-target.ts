import type { BuiltType } from '../../../core/built-object.ts';
import type { ObjectPlace } from '../../input/object-places.ts';
import type { ClassUsage } from '../../target-usage.ts';
import { surroundingArguments } from '../../process/surroundings.ts';
import { compareSides } from './compare-sides.ts';
import { surround } from './surround.ts';
import type { Use } from '../target/drive.ts';

/*
 * What happens between an input and the target if that is more than a call. This file is rewritten like the target on
 * the concolic build, so that values derived from symbolic values are symbolic and its branches are part of the path;
 * on other builds it is not part of the subject.
 */

export { installSurroundings } from './surround.ts';
export * as invariants from './invariants.ts';
export * as silentFaults from './silent-faults.ts';

type Holder = Record<string | number, unknown>;
type Callable = (...args: unknown[]) => unknown;
type Class = new (...args: unknown[]) => object;
type Entry = readonly [unknown, unknown];
type NumbersClass = new (length: number) => object;
type Call = readonly [string, ...unknown[]];

const { push } = Array.prototype;
const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const MapClass = Map;
const SetClass = Set;
const DateClass = Date;
const RegExpClass = RegExp;
const UrlClass = URL;
const ParametersClass = URLSearchParams;
const PromiseClass = Promise;
const ErrorClass = Error;
const typedArrays: Readonly<Record<string, NumbersClass>> = {
  Int8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
};

/** The values of a rest parameter, as a list. */
class Rest {
  readonly list: readonly unknown[];

  constructor(list: readonly unknown[]) {
    this.list = list;
  }
}

export function driveTarget(use: Use, args: unknown[]): unknown {
  if (use.compared !== undefined) {
    return compareSides(use.compared, args, (side, own) => driveTarget({ ...use, ...side, compared: undefined }, own));
  }
  makeObjects(use.objects, args);
  const { usage, surroundings } = use;
  const own =
    surroundings === undefined
      ? args
      : surround(surroundings, use.file, args, args.length - surroundingArguments(surroundings));
  if (usage?.kind === 'class') return useClass(use.target as unknown as Class, usage, own);
  return Reflect.apply(use.target, use.self, spread(own, 0, own.length));
}

/** The arguments from `from` to `to`, with the values of a rest parameter as separate arguments. */
export function spread(args: readonly unknown[], from: number, to: number): unknown[] {
  const each: unknown[] = [];
  for (let i = from; i < to; i++) {
    const arg = args[i];
    if (!(arg instanceof Rest)) {
      each[each.length] = arg;
      continue;
    }
    Reflect.apply(push, each, arg.list);
  }
  return each;
}

/** Replaces the descriptions of objects in the values with the objects; returns the first value. */
export function makeObjects(places: readonly ObjectPlace[], values: unknown[]): unknown {
  for (let i = 0; i < places.length; i++) replace(places[i]!, values);
  return values[0];
}

/** Replaces one description with the object. */
function replace({ path, type }: ObjectPlace, args: unknown[]): void {
  const last = path.length - 1;
  let holder = args as unknown as Holder;
  for (let i = 0; i < last; i++) holder = holder[path[i] as string] as Holder;
  const key = path[last] as string;
  holder[key] = make(type, (holder[key] as Holder)['content'], args);
}

function make(type: BuiltType, content: unknown, args: readonly unknown[]): unknown {
  switch (type) {
    case 'Map':
      return mapOf(content as readonly Entry[]);
    case 'Set':
      return setOf(content as readonly unknown[]);
    case 'Record':
      return record(content as readonly Entry[]);
    case 'Date':
      return new DateClass(content as number);
    case 'RegExp': {
      const [source, flags] = content as [string, string];
      return new RegExpClass(source, flags);
    }
    case 'URL':
      return new UrlClass(typeof content === 'string' ? content : addressOf(content as [string, string, string]));
    case 'URLSearchParams':
      return parametersOf(content as readonly Entry[]);
    case 'Function':
      return scripted(content as unknown[]);
    case 'Promise':
      return PromiseClass.resolve(content);
    case 'Error':
      return new ErrorClass(content as string);
    case 'ArrayBuffer':
      return (content as Uint8Array).buffer;
    case 'Same':
      return args[content as number];
    case 'Rest':
      return new Rest(content as readonly unknown[]);
    default:
      return typedArray(typedArrays[type]!, content as readonly unknown[]);
  }
}

// Loops are by index: each iteration then records a comparison with the length.

function mapOf(entries: readonly Entry[]): ReadonlyMap<unknown, unknown> {
  const made = new MapClass<unknown, unknown>();
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    made.set(entry[0], entry[1]);
  }
  return made;
}

function setOf(elements: readonly unknown[]): ReadonlySet<unknown> {
  const made = new SetClass<unknown>();
  for (let i = 0; i < elements.length; i++) made.add(elements[i]);
  return made;
}

function typedArray(made: NumbersClass, elements: readonly unknown[]): object {
  let count = 0;
  while (count < elements.length) count++;
  const numbers = new made(count) as Record<number, unknown>;
  for (let i = 0; i < count; i++) numbers[i] = elements[i];
  return numbers;
}

function parametersOf(entries: readonly Entry[]): URLSearchParams {
  const made = new ParametersClass();
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    made.append(entry[0] as string, entry[1] as string);
  }
  return made;
}

function record(entries: readonly Entry[]): object {
  const made: Record<string, unknown> = {};
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    made[entry[0] as string] = entry[1];
  }
  return made;
}

function addressOf([path, query, fragment]: readonly [string, string, string]): string {
  return `http://localhost/${path}?${query}#${fragment}`;
}

interface KnownCall {
  readonly args: readonly unknown[];
  readonly result: unknown;
}

/**
 * A function that returns the next result for new arguments (the last one when there are no more), and the same result
 * again for the same arguments.
 */
function scripted(results: readonly unknown[]): Callable {
  const known: KnownCall[] = [];
  return (...args) => {
    for (let i = 0; i < known.length; i++) {
      const { args: before, result } = known[i]!;
      if (isSame(before, args)) return result;
    }
    const result = results[known.length < results.length ? known.length : results.length - 1];
    known[known.length] = { args, result };
    return result;
  };
}

function isSame(before: readonly unknown[], args: readonly unknown[]): boolean {
  if (before.length !== args.length) return false;
  for (let i = 0; i < args.length; i++) {
    const [a, b] = [before[i], args[i]];
    if (a !== b && (a === a || b === b)) return false;
  }
  return true;
}

function useClass(target: Class, { constructorArguments, after }: ClassUsage, args: readonly unknown[]): unknown {
  const instance = new target(...spread(args, 0, constructorArguments)) as Holder;
  if (after.kind === 'nothing') return instance;
  if (after.kind === 'calls') return callAll(instance, args[constructorArguments] as readonly Call[], 0, []);
  return useMember(instance, after.member, spread(args, constructorArguments, args.length));
}

/** Returns the list of the results; a result that is a promise is awaited before the next call. */
function callAll(instance: Holder, calls: readonly Call[], from: number, results: unknown[]): unknown {
  for (let i = from; i < calls.length; i++) {
    const call = calls[i]!;
    const result = useMember(instance, call[0], spread(call, 1, call.length));
    if (result instanceof PromiseClass) {
      return result.then((settled: unknown) => {
        results[results.length] = settled;
        return callAll(instance, calls, i + 1, results);
      });
    }
    results[results.length] = result;
  }
  return results;
}

function useMember(instance: Holder, member: string, args: readonly unknown[]): unknown {
  if (member.startsWith('get ')) return useAccessor(instance, 'get', member.slice(4), []);
  if (member.startsWith('set ')) return useAccessor(instance, 'set', member.slice(4), [args[0]]);
  return (instance[member] as Callable)(...args);
}

/** Reads or writes the property by calling its accessor, because a call can be followed. */
function useAccessor(instance: Holder, kind: 'get' | 'set', name: string, args: readonly unknown[]): unknown {
  for (let holder: object | null = instance; holder !== null; holder = getPrototypeOf(holder) as object | null) {
    const descriptor = getOwnPropertyDescriptor(holder, name);
    if (descriptor === undefined) continue;
    const accessor = descriptor[kind] as Callable | undefined;
    if (accessor === undefined) break;
    const result = Reflect.apply(accessor, instance, args);
    return kind === 'get' ? result : args[0];
  }
  return kind === 'get' ? instance[name] : (instance[name] = args[0]);
}
