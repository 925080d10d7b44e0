import { originOf } from './function-origin.ts';
import { getPrototypeOf, PrivateWeakMap } from '../realm/intrinsics.ts';
import type { Model } from '../models/model.ts';
import type { ModelsByFunction } from '../models/models-by-function.ts';

/** What `bind` made: calls of it are calls of the target. */
export interface BoundFunction {
  readonly site: number;
  readonly target: unknown;
  readonly self: unknown;
  readonly selfShadow: number;
  readonly shadows: ArrayLike<number>;
  readonly args: readonly unknown[];
  /** Was called in a way that its shadows went along. */
  isCalled: boolean;
}

/** What a call of a function means to the runtime. */
interface Callee {
  readonly model: Model | null;
  /** The id under which it takes its arguments, if it was rewritten; 0 for others; -1 if its prototype says. */
  readonly functionId: number;
  readonly bound: BoundFunction | null;
  /** Takes no shadows of its arguments. */
  readonly ignoresShadows: boolean;
}

const unknownCallee: Callee = { model: null, functionId: 0, bound: null, ignoresShadows: false };

/** Functions by what calling them means, found out once. Models must be registered before. */
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

  /** As `of`; a class without a constructor is what its parent is. */
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

  /** The id under which a rewritten function takes its arguments; 0 for others. A class without constructor takes its parent's. */
  idOf(target: unknown): number {
    return typeof target === 'function' ? this.constructing(target).functionId : 0;
  }
}
