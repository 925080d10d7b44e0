import { createHash } from 'node:crypto';
export function contentHashOf(text) {
    return createHash('sha256').update(text, 'utf16le').digest('hex').slice(0, 16);
}
/** Allocates the ids of one file's sites: distinct positive 31-bit numbers derived from content and position. */
export class SiteIdentities {
    #seed;
    #taken = new Set();
    /** Number of ids per label and offset: all operators of `a + b + c` begin at the same offset. */
    #given = new Map();
    constructor(contentHash) {
        this.#seed = Number.parseInt(contentHash.slice(0, 8), 16);
    }
    next(label, offset) {
        let id = mix(this.#seed, offset);
        for (let i = 0; i < label.length; i++)
            id = mix(id, label.charCodeAt(i));
        const place = `${label} ${offset}`;
        const given = this.#given.get(place) ?? 0;
        this.#given.set(place, given + 1);
        if (given > 0)
            id = mix(id, given);
        id &= 0x7fff_ffff;
        while (id === 0 || this.#taken.has(id))
            id = (id + 1) & 0x7fff_ffff;
        this.#taken.add(id);
        return id;
    }
}
function mix(hash, value) {
    let mixed = Math.imul(hash ^ value, 0x9e37_79b1);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x85eb_ca77);
    return mixed ^ (mixed >>> 13);
}
