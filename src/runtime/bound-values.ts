import { operatorCode } from '../core/operators.ts';
import { codePointAt, isArray, isObject, ownKeys } from './intrinsics.ts';
import { iteratesByIndex, type Follower, type Iterations } from './iterations.ts';
import { peek } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from './recorder.ts';
import type { SideTable } from './side-table.ts';
import type { Collected, Yields } from './yields.ts';

/** Shadows of what destructuring, spreading and rest parameters have copied natively. */
export class BoundValues {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #iterations: Iterations;
  readonly #yields: Yields;

  constructor(recorder: Recorder, side: SideTable, iterations: Iterations, yields: Yields) {
    this.#yields = yields;
    this.#recorder = recorder;
    this.#side = side;
    this.#iterations = iterations;
  }

  /** The shadow of a variable that a pattern took out of `source` along `path`. */
  bound(value: unknown, source: unknown, sourceShadow: number, path: readonly (string | number)[]): number {
    if (typeof source === 'string') return this.#ofString(value, source, sourceShadow, path);
    const first = path[0];
    const collected = typeof first === 'number' && isObject(source) ? this.#yields.of(source) : undefined;
    if (collected !== undefined && path.length === 1) return collected.shadowAt(first as number, value);
    const holder = this.#follow(source, path, path.length - 1);
    const key = path[path.length - 1];
    return key === undefined ? 0 : this.#side.read(holder, key, value);
  }

  #ofString(value: unknown, source: string, sourceShadow: number, path: readonly (string | number)[]): number {
    const key = path[0];
    if (path.length !== 1 || sourceShadow === 0) return 0;
    if (key === 'length') return this.#recorder.lengthOfString(source, value, sourceShadow);
    if (typeof key !== 'number' || (typeof value !== 'string' && value !== undefined)) return 0;
    let at = 0;
    for (let skipped = 0; skipped < key; skipped++) at += codeUnitsAt(source, at);
    if (value !== undefined) return this.#iterations.character(source, sourceShadow, at, value);
    return this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0);
  }

  #follow(source: unknown, path: readonly (string | number)[], steps: number): unknown {
    const first = path[0];
    const collected = typeof first === 'number' && isObject(source) ? this.#yields.of(source) : undefined;
    let holder = collected === undefined || steps === 0 ? source : collected.elementAt(first as number);
    for (let step = collected === undefined ? 0 : 1; step < steps; step++) holder = peek(holder, path[step]);
    return holder;
  }

  /** Gives `...rest` the shadows of what it took; `from` is -1 for objects. */
  boundRest(rest: unknown, source: unknown, path: readonly (string | number)[], from: number): number {
    const holder = this.#follow(source, path, path.length);
    if (from < 0) this.copyProperties(rest, holder);
    else if (isObject(rest) && isArray(rest)) this.#shift(rest, holder, from);
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
  copyProperties(target: unknown, source: unknown): void {
    const shadows = this.#side.of(source);
    if (shadows === undefined || !isObject(target)) return;
    const keys = ownKeys(shadows);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string | symbol;
      this.#side.store(target, key, shadows[key] ?? 0);
    }
  }

  /** The elements of an array literal: shadows, or a pair of a spread source and its shadow. */
  placeElements(
    array: object,
    entries: ArrayLike<number | readonly [unknown, number]>,
    site: number,
    collected: Collected | undefined,
  ): void {
    const total = peek(array, 'length') as number;
    let index = 0;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as number | readonly [unknown, number];
      if (typeof entry === 'number') {
        if (entry !== 0) this.#side.store(array, index, entry);
        index++;
        continue;
      }
      const taken = this.#spread(array, index, entry[0], entry[1], site, collected);
      index = taken < 0 ? total - remaining(entries, at + 1) : index + taken;
      if (taken < 0 && index < 0) return;
    }
  }

  /** How many elements a spread source gave; -1 if that cannot be told. */
  #spread(
    array: object,
    index: number,
    source: unknown,
    sourceShadow: number,
    site: number,
    collected: Collected | undefined,
  ): number {
    if (typeof source === 'string') {
      const count = this.#iterations.countOf(source, sourceShadow, source.length);
      this.#recorder.takenAll(site, count, source.length);
      return this.#spreadString(array, index, source, sourceShadow);
    }
    const follower = this.#iterations.followerOf(source);
    if (follower !== undefined) return this.#spreadFollowed(array, index, follower);
    const length = iteratesByIndex(source) ? plainLength(source) : undefined;
    if (length === undefined) return collected === undefined ? -1 : this.#spreadFollowed(array, index, collected);
    if (this.#side.of(source) === undefined && isArray(source)) return length;
    this.#recorder.takenAll(site, this.#iterations.countOf(source, 0, length), length);
    for (let at = 0; at < length; at++) {
      const shadow = this.#side.read(source, at, peek(array, index + at));
      if (shadow !== 0) this.#side.store(array, index + at, shadow);
    }
    return length;
  }

  /** An iterator that is spread to the end of an array. */
  #spreadFollowed(array: object, index: number, follower: Follower): number {
    const total = peek(array, 'length') as number;
    for (let at = index; at < total; at++) this.#side.store(array, at, follower.shadowOf(at - index, peek(array, at)));
    return -1;
  }

  #spreadString(array: object, index: number, source: string, sourceShadow: number): number {
    let count = 0;
    for (let at = 0; at < source.length; count++) {
      const character = peek(array, index + count);
      if (typeof character !== 'string') return -1;
      this.#side.store(array, index + count, this.#iterations.character(source, sourceShadow, at, character));
      at += character.length;
    }
    return count;
  }

  restParameter(rest: unknown, passed: ArrayLike<number>, from: number): void {
    if (!isObject(rest)) return;
    for (let at = from; at < passed.length; at++) this.#side.store(rest, at - from, passed[at] as number);
  }
}

/** How many elements the entries from here on make, if nothing more is spread; else more than any array has. */
function remaining(entries: ArrayLike<unknown>, from: number): number {
  for (let at = from; at < entries.length; at++) if (typeof entries[at] !== 'number') return Infinity;
  return entries.length - from;
}

/** 2 at a surrogate pair. */
function codeUnitsAt(text: string, at: number): number {
  return (codePointAt(text, at) ?? 0) > 0xffff ? 2 : 1;
}
