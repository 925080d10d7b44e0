import { operatorCode } from '../core/operators.ts';
import { codePointAt, emptyList, hasOwn, isArray, isObject, isProxy, ownKeys } from './intrinsics.ts';
import { iteratesByIndex, type Iterations } from './iterations.ts';
import type { KeyedStores } from './keyed-stores.ts';
import type { ObjectReads } from './object-reads.ts';
import { hasPlainChain, peek, peekGetter } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from './recorder.ts';
import type { SideTable } from './side-table.ts';
import type { Yields } from './yields.ts';

/** The way to a value in what a pattern takes apart: numbers are turns of an iteration. */
export type Path = readonly (string | number)[];

/** Shadows of what destructuring, spreading and rest parameters have copied natively. */
export class BoundValues {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #iterations: Iterations;
  readonly #yields: Yields;
  readonly #reads: ObjectReads;
  readonly #stores: KeyedStores;

  constructor(
    recorder: Recorder,
    side: SideTable,
    reads: ObjectReads,
    stores: KeyedStores,
    iterations: Iterations,
    yields: Yields,
  ) {
    this.#yields = yields;
    this.#reads = reads;
    this.#stores = stores;
    this.#recorder = recorder;
    this.#side = side;
    this.#iterations = iterations;
  }

  /** The shadow of a variable that a pattern took out of `source` along `path`. */
  bound(site: number, value: unknown, source: unknown, sourceShadow: number, path: Path, keyShadow: number): number {
    const last = path.length - 1;
    const key = path[last];
    if (keyShadow !== 0) return this.#byKey(site, value, source, sourceShadow, path, keyShadow);
    if (key === undefined || isObject(key)) return 0;
    if (last === 0 && typeof key === 'number' && isObject(source)) {
      const elements = this.#yields.of(source)?.shadowAt(key, value) ?? this.#followed(source, key, value);
      if (elements !== undefined) return elements;
    }
    const holder = this.#follow(source, path, last);
    if (typeof holder === 'string') {
      const shadow = this.#textShadow(site, source, sourceShadow, path, holder);
      if (typeof key === 'number') this.#iterations.pairs.decide(site, holder, shadow);
      return this.#ofString(value, holder, shadow, key);
    }
    return this.#reads.readOwn(site, holder, key, value);
  }

  /**
   * As `bound`, for a variable with a default: whether that is taken is a decision where the value depends on the input.
   * `fallback` is the shadow of the default, 0 if it was not taken or has none.
   */
  boundOrDefault(
    site: number,
    value: unknown,
    source: unknown,
    sourceShadow: number,
    path: Path,
    keyShadow: number,
    fallback: number,
  ): number {
    const isTaken = fallback !== 0 || (value !== undefined && this.#isMissing(source, path));
    const shadow = this.bound(site, isTaken ? undefined : value, source, sourceShadow, path, keyShadow);
    const isMissing = isTaken || value === undefined;
    this.#reads.decideUndefined(site, isMissing ? undefined : value, shadow);
    return isTaken ? fallback : shadow;
  }

  /** Whether a path leads to nothing, as far as that can be told without running code. */
  #isMissing(source: unknown, path: Path): boolean {
    const last = path.length - 1;
    const key = path[last];
    const holder = this.#follow(source, path, last);
    if (!isObject(holder) || isObject(key) || key === undefined || !hasPlainChain(holder)) return false;
    if (typeof key === 'number' && !iteratesByIndex(holder)) return false;
    return peekGetter(holder, key) === undefined && peek(holder, key) === undefined;
  }

  /** As `bound`, where the last key is computed and has a shadow. */
  #byKey(site: number, value: unknown, source: unknown, sourceShadow: number, path: Path, keyShadow: number): number {
    const last = path.length - 1;
    const holder = this.#follow(source, path, last);
    const shadow = typeof holder === 'string' ? this.#textShadow(site, source, sourceShadow, path, holder) : 0;
    return this.#reads.readKey(site, holder, path[last], value, shadow, keyShadow);
  }

  /** The shadow of a text in which the last step of a path leads to something. */
  #textShadow(site: number, source: unknown, sourceShadow: number, path: Path, text: string): number {
    const steps = path.length - 1;
    return steps === 0 ? sourceShadow : this.bound(site, text, source, sourceShadow, copyUpTo(path, steps), 0);
  }

  /** Of what an iterator gave at a turn. */
  #followed(source: object, turn: number, value: unknown): number | undefined {
    return isArray(source) ? undefined : this.#iterations.followerOf(source)?.shadowOf(turn, value);
  }

  #ofString(value: unknown, source: string, sourceShadow: number, key: PropertyKey): number {
    if (sourceShadow === 0 || typeof key === 'symbol') return 0;
    if (key === 'length') return this.#recorder.lengthOfString(source, value, sourceShadow);
    if (typeof value !== 'string' && value !== undefined) return 0;
    const at = typeof key === 'number' ? unitsBefore(source, key) : +key;
    if (value !== undefined && typeof key === 'number')
      return this.#iterations.character(source, sourceShadow, at, value);
    return at >= 0 ? this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0) : 0;
  }

  #follow(source: unknown, path: Path, steps: number): unknown {
    const first = path[0];
    const given =
      typeof first === 'number' && isObject(source) && steps > 0 ? this.#elementOf(source, first) : undefined;
    let holder = given ?? source;
    for (let step = given === undefined ? 0 : 1; step < steps; step++) holder = peek(holder, path[step]);
    return holder;
  }

  /** An element of what is iterated by other means than an index. */
  #elementOf(source: object, turn: number): unknown {
    const collected = this.#yields.of(source);
    if (collected !== undefined) return collected.elementAt(turn);
    const follower = isArray(source) ? undefined : this.#iterations.followerOf(source);
    if (follower === undefined) return undefined;
    let element: unknown;
    for (let at = 0; at <= turn; at++) element = follower.elementAt?.(at);
    return element;
  }

  /** Gives `...rest` the shadows of what it took; `from` is -1 for objects. */
  boundRest(site: number, rest: unknown, source: unknown, sourceShadow: number, path: Path, from: number): number {
    const holder = this.#follow(source, path, path.length);
    if (from < 0) this.copyProperties(site, rest, holder);
    else if (typeof holder === 'string') {
      const shadow = path.length === 0 ? sourceShadow : this.bound(site, holder, source, sourceShadow, path, 0);
      this.#recorder.takenAll(site, this.#iterations.countOf(holder, shadow, holder.length), holder.length);
      this.#iterations.pairs.decide(site, holder, shadow);
      for (let at = 0; at < (plainLength(rest) ?? 0); at++)
        this.#side.store(rest, at, this.#ofString(peek(rest, at), holder, shadow, at + from));
    } else if (isObject(rest) && isArray(rest)) this.#shift(rest, holder, from);
    return 0;
  }

  #shift(rest: unknown[], holder: unknown, from: number): void {
    if (!isObject(holder)) return;
    const collected = this.#yields.of(holder);
    if (collected === undefined && !iteratesByIndex(holder)) return;
    if (collected === undefined) this.#side.store(rest, 'length', this.#lengthAfter(holder, from));
    for (let at = 0; at < rest.length; at++) {
      const value = peek(rest, at);
      const shadow = collected?.shadowAt(at + from, value) ?? this.#side.read(holder, at + from, value);
      if (shadow !== 0) this.#side.store(rest, at, shadow);
    }
  }

  /** How many elements there are from a place on. */
  #lengthAfter(holder: object, from: number): number {
    const { table } = this.#recorder;
    const total = plainLength(holder) ?? 0;
    const length = this.#side.read(holder, 'length', total);
    if (length === 0 || from === 0) return length;
    const start = table.constant(from);
    const hasMore = table.node(operatorCode.greaterThan, length, start, 0, total > from);
    const left = table.node(operatorCode.subtract, length, start, 0, total - from);
    return table.node(operatorCode.conditional, hasMore, left, table.constant(0), total > from ? total - from : 0);
  }

  /** `{ ...source }` into `target`. */
  copyProperties(site: number, target: unknown, source: unknown): void {
    const shadows = this.#side.of(source);
    const { writes } = this.#side;
    if (!isObject(target) || !isObject(source) || isProxy(source) || isProxy(target)) return;
    const isKeyed = writes.isLogged(source) || writes.isLogged(target);
    if (shadows === undefined && !isKeyed) return;
    this.#reads.settleNames(site, source);
    const keys = isKeyed ? ownKeys(source) : ownKeys(shadows as object);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string | symbol;
      if (isKeyed && !hasOwn(target, key)) continue;
      const shadow = shadows?.[key] ?? 0;
      const keyShadow = typeof key === 'symbol' ? 0 : writes.shadowOfKey(source, key);
      if (keyShadow === 0) this.#side.store(target, key, shadow);
      else this.#stores.storeCopied(site, target, key as string, keyShadow, shadow);
    }
  }

  restParameter(rest: unknown, passed: ArrayLike<number>, from: number): void {
    if (!isObject(rest)) return;
    for (let at = from; at < passed.length; at++) this.#side.store(rest, at - from, passed[at] as number);
  }
}

/** Of a text: how many code units there are before a code point. */
function unitsBefore(text: string, points: number): number {
  let at = 0;
  for (let skipped = 0; skipped < points; skipped++) at += codeUnitsAt(text, at);
  return at;
}

function copyUpTo(path: Path, length: number): Path {
  const copy: (string | number)[] = emptyList();
  for (let at = 0; at < length; at++) copy[at] = path[at] as string | number;
  return copy;
}

/** 2 at a surrogate pair. */
function codeUnitsAt(text: string, at: number): number {
  return (codePointAt(text, at) ?? 0) > 0xffff ? 2 : 1;
}
