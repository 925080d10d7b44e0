import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { FolderLock } from './folder-lock.js';
import { readJournal } from './read-journal.js';
/**
 * The record of a campaign. A line is written before its content is reported, so a campaign that is killed at any time
 * loses nothing that it reported.
 */
export class Journal {
    #file;
    #descriptor;
    #lock;
    constructor(file, flags, lock) {
        this.#file = file;
        this.#lock = lock;
        this.#descriptor = openSync(file, flags);
    }
    static create(file) {
        return Journal.#locked(file, (lock) => new Journal(file, 'ax', lock));
    }
    /** Opens a journal to continue it; an incomplete last line is removed. */
    static reopen(file) {
        return Journal.#locked(file, (lock) => {
            const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
            const end = bytes.lastIndexOf('\n') + 1;
            const entries = readJournal(file, bytes.subarray(0, end).toString('utf8'));
            if (end < bytes.length)
                truncateSync(file, end);
            return { journal: new Journal(file, 'a', lock), entries };
        });
    }
    append(entry) {
        try {
            writeSync(this.#descriptor, `${JSON.stringify(entry)}\n`);
        }
        catch (cause) {
            const message = `cannot write ${displayPath(this.#file)}: ${cause.message}`;
            throw new CoppiceError('unwritable-folder', message, {
                hint: 'what was written so far is kept: free some space, then continue with --resume',
                cause,
            });
        }
    }
    close() {
        fsyncSync(this.#descriptor);
        closeSync(this.#descriptor);
        this.#lock.release();
    }
    static #locked(file, make) {
        const lock = FolderLock.acquire(path.dirname(file));
        try {
            return make(lock);
        }
        catch (error) {
            lock.release();
            throw error;
        }
    }
}
