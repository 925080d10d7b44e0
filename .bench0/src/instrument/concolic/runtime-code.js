import { nameFlag } from '../../core/name-flag.js';
/**
 * Writes the code that uses the runtime. There is no other way to name a member of it, so that rewritten code uses
 * nothing but what the contract lists, with as many arguments as the contract says.
 */
export class RuntimeCode {
    #runtime;
    #flags;
    constructor({ runtime, flags }) {
        this.#runtime = runtime;
        this.#flags = flags;
    }
    call(method, ...args) {
        return `${this.#runtime}.${method}(${args.join(', ')})`;
    }
    get(member) {
        return `${this.#runtime}.${member}`;
    }
    set(register, code) {
        return `${this.#runtime}.${register} = ${code}`;
    }
    /** A declaration of the flags, for code in which only the runtime has a name. */
    declareFlags() {
        return `const ${this.#flags} = ${this.get('flags')};`;
    }
    /** The flag that is nonzero if a property of this name may have held a shadow. */
    flag(name) {
        return `${this.#flags}[${nameFlag(name)}]`;
    }
    /** The flag that is nonzero if a property of this name may hold a built-in function of another name. */
    aliasFlag(name) {
        return `${this.get('aliases.names')}[${nameFlag(name)}]`;
    }
}
