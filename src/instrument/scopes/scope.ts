import { Binding, type BindingKind } from './binding.ts';
import type { FunctionInfo } from './function-info.ts';

export class Scope {
  readonly parent: Scope | null;
  readonly owner: FunctionInfo;
  readonly #bindings = new Map<string, Binding>();

  /** True if a jump can skip declarations, as between the cases of a `switch`. */
  readonly skippable: boolean;

  /** True if the code is in strict mode. */
  strict: boolean;

  constructor(parent: Scope | null, owner: FunctionInfo, skippable = false) {
    this.parent = parent;
    this.owner = owner;
    this.skippable = skippable;
    this.strict = parent?.strict ?? false;
  }

  /**
   * Declares a name. A repeated declaration returns the same binding: a `var` may repeat another `var` or a parameter.
   */
  declare(name: string, kind: BindingKind): Binding {
    const known = this.#bindings.get(name);
    if (known !== undefined) {
      known.redeclared = true;
      if (kind === 'function') known.excluded = true;
      if (known.kind !== kind) known.separate = true;
      return known;
    }
    const binding = new Binding(name, kind, this.owner);
    binding.separate = kind === 'var';
    this.#bindings.set(name, binding);
    return binding;
  }

  /** Removes a declaration, so that the name resolves to an outer variable. */
  forget(name: string): void {
    this.#bindings.delete(name);
  }

  own(name: string): Binding | undefined {
    return this.#bindings.get(name);
  }

  resolve(name: string): Binding | undefined {
    return this.#bindings.get(name) ?? this.parent?.resolve(name);
  }

  bindings(): Iterable<Binding> {
    return this.#bindings.values();
  }
}
