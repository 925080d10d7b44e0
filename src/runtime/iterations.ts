import { operatorCode } from '../core/operators.ts';
import {
  arrayIteratorNext,
  arrayIteratorPrototype,
  arrayValues,
  isObject,
  isTypedArray,
  iteratorSymbol,
  PrivateWeakMap,
} from './intrinsics.ts';
import { peek } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from './recorder.ts';
import type { Registers } from './registers.ts';
import type { SideTable } from './side-table.ts';

/** A `for of` loop followed from beside: which element is its turn. */
export interface Iteration {
  readonly source: unknown;
  readonly sourceShadow: number;
  /** Of an array the next index, of a string the next code unit. */
  position: number;
  readonly followed: boolean;
}

/** Gives the shadow of an element by its turn; of an object it may place shadows inside. */
export type Follower = (index: number, value: unknown) => number;

export class Iterations {
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #followers = new PrivateWeakMap<Follower>();

  constructor(registers: Registers, recorder: Recorder, side: SideTable) {
    this.#registers = registers;
    this.#recorder = recorder;
    this.#side = side;
  }

  /** Says what shadows the elements of an iterator have, by their turn. */
  follow(iterator: object, shadowOf: Follower): void {
    this.#followers.set(iterator, shadowOf);
    this.#registers.heap = 1;
  }

  followerOf(source: unknown): Follower | undefined {
    return isObject(source) ? this.#followers.get(source) : undefined;
  }

  open(source: unknown, sourceShadow: number): Iteration {
    this.#registers.yielded = 0;
    return {
      source,
      sourceShadow,
      position: 0,
      followed: typeof source === 'string' || iteratesByIndex(source),
    };
  }

  /** The shadow of the element whose turn it is. */
  next(iteration: Iteration | 0 | undefined, value: unknown): number {
    const fromGenerator = this.#takeYielded(value);
    if (iteration === 0 || iteration === undefined) return fromGenerator;
    const { source } = iteration;
    const follower = this.followerOf(source);
    if (follower !== undefined) return follower(iteration.position++, value);
    if (!iteration.followed) return fromGenerator;
    if (typeof source === 'string') return this.#nextCharacter(iteration, source, value);
    return this.#side.read(source, iteration.position++, value);
  }

  /** The element itself, for loops that destructure it. */
  nextObject(iteration: Iteration | 0 | undefined): unknown {
    if (iteration === 0 || iteration === undefined || !iteration.followed || typeof iteration.source === 'string')
      return undefined;
    return peek(iteration.source, iteration.position++);
  }

  #nextCharacter(iteration: Iteration, source: string, value: unknown): number {
    const at = iteration.position;
    if (typeof value !== 'string') return 0;
    iteration.position += value.length;
    return this.character(source, iteration.sourceShadow, at, value);
  }

  /** The shadow of the code point at a code unit: one unit or a pair. */
  character(source: string, sourceShadow: number, at: number, value: string): number {
    if (sourceShadow === 0) return 0;
    if (value.length === 1) return this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0);
    return this.#recorder.operation(operatorCode.slice, [source, at, at + value.length], [sourceShadow, 0, 0], value);
  }

  #takeYielded(value: unknown): number {
    const { yielded } = this.#registers;
    if (yielded === 0) return 0;
    this.#registers.yielded = 0;
    return this.#recorder.current(yielded, value);
  }
}

/** Whether iterating the object natively visits 0, 1, 2... and runs no code of the subject. */
export function iteratesByIndex(source: unknown): boolean {
  if (plainLength(source) === undefined) return false;
  if (!isTypedArray(source) && peek(source, iteratorSymbol) !== arrayValues) return false;
  return peek(arrayIteratorPrototype, 'next') === arrayIteratorNext;
}
