import { missingPart } from '../target/missing-part.ts';

/*
 * Compares results. Rewritten like the target on the concolic build, so that each comparison of parts that depend on
 * the input is a decision of the path, and the search solves for inputs that make the parts differ.
 */

/** The steps to a part of a value, last step first. */
export interface PartPath {
  readonly key: string;
  readonly isIndex: boolean;
  readonly above: PartPath | undefined;
}

/** The first parts of two values that differ. */
export interface DifferingParts {
  readonly path: PartPath | undefined;
  readonly left: unknown;
  readonly right: unknown;
}

type Holder = Readonly<Record<string, unknown>>;

/** Upper limit of pairs of parts; larger results count as equal if they are equal so far. */
const mostPairs = 100_000;

const { isArray } = Array;
const { is, keys } = Object;
const { isView } = ArrayBuffer;
const MapClass = Map;
const SetClass = Set;
const WeakMapClass = WeakMap;
const DateClass = Date;
const RegExpClass = RegExp;
const ErrorClass = Error;
const UrlClass = URL;
const ParametersClass = URLSearchParams;
const BufferClass = ArrayBuffer;
const BytesClass = Uint8Array;
const { hasOwn } = Object;

/** Tells whether two parts are equal, at least one of which is no object. */
type PartEquality = (left: unknown, right: unknown) => boolean;

/** Returns the shallowest parts that differ, in the order of the first value; undefined if the values are equal. */
export function firstDifference(
  left: unknown,
  right: unknown,
  areEqual: PartEquality = isSame,
): DifferingParts | undefined {
  const pairs: DifferingParts[] = [pairOf(undefined, left, right)];
  const seen = new WeakMapClass<object, object[]>();
  for (let i = 0; i < pairs.length && i < mostPairs; i++) {
    const pair = pairs[i]!;
    if (!isObject(pair.left) || !isObject(pair.right)) {
      if (!areEqual(pair.left, pair.right)) return pair;
      continue;
    }
    if (pair.left === pair.right || isKnown(seen, pair.left, pair.right)) continue;
    const found = compareObjects(pair, pair.left, pair.right, pairs);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pairOf(path: PartPath | undefined, left: unknown, right: unknown): DifferingParts {
  return { path, left, right };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Functions and symbols cannot be compared across implementations; two of them count as equal. */
/** As `isSame`, but -0 equals 0: nearly nothing that prints numbers prints the sign of zero. */
export function isSameButForZero(left: unknown, right: unknown): boolean {
  if (typeof left === 'number' && typeof right === 'number' && left === right) return true;
  return isSame(left, right);
}

function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== typeof right) return false;
  if (typeof left === 'function' || typeof left === 'symbol') return true;
  // One decision, which also tells 0 from -0 and equates NaN with itself.
  if (is(left, right)) return true;
  return false;
}

/** Cyclic values come back to pairs that are being compared already. */
function isKnown(seen: WeakMap<object, object[]>, left: object, right: object): boolean {
  const others = seen.get(left);
  if (others === undefined) {
    seen.set(left, [right]);
    return false;
  }
  for (let i = 0; i < others.length; i++) if (others[i] === right) return true;
  others[others.length] = right;
  return false;
}

/** The representation by which objects of a built-in kind are compared. */
function kindOf(value: object): string {
  if (isArray(value)) return 'array';
  if (value instanceof MapClass) return 'map';
  if (value instanceof SetClass) return 'set';
  if (value instanceof DateClass) return 'date';
  if (value instanceof RegExpClass || value instanceof UrlClass || value instanceof ParametersClass) return 'text';
  if (value instanceof ErrorClass) return 'error';
  if (isView(value)) return 'bytes';
  if (value instanceof BufferClass) return 'buffer';
  return 'object';
}

function compareObjects(
  pair: DifferingParts,
  left: object,
  right: object,
  pairs: DifferingParts[],
): DifferingParts | undefined {
  const kind = kindOf(left);
  if (kind !== kindOf(right)) return pair;
  switch (kind) {
    case 'array':
    case 'bytes':
      return compareLists(pair.path, left as readonly unknown[], right as readonly unknown[], pairs);
    case 'buffer': {
      const [a, b] = [new BytesClass(left as ArrayBuffer), new BytesClass(right as ArrayBuffer)];
      return compareLists(pair.path, a as unknown as readonly unknown[], b as unknown as readonly unknown[], pairs);
    }
    case 'map':
      return compareMaps(pair.path, left as Map<unknown, unknown>, right as Map<unknown, unknown>, pairs);
    case 'set':
      return compareSets(pair.path, left as Set<unknown>, right as Set<unknown>, pairs);
    case 'date':
      return is((left as Date).getTime(), (right as Date).getTime()) ? undefined : pair;
    case 'text':
      return (left as URL).toString() === (right as URL).toString() ? undefined : pair;
    case 'error': {
      const [a, b] = [left as Error, right as Error];
      if (a.name !== b.name || a.message !== b.message) return pair;
      return compareProperties(pair.path, left as Holder, right as Holder, pairs);
    }
    default:
      return compareProperties(pair.path, left as Holder, right as Holder, pairs);
  }
}

function compareLists(
  above: PartPath | undefined,
  left: readonly unknown[],
  right: readonly unknown[],
  pairs: DifferingParts[],
): DifferingParts | undefined {
  const count = left.length < right.length ? left.length : right.length;
  for (let i = 0; i < count; i++) pairs[pairs.length] = pairOf(indexed(i, above), left[i], right[i]);
  if (left.length === right.length) return undefined;
  // Elements before the end may differ, too, and the first of them says more than the lengths.
  for (let i = 0; i < count; i++) {
    if (!isObject(left[i]) && !isObject(right[i]) && !isSame(left[i], right[i]))
      return pairOf(indexed(i, above), left[i], right[i]);
  }
  const path = indexed(count, above);
  return left.length < right.length ? pairOf(path, missingPart, right[count]) : pairOf(path, left[count], missingPart);
}

function indexed(index: number, above: PartPath | undefined): PartPath {
  return { key: `${index}`, isIndex: true, above };
}

function compareProperties(
  above: PartPath | undefined,
  left: Holder,
  right: Holder,
  pairs: DifferingParts[],
): DifferingParts | undefined {
  const names = keys(left);
  for (let i = 0; i < names.length; i++) {
    const key = names[i]!;
    const path = { key, isIndex: false, above };
    if (!hasOwn(right, key)) return pairOf(path, left[key], missingPart);
    pairs[pairs.length] = pairOf(path, left[key], right[key]);
  }
  const others = keys(right);
  for (let i = 0; i < others.length; i++) {
    const key = others[i]!;
    if (!hasOwn(left, key)) return pairOf({ key, isIndex: false, above }, missingPart, right[key]);
  }
  return undefined;
}

/** Entries with equal keys belong together; keys that are objects are compared in their order. */
function compareMaps(
  above: PartPath | undefined,
  left: Map<unknown, unknown>,
  right: Map<unknown, unknown>,
  pairs: DifferingParts[],
): DifferingParts | undefined {
  const [mine, theirs]: [unknown[], unknown[]] = [[], []];
  left.forEach((value, key) => {
    if (right.has(key))
      pairs[pairs.length] = pairOf({ key: nameOf(key), isIndex: false, above }, value, right.get(key));
    else mine[mine.length] = [key, value];
  });
  right.forEach((value, key) => {
    if (!left.has(key)) theirs[theirs.length] = [key, value];
  });
  return compareLists(above, mine, theirs, pairs);
}

function compareSets(
  above: PartPath | undefined,
  left: Set<unknown>,
  right: Set<unknown>,
  pairs: DifferingParts[],
): DifferingParts | undefined {
  const [mine, theirs]: [unknown[], unknown[]] = [[], []];
  left.forEach((element) => {
    if (!right.has(element)) mine[mine.length] = element;
  });
  right.forEach((element) => {
    if (!left.has(element)) theirs[theirs.length] = element;
  });
  return compareLists(above, mine, theirs, pairs);
}

function nameOf(key: unknown): string {
  return typeof key === 'string' || typeof key === 'number' ? `${key}` : '?';
}
