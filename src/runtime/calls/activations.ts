import { isObject, PrivateWeakMap } from '../realm/intrinsics.ts';

/** One run of an async function: what its promise will be fulfilled with. */
export interface Activation {
  readonly functionId: number;
  shadow: number;
  /** Native code goes on with what it is fulfilled with. */
  isWatched: boolean;
  /** The promise it returned, whose own activation knows better. */
  forwarded: Activation | null;
}

/** Which promise belongs to which run of an async function. */
export class Activations {
  readonly #byPromise = new PrivateWeakMap<Activation>();
  readonly #answers = new PrivateWeakMap<true>();

  open(functionId: number): Activation {
    return { functionId, shadow: 0, isWatched: false, forwarded: null };
  }

  link(promise: unknown, activation: Activation): void {
    if (isObject(promise)) this.#byPromise.set(promise, activation);
  }

  settle(activation: Activation, value: unknown, shadow: number): void {
    activation.shadow = shadow;
    if (isObject(value)) activation.forwarded = this.#byPromise.get(value) ?? null;
  }

  /** Native code will be given what the promise is fulfilled with; answers its shadow, if that is known already. */
  watch(promise: unknown): number {
    const activation = isObject(promise) ? this.#byPromise.get(promise) : undefined;
    if (activation !== undefined) activation.isWatched = true;
    return this.shadowOf(promise);
  }

  /** Native code got hold of its promise before anybody could say which it is; answers what it was fulfilled with, if it was. */
  leave(activation: Activation | null): number {
    if (activation === null) return 0;
    activation.isWatched = true;
    return activation.shadow;
  }

  /** The promise is fulfilled with what a function answers that native code will call. */
  expectAnswer(promise: object): void {
    this.#answers.set(promise, true);
  }

  isAnswer(promise: unknown): boolean {
    return isObject(promise) && this.#answers.get(promise) === true;
  }

  /** The shadow of what awaiting the promise gave. */
  shadowOf(promise: unknown): number {
    let activation = isObject(promise) ? (this.#byPromise.get(promise) ?? null) : null;
    for (let steps = 0; activation !== null && activation.forwarded !== null && steps < 64; steps++)
      activation = activation.forwarded;
    return activation?.shadow ?? 0;
  }
}
