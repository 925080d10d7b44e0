import { readFileSync } from 'node:fs';
import { CoppiceError } from '../../src/core/coppice-error.js';
/** Determines which module a line of a file belongs to. */
export class ModuleLines {
    #modules;
    #ranges = new Map();
    constructor(modules) {
        this.#modules = modules;
    }
    /** Returns the index of the module; -1 if there is none. */
    moduleOf(file, line) {
        return this.#modules.findIndex(({ parts }) => parts.some((part) => {
            if (!file.endsWith(part.file))
                return false;
            const { first, after } = this.#rangeOf(part, file);
            return first <= line && line < after;
        }));
    }
    #rangeOf(part, file) {
        const known = this.#ranges.get(part);
        if (known !== undefined)
            return known;
        const range = part.between === undefined ? { first: 1, after: Infinity } : rangeBetween(file, part.between);
        this.#ranges.set(part, range);
        return range;
    }
}
function rangeBetween(file, [first, after]) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const start = lines.indexOf(first);
    const end = lines.indexOf(after, start + 1);
    if (start !== -1 && end !== -1)
        return { first: start + 1, after: end + 1 };
    throw new CoppiceError('bench-module-missing', `${file} has no part between \`${first}\` and \`${after}\``);
}
