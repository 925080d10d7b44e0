import {
  codePointAt,
  isArray,
  isMap,
  isObject,
  isProxy,
  isSet,
  iteratorSymbol,
  mapSize,
  setSize,
} from '../realm/intrinsics.ts';
import { iteratesByIndex, type Follower, type Iterations } from '../iteration/iterations.ts';
import { peek } from './peek.ts';
import { concretizeContents } from './concretize-contents.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { SideTable } from './side-table.ts';
import type { Collected } from '../iteration/yields.ts';

/** An element of a literal: its shadow, or a spread source with its shadow. */
export type ArrayEntry = number | readonly [unknown, number];

const mapIteration = peek(Map.prototype, iteratorSymbol);
const setIteration = peek(Set.prototype, iteratorSymbol);
const reason = 'elements after several spread iterators';

/** Shadows of the elements of array literals with spread elements. */
export class ArrayLiterals {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #iterations: Iterations;

  constructor(recorder: Recorder, side: SideTable, iterations: Iterations) {
    this.#recorder = recorder;
    this.#side = side;
    this.#iterations = iterations;
  }

  /**
   * Stores the shadows of the elements; `collected` has the values that generators yielded while the array was made.
   */
  place(array: object, entries: ArrayLike<ArrayEntry>, site: number, collected: Collected | undefined): void {
    const left = this.#leftFor(array, entries);
    let index = 0;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!;
      if (typeof entry === 'number') {
        if (entry !== 0) this.#side.store(array, index, entry);
        index++;
        continue;
      }
      const known = countOf(entry[0]);
      const count = known < 0 ? left : known;
      // The boundary between this source and the next one is not known.
      if (count < 0) return this.#concretizeFrom(array, entries, at, index, site, collected);
      this.#spread(array, index, count, entry[0], entry[1], site, collected);
      index += count;
    }
  }

  /** The number of elements of the one source with an unknown count; -1 if there are several such sources. */
  #leftFor(array: object, entries: ArrayLike<ArrayEntry>): number {
    let left = peek(array, 'length') as number;
    let unknown = 0;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!;
      const count = typeof entry === 'number' ? 1 : countOf(entry[0]);
      if (count < 0) unknown++;
      else left -= count;
    }
    return unknown > 1 ? -1 : left;
  }

  #concretizeFrom(
    array: object,
    entries: ArrayLike<ArrayEntry>,
    from: number,
    index: number,
    site: number,
    collected: Collected | undefined,
  ): void {
    for (let at = from; at < entries.length; at++) {
      const entry = entries[at]!;
      const shadow = typeof entry === 'number' ? entry : entry[1];
      this.#recorder.concretize(site, this.#recorder.table.valueAt(shadow), shadow, reason);
      if (typeof entry !== 'number') concretizeContents(this.#recorder, this.#side, site, entry[0], reason);
    }
    for (let turn = 0; turn < (collected?.count ?? 0); turn++)
      this.#recorder.concretize(site, collected?.elementAt(turn), collected?.shadowOfTurn(turn) ?? 0, reason);
    // Objects among the elements keep the shadows of their own properties.
    for (let at = index; at < (peek(array, 'length') as number); at++) this.#side.store(array, at, 0);
  }

  #spread(
    array: object,
    index: number,
    count: number,
    source: unknown,
    sourceShadow: number,
    site: number,
    collected: Collected | undefined,
  ): void {
    if (typeof source === 'string') return this.#spreadText(array, index, source, sourceShadow, site);
    const follower = this.#iterations.followerOf(source);
    if (follower !== undefined) return this.#spreadFollowed(array, index, count, follower);
    if (!iteratesByIndex(source)) {
      if (collected !== undefined) this.#spreadFollowed(array, index, count, collected);
      return;
    }
    if (this.#side.of(source) === undefined && isArray(source)) return;
    this.#recorder.takenAll(site, this.#iterations.countOf(source, 0, count), count);
    for (let at = 0; at < count; at++) {
      const shadow = this.#side.read(source, at, peek(array, index + at));
      if (shadow !== 0) this.#side.store(array, index + at, shadow);
    }
  }

  #spreadFollowed(array: object, index: number, count: number, follower: Follower): void {
    for (let at = 0; at < count; at++)
      this.#side.store(array, index + at, follower.shadowOf(at, peek(array, index + at)));
  }

  #spreadText(array: object, index: number, text: string, shadow: number, site: number): void {
    this.#recorder.takenAll(site, this.#iterations.countOf(text, shadow, text.length), text.length);
    this.#iterations.pairs.decide(site, text, shadow);
    let count = 0;
    for (let at = 0; at < text.length; count++) {
      const character = peek(array, index + count);
      if (typeof character !== 'string') return;
      this.#side.store(array, index + count, this.#iterations.character(text, shadow, at, character));
      at += character.length;
    }
  }
}

/** The number of elements that a source gave; -1 if it is not known. */
function countOf(source: unknown): number {
  if (typeof source === 'string') return pointsIn(source);
  if (!isObject(source) || isProxy(source)) return -1;
  if (isMap(source) && peek(source, iteratorSymbol) === mapIteration) return mapSize(source);
  if (isSet(source) && peek(source, iteratorSymbol) === setIteration) return setSize(source);
  return iteratesByIndex(source) ? (plainLength(source) ?? -1) : -1;
}

function pointsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count++) at += codePointAt(text, at)! > 0xffff ? 2 : 1;
  return count;
}
