import { isObject, PrivateWeakMap } from '../realm/intrinsics.ts';

/** One call of an async function, with the shadow of the value that fulfills its promise. */
export interface Activation {
  readonly functionId: number;
  shadow: number;
  /** True if native code receives the value that fulfills the promise. */
  isWatched: boolean;
  /** The activation of the promise that this call returned; its shadow takes precedence. */
  forwarded: Activation | null;
}

/** Relates promises to the calls of async functions that returned them. */
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

  /**
   * Native code will receive the value that fulfills the promise. Returns the shadow of that value, if it is known
   * already.
   */
  watch(promise: unknown): number {
    const activation = isObject(promise) ? this.#byPromise.get(promise) : undefined;
    if (activation !== undefined) activation.isWatched = true;
    return this.shadowOf(promise);
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

  /** The shadow of the value that awaiting the promise gives. */
  shadowOf(promise: unknown): number {
    let activation = isObject(promise) ? (this.#byPromise.get(promise) ?? null) : null;
    for (let steps = 0; activation !== null && activation.forwarded !== null && steps < 64; steps++)
      activation = activation.forwarded;
    return activation?.shadow ?? 0;
  }
}
