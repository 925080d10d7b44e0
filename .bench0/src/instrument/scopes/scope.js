import { Binding } from './binding.js';
export class Scope {
    parent;
    owner;
    #bindings = new Map();
    /** True if a jump can skip declarations, as between the cases of a `switch`. */
    skippable;
    /** True if the code is in strict mode. */
    strict;
    constructor(parent, owner, skippable = false) {
        this.parent = parent;
        this.owner = owner;
        this.skippable = skippable;
        this.strict = parent?.strict ?? false;
    }
    /**
     * Declares a name. A repeated declaration returns the same binding: a `var` may repeat another `var` or a parameter.
     */
    declare(name, kind) {
        const known = this.#bindings.get(name);
        if (known !== undefined) {
            known.redeclared = true;
            if (kind === 'function')
                known.excluded = true;
            if (known.kind !== kind)
                known.separate = true;
            return known;
        }
        const binding = new Binding(name, kind, this.owner);
        binding.separate = kind === 'var';
        this.#bindings.set(name, binding);
        return binding;
    }
    /** Removes a declaration, so that the name resolves to an outer variable. */
    forget(name) {
        this.#bindings.delete(name);
    }
    own(name) {
        return this.#bindings.get(name);
    }
    resolve(name) {
        return this.#bindings.get(name) ?? this.parent?.resolve(name);
    }
    bindings() {
        return this.#bindings.values();
    }
}
