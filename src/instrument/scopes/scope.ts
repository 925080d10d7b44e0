import { Binding, type BindingKind } from './binding.ts';
import type { FunctionInfo } from './function-info.ts';

export class Scope {
  readonly parent: Scope | null;
  readonly owner: FunctionInfo;
  readonly #bindings = new Map<string, Binding>();

  /** Whether a jump can pass over declarations: between the cases of a `switch`. */
  readonly skippable: boolean;

  /** Code in strict mode. */
  strict: boolean;

  constructor(parent: Scope | null, owner: FunctionInfo, skippable = false) {
    this.parent = parent;
    this.owner = owner;
    this.skippable = skippable;
    this.strict = parent?.strict ?? false;
  }

  /** Declaring a name again gives the same binding: `var` may repeat itself or a parameter. */
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

  /** Takes a declaration back: the name means what it means further out. */
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
