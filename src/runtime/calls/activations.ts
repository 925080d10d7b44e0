import { emptyList, isArray, isObject, PrivateWeakMap } from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { SideTable } from '../heap/side-table.ts';

/** The reason for concretizing a value that a promise passes to anything but `await`. */
export const nativeContinuation = 'promise passed to native code';

/** One call of an async function, or of a function that makes a promise, with the shadow of what fulfills its promise. */
export interface Activation {
  readonly functionId: number;
  shadow: number;
  /** True if native code receives the value that fulfills the promise. */
  isWatched: boolean;
  /** True if rewritten code has received the value that fulfills the promise. */
  isTaken: boolean;
  /** Where the shadow became known. */
  site: number;
  /** The activation of the promise that this call returned; its shadow takes precedence. */
  forwarded: Activation | null;
  /** The elements of the array that fulfills the promise, until it is received. */
  parts: Parts | null;
}

/** What `Promise.all` was given: promises or other values, and the shadows of the latter. */
interface Parts {
  readonly values: readonly unknown[];
  readonly shadows: readonly number[];
}

/** Relates promises to the calls of async functions that returned them. */
export class Activations {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #byPromise = new PrivateWeakMap<Activation>();
  readonly #answers = new PrivateWeakMap<true>();
  /** The activations of this run whose promises are fulfilled with something that depends on the input. */
  #known: Activation[] = emptyList();
  #results: unknown[] = emptyList();
  /** True once native code receives what becomes of a promise in this run. */
  hasWatched = false;

  constructor(recorder: Recorder, side: SideTable) {
    this.#recorder = recorder;
    this.#side = side;
  }

  reset(): void {
    this.#known = emptyList();
    this.#results = emptyList();
    this.hasWatched = false;
  }

  open(functionId: number): Activation {
    return { functionId, shadow: 0, isWatched: false, isTaken: false, site: 0, forwarded: null, parts: null };
  }

  link(promise: unknown, activation: Activation): void {
    if (isObject(promise)) this.#byPromise.set(promise, activation);
  }

  settle(activation: Activation, value: unknown, shadow: number): void {
    activation.shadow = shadow;
    if (isObject(value)) activation.forwarded = this.#byPromise.get(value) ?? null;
    if (shadow !== 0) this.#note(activation);
    if (activation.isWatched) this.#concretize(activation.site, shadow);
  }

  /** Relates the result of `Promise.all` to what it was given. */
  combine(promise: unknown, values: readonly unknown[], shadows: readonly number[]): void {
    const activation = this.open(0);
    activation.parts = { values, shadows };
    this.link(promise, activation);
    this.#note(activation);
  }

  #note(activation: Activation): void {
    activation.site = this.#recorder.events.lastSite;
    this.#known[this.#known.length] = activation;
  }

  /**
   * Native code will receive the value that fulfills the promise. Returns the shadow of that value, if it is known
   * already.
   */
  watch(promise: unknown): number {
    this.hasWatched = true;
    const activation = isObject(promise) ? this.#byPromise.get(promise) : undefined;
    if (activation !== undefined) activation.isWatched = true;
    const last = this.#lastOf(promise);
    if (last !== null) last.isWatched = true;
    return last?.shadow ?? 0;
  }

  /**
   * Native code received the promise before it was linked to its activation. Returns the shadow of the value that
   * fulfilled it, if any.
   */
  leave(activation: Activation | null): number {
    if (activation === null) return 0;
    activation.isWatched = true;
    return activation.shadow;
  }

  /** Records that the promise is fulfilled with the result of a function that native code will call. */
  expectAnswer(promise: object): void {
    this.#answers.set(promise, true);
  }

  isAnswer(promise: unknown): boolean {
    return isObject(promise) && this.#answers.get(promise) === true;
  }

  /** The shadow of the value that awaiting the promise gives; those of its elements are stored. */
  received(promise: unknown, value: unknown): number {
    const activation = this.#lastOf(promise);
    if (activation === null) return 0;
    activation.isTaken = true;
    const { parts } = activation;
    if (parts === null || !isArray(value)) return activation.shadow;
    activation.parts = null;
    for (let at = 0; at < parts.values.length; at++) {
      const part = parts.values[at];
      const shadow = isObject(part) ? this.received(part, value[at]) : parts.shadows[at]!;
      this.#side.store(value, at, this.#recorder.current(shadow, value[at]));
    }
    return 0;
  }

  /** Records the result of the target: what fulfills it need not be concretized. */
  leaveOpen(promise: unknown): void {
    this.#results[this.#results.length] = promise;
  }

  /** Concretizes, at the end of a run, what fulfilled promises that no rewritten code has received. */
  concretizeRemaining(): void {
    for (let at = 0; at < this.#results.length; at++) {
      const activation = this.#lastOf(this.#results[at]);
      if (activation !== null) activation.isTaken = true;
    }
    for (let at = 0; at < this.#known.length; at++) {
      const activation = this.#known[at]!;
      if (!activation.isTaken) this.#concretize(activation.site, activation.shadow);
      if (activation.isWatched || !activation.isTaken) this.#concretizeParts(activation);
    }
  }

  #concretizeParts({ site, parts }: Activation): void {
    if (parts === null) return;
    for (let at = 0; at < parts.values.length; at++) this.#concretize(site, parts.shadows[at]!);
  }

  #concretize(site: number, shadow: number): void {
    const recorder = this.#recorder;
    if (shadow > 0) recorder.concretize(site, recorder.table.valueAt(shadow), shadow, nativeContinuation);
  }

  #lastOf(promise: unknown): Activation | null {
    let activation = isObject(promise) ? (this.#byPromise.get(promise) ?? null) : null;
    for (let steps = 0; activation !== null && activation.forwarded !== null && steps < 64; steps++)
      activation = activation.forwarded;
    return activation;
  }
}
