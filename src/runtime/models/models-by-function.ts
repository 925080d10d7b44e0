import { PrivateMap } from '../realm/intrinsics.ts';
import type { Model } from './model.ts';

/** The models, keyed by the function they observe. */
export class ModelsByFunction {
  readonly #models = new PrivateMap<unknown, Model>();

  get(target: unknown): Model | undefined {
    return this.#models.get(target);
  }

  add(target: unknown, model: Model): void {
    if (typeof target === 'function') this.#models.set(target, model);
  }
}
