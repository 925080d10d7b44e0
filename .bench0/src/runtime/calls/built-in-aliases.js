import { nameFlag, nameFlagCount } from '../../core/name-flag.js';
/** The names under which properties hold built-in functions that usually have another name. */
export class BuiltInAliases {
    /** Indexed by `nameFlag`: 1 if a file stores such a function under such a name. Not reset: code stays loaded. */
    names = new Uint8Array(nameFlagCount);
    declare(names) {
        for (let at = 0; at < names.length; at++)
            this.names[nameFlag(names[at])] = 1;
    }
}
