import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { plural } from './plural.js';
/** With the `u` flag, surrogate pairs are one character, so only lone surrogates match. */
const loneSurrogate = /\p{Surrogate}/u;
/** A new or empty folder for one file per word. Existing files are never overwritten. */
export class OutputFolder {
    #folder;
    #written = 0;
    #skipped = 0;
    /** Checks that the folder can be used before any words are generated; it is created with the first word. */
    constructor(folder) {
        this.#folder = folder;
        const stats = statSync(folder, { throwIfNoEntry: false });
        if (stats === undefined || (stats.isDirectory() && readdirSync(folder).length === 0))
            return;
        throw new CoppiceError('output-exists', `\`${folder}\` ${stats.isDirectory() ? 'is not empty' : 'is a file'}`, {
            hint: 'give a folder that does not exist or is empty: existing files are not overwritten',
        });
    }
    add(word) {
        // Files are UTF-8, which cannot encode lone surrogates: another word would be read back.
        if (loneSurrogate.test(word)) {
            this.#skipped++;
            return;
        }
        if (this.#written === 0)
            this.#make();
        this.#written++;
        writeFileSync(path.join(this.#folder, `word-${String(this.#written).padStart(4, '0')}.txt`), word, { flag: 'wx' });
    }
    toString() {
        const skipped = this.#skipped === 0 ? '' : `, left out ${this.#skipped} with lone surrogates, which UTF-8 cannot encode`;
        return `wrote ${plural(this.#written, 'file')} to ${this.#folder}${skipped}`;
    }
    #make() {
        try {
            mkdirSync(this.#folder, { recursive: true });
        }
        catch (cause) {
            throw new CoppiceError('unwritable-folder', `cannot create the folder \`${this.#folder}\``, { cause });
        }
    }
}
