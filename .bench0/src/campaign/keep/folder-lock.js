import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
/** Keeps two campaigns from writing to one folder. The lock of a process that has ended is taken over. */
export class FolderLock {
    #file;
    #text;
    constructor(file, text) {
        this.#file = file;
        this.#text = text;
    }
    /** Throws a `CoppiceError` if another process works in the folder. */
    static acquire(folder) {
        const file = path.join(folder, 'campaign.lock');
        const own = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
        const text = `${JSON.stringify(own)}\n`;
        // Retries after removing a stale lock; a third process may have been faster.
        for (let attempt = 0; attempt < 3; attempt++) {
            if (madeNew(file, text))
                return new FolderLock(file, text);
            const written = read(file);
            const holder = holderOf(written);
            if (holder !== undefined && isAlive(holder))
                throw inUse(folder, holder);
            takeAway(file, written);
        }
        throw inUse(folder, holderOf(read(file)));
    }
    release() {
        if (read(this.#file) === this.#text)
            rmSync(this.#file, { force: true });
    }
}
function inUse(folder, holder) {
    const by = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
    return new CoppiceError('campaign-in-use', `${by} is using ${displayPath(folder)}`, {
        hint: `wait until it ends, or delete ${displayPath(path.join(folder, 'campaign.lock'))} if that process no longer exists`,
    });
}
function isAlive({ pid, host, started }) {
    // Processes of other machines cannot be checked, so they count as alive.
    if (host !== hostname())
        return true;
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if (error.code !== 'EPERM')
            return false;
    }
    const now = startOf(pid);
    return started === '' || now === '' || started === now;
}
/** Returns the start time in the units of the system; empty where the system does not provide it. */
function startOf(pid) {
    const stat = read(`/proc/${pid}/stat`);
    // The program name in parentheses may contain any character.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
function madeNew(file, text) {
    try {
        writeFileSync(file, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Renames the lock first and restores it if it turns out to be a new one. */
function takeAway(file, expected) {
    const aside = `${file}.${process.pid}`;
    try {
        renameSync(file, aside);
        if (read(aside) === expected)
            rmSync(aside, { force: true });
        else
            renameSync(aside, file);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
}
function holderOf(text) {
    try {
        const { pid, host, started } = JSON.parse(text);
        const isHolder = Number.isSafeInteger(pid) && pid > 0 && typeof host === 'string';
        return isHolder ? { pid: pid, host, started: typeof started === 'string' ? started : '' } : undefined;
    }
    catch {
        return undefined;
    }
}
function read(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch {
        return '';
    }
}
