import { originOf } from './function-origin.ts';
import { getPrototypeOf, PrivateWeakMap } from '../realm/intrinsics.ts';
import type { Model } from '../models/model.ts';
import type { ModelsByFunction } from '../models/models-by-function.ts';

/** A function made by `bind`: calls of it are calls of the target. */
export interface BoundFunction {
  readonly site: number;
  readonly target: unknown;
  readonly self: unknown;
  readonly selfShadow: number;
  readonly shadows: ArrayLike<number>;
  readonly args: readonly unknown[];
  /** True once a call passed its shadows on. */
  isCalled: boolean;
}

/** How the runtime handles calls of a function. */
interface Callee {
  readonly model: Model | null;
  /** The id under which a rewritten function takes its arguments; 0 for others; -1 if that depends on its prototype. */
  readonly functionId: number;
  readonly bound: BoundFunction | null;
  /** True if the function takes no shadows of its arguments. */
  readonly ignoresShadows: boolean;
}

const unknownCallee: Callee = { model: null, functionId: 0, bound: null, ignoresShadows: false };

/**
 * Maps functions to how the runtime handles calls of them; computed once per function. Models must be registered first.
 */
export class Callees {
  readonly #models: ModelsByFunction;
  readonly #known = new PrivateWeakMap<Callee>();

  constructor(models: ModelsByFunction) {
    this.#models = models;
  }

  of(target: object): Callee {
    const known = this.#known.get(target);
    if (known !== undefined) return known;
    const model = this.#models.get(target) ?? null;
    const origin = model === null ? originOf(target) : null;
    const functionId = origin === null ? 0 : origin.id === 0 ? -1 : origin.id;
    const callee: Callee = { model, functionId, bound: null, ignoresShadows: origin?.ignoresShadows === true };
    this.#known.set(target, callee);
    return callee;
  }

  bind(target: object, bound: BoundFunction): void {
    this.#known.set(target, { model: null, functionId: 0, bound, ignoresShadows: false });
  }

  /** As `of`; a class without a constructor uses the entry of its parent. */
  constructing(target: object): Callee {
    let callee = this.of(target);
    let current: unknown = target;
    for (let steps = 0; callee.functionId < 0 && steps < 64; steps++) {
      current = getPrototypeOf(current);
      if (typeof current !== 'function') return unknownCallee;
      callee = this.of(current);
    }
    return callee.functionId < 0 ? unknownCallee : callee;
  }

  /**
   * The id under which a rewritten function takes its arguments; 0 for others. A class without a constructor has the id
   * of its parent.
   */
  idOf(target: unknown): number {
    return typeof target === 'function' ? this.constructing(target).functionId : 0;
  }
}
