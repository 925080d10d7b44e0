import { operatorCode } from '../../core/operators.ts';
import { delegatedIterator, delegatedSteps, nativeIterator } from './delegated-iterator.ts';
import {
  arrayIteratorNext,
  arrayIteratorPrototype,
  arrayValues,
  asyncIteratorSymbol,
  isMap,
  isObject,
  isProxy,
  isSet,
  isTypedArray,
  iteratorSymbol,
  PrivateWeakMap,
  sameValue,
} from '../realm/intrinsics.ts';
import type { Activations } from '../calls/activations.ts';
import { findProperty, peek } from '../heap/peek.ts';
import { plainLength } from '../heap/plain-length.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';
import type { SideTable } from '../heap/side-table.ts';
import { SurrogatePairs } from '../text/surrogate-pairs.ts';
import type { Yields } from './yields.ts';

/** The state of a `for of` loop that is followed: which element is next. */
export interface Iteration {
  readonly source: unknown;
  readonly sourceShadow: number;
  /** The next index of an array or the next code unit of a string. */
  position: number;
  readonly followed: boolean;
  readonly site: number;
  /** The node of the number of elements, or code units of a string; 0 if it does not depend on the input. */
  readonly count: number;
  readonly total: number;
  /** The follower of a native iteration that is not by index. */
  readonly follower: Follower | undefined;
  /** True for `for await`: elements may be promises. */
  readonly isAsync: boolean;
  /** Called with each element before its iteration, for loops that destructure elements. */
  readonly ahead: ((element: unknown, shadow: number) => void) | null;
}

/** Follows a native iterator, with one call per step. */
export interface Follower {
  /** The shadow of an element; the call may store shadows inside an element that is an object. */
  shadowOf(turn: number, value: unknown): number;
  /** Called when the subject calls `next` itself; `isMore` is true if there was an element. */
  asked?(site: number, turn: number, isMore: boolean): void;
  /** A value with the same inner shadows as the element, for loops that destructure it. */
  elementAt?(turn: number): unknown;
}

export class Iterations {
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #followers = new PrivateWeakMap<Follower>();
  readonly #turns = new PrivateWeakMap<number>();
  readonly #yields: Yields;
  readonly #activations: Activations;
  readonly pairs: SurrogatePairs;
  #followerOfMap: (map: object) => Follower | undefined = () => undefined;
  #followerOfSet: (set: object) => Follower | undefined = () => undefined;

  constructor(registers: Registers, recorder: Recorder, side: SideTable, yields: Yields, activations: Activations) {
    this.#activations = activations;
    this.#registers = registers;
    this.#yields = yields;
    this.#recorder = recorder;
    this.#side = side;
    this.pairs = new SurrogatePairs(recorder);
  }

  /** Sets the follower that gives the shadows of the elements of an iterator. */
  follow(iterator: object, shadowOf: Follower): void {
    this.#followers.set(iterator, shadowOf);
    this.#registers.heap = 1;
  }

  followerOf(source: unknown): Follower | undefined {
    if (!isObject(source)) return undefined;
    const known = this.#followers.get(source);
    if (known !== undefined || isProxy(source)) return known;
    if (isMap(source)) return this.#followerOfMap(source);
    return isSet(source) ? this.#followerOfSet(source) : undefined;
  }

  /** Sets how Maps are followed. */
  followMaps(followerOf: (map: object) => Follower): void {
    this.#followerOfMap = followerOf;
  }

  followSets(followerOf: (set: object) => Follower): void {
    this.#followerOfSet = followerOf;
  }

  open(
    site: number,
    source: unknown,
    sourceShadow: number,
    isAsync = false,
    ahead: Iteration['ahead'] = null,
  ): Iteration {
    this.#registers.yielded = 0;
    const followed = typeof source === 'string' || iteratesByIndex(source);
    const total = followed ? (source as ArrayLike<unknown>).length : 0;
    const count = followed ? this.countOf(source, sourceShadow, total) : 0;
    this.#recorder.more(site, count, 0, total > 0);
    if (typeof source === 'string') this.pairs.decide(site, source, sourceShadow);
    const follower = this.followerOf(source);
    const iteration = { source, sourceShadow, position: 0, followed, site, count, total, follower, isAsync, ahead };
    this.#tellAhead(iteration);
    return iteration;
  }

  /** Passes the next element to `ahead`: destructuring may throw on it, and then its iteration is never recorded. */
  #tellAhead({ source, position, followed, total, ahead }: Iteration): void {
    if (ahead === null || !followed || typeof source === 'string' || position >= total) return;
    const element = peek(source, position);
    ahead(element, this.#side.read(source, position, element));
  }

  /**
   * The value that `yield*` iterates in place of an array, a string or a native iterator: it gives the same elements
   * and reports each of them.
   */
  delegate(site: number, source: unknown, shadow: number, isAsync = false): unknown {
    if (isAsync && (isProxy(source) || findProperty(source, asyncIteratorSymbol) !== undefined)) return source;
    if (typeof source !== 'string' && (!iteratesByIndex(source) || isTypedArray(source)))
      return this.#delegateNative(site, source);
    const iteration = this.open(site, source, this.#recorder.current(shadow, source));
    return delegatedIterator(source as ArrayLike<unknown>, (value, isOver) =>
      this.#tell(value, isOver ? 0 : this.#nextByIndex(iteration, value), isOver),
    );
  }

  #tell(value: unknown, shadow: number, isOver: boolean): void {
    const registers = this.#registers;
    registers.yielded = shadow;
    registers.given = value;
    if (registers.collecting > 0 && !isOver) this.#yields.note(value);
  }

  /** Delegates to a Map, a Set, a typed array or one of their iterators. */
  #delegateNative(site: number, source: unknown): unknown {
    const iterator = nativeIterator(source);
    if (iterator === undefined) return source;
    if (isTypedArray(source)) {
      this.#side.decideLength(site, source);
      this.follow(iterator, { shadowOf: (turn, value) => this.#side.read(source, turn, value) });
    }
    const follower = this.followerOf(iterator) ?? this.followerOf(source);
    if (follower === undefined) return source;
    return delegatedSteps(iterator, (value, isOver) => {
      const turn = this.turnOf(iterator);
      follower.asked?.(site, turn, !isOver);
      if (!isOver) this.takeTurn(iterator);
      this.#tell(value, isOver ? 0 : follower.shadowOf(turn, value), isOver);
    });
  }

  /** The number of elements that were taken from an iterator one by one. */
  turnOf(iterator: object): number {
    return this.#turns.get(iterator) ?? 0;
  }

  takeTurn(iterator: object): void {
    this.#turns.set(iterator, this.turnOf(iterator) + 1);
  }

  /** A step of an async generator was awaited: its value is the value yielded last. */
  takeStep(step: object): void {
    const { yielded } = this.#registers;
    if (!sameValue(this.#recorder.table.valueAt(yielded), peek(step, 'value'))) return;
    this.#registers.yielded = 0;
    this.#side.store(step, 'value', yielded);
  }

  /** The node of the number of elements of an array or code units of a string; 0 if it does not depend on the input. */
  countOf(source: unknown, sourceShadow: number, total: number): number {
    if (typeof source !== 'string') return this.#side.read(source, 'length', total);
    return this.#recorder.unary(operatorCode.stringLength, source, total, sourceShadow);
  }

  /** The shadow of the current element. */
  next(iteration: Iteration | 0 | undefined, value: unknown): number {
    if (iteration === 0 || iteration === undefined) return this.#takeYielded(value);
    const { follower } = iteration;
    if (follower === undefined && !iteration.followed) {
      const fromGenerator = this.#takeYielded(value);
      return fromGenerator === 0 ? this.#takeStepped(value) : fromGenerator;
    }
    // What was yielded last is not the element: the loop may itself be in a generator that yielded it.
    this.#registers.yielded = 0;
    this.#registers.given = undefined;
    return follower === undefined
      ? this.#nextByIndex(iteration, value)
      : follower.shadowOf(iteration.position++, value);
  }

  #nextByIndex(iteration: Iteration, value: unknown): number {
    const { source } = iteration;
    this.#decideTurn(iteration, typeof value === 'string' && typeof source === 'string' ? value.length : 1);
    if (typeof source === 'string') return this.#nextCharacter(iteration, source, value);
    const at = iteration.position++;
    if (iteration.isAsync && isObject(peek(source, at)))
      return this.#recorder.current(this.#activations.received(peek(source, at), value), value);
    return this.#side.read(source, at, value);
  }

  /**
   * Decides whether there is a further element. This is decided one step ahead, because the end of the loop is not
   * recorded, and in the same way at every step, so that the paths of inputs with different lengths part where the
   * shorter one ends.
   */
  #decideTurn({ site, count, position, total }: Iteration, step: number): void {
    this.#recorder.more(site, count, position + step, position + step < total);
  }

  /** The element itself, for loops that destructure it. */
  nextObject(iteration: Iteration | 0 | undefined): unknown {
    if (iteration === 0 || iteration === undefined) return this.#takeGiven();
    if (this.#registers.stepped !== undefined && !iteration.followed) return this.#steppedObject();
    if (iteration.follower !== undefined) return iteration.follower.elementAt?.(iteration.position++);
    if (!iteration.followed) return this.#takeGiven();
    if (typeof iteration.source === 'string') return undefined;
    this.#decideTurn(iteration, 1);
    const element = peek(iteration.source, iteration.position++);
    this.#tellAhead(iteration);
    return element;
  }

  /** The shadow of the value in the last result of the iterator's `next`. */
  #takeStepped(value: unknown): number {
    const { stepped } = this.#registers;
    this.#registers.stepped = undefined;
    return stepped === undefined ? 0 : this.#side.read(stepped, 'value', value);
  }

  #steppedObject(): unknown {
    const { stepped } = this.#registers;
    this.#registers.stepped = undefined;
    return peek(stepped, 'value');
  }

  noteStep(step: unknown): void {
    if (peek(step, 'done') === true) return;
    const value = peek(step, 'value');
    this.#registers.yielded = this.#side.read(step, 'value', value);
    this.#yields.note(value);
    this.#registers.yielded = 0;
  }

  #nextCharacter(iteration: Iteration, source: string, value: unknown): number {
    const at = iteration.position;
    if (typeof value !== 'string') return 0;
    iteration.position += value.length;
    return this.character(source, iteration.sourceShadow, at, value);
  }

  /** The shadow of the code point that starts at a code unit: one unit or a pair. */
  character(source: string, sourceShadow: number, at: number, value: string): number {
    if (sourceShadow === 0) return 0;
    if (value.length === 1) return this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0);
    return this.#recorder.operation(operatorCode.slice, [source, at, at + value.length], [sourceShadow, 0, 0], value);
  }

  #takeGiven(): unknown {
    const { given, collecting } = this.#registers;
    if (collecting > 0) this.#yields.taken();
    this.#registers.given = undefined;
    return given;
  }

  #takeYielded(value: unknown): number {
    const { yielded, collecting } = this.#registers;
    if (collecting > 0) this.#yields.taken();
    this.#registers.given = undefined;
    if (yielded === 0) return 0;
    this.#registers.yielded = 0;
    return this.#recorder.current(yielded, value);
  }
}

/** True if iterating the object natively visits the indices 0, 1, 2... and runs no code of the subject. */
export function iteratesByIndex(source: unknown): boolean {
  if (plainLength(source) === undefined) return false;
  if (!isTypedArray(source) && peek(source, iteratorSymbol) !== arrayValues) return false;
  return peek(arrayIteratorPrototype, 'next') === arrayIteratorNext;
}
