import { firstArm, pathKey, placeKey } from '../../instrument/coverage/coverage-preamble.js';
const { apply } = Reflect;
const { imul } = Math;
const toNumber = Number;
const Counters = Int32Array;
const textSlice = String.prototype.slice;
const lastIndexOf = String.prototype.lastIndexOf;
// Captured because a subject may replace them; all kinds of typed arrays share these methods.
const { fill, subarray, slice } = Uint8Array.prototype;
const segmentSize = 1 << 23;
const armsKept = 1 << 18;
const hashStart = 0x9e37_79b9;
const otherHashStart = 0x85eb_ca6b;
/** The hash of a run that raised no counter: no rewritten code was entered. */
const nothingRaised = `${hashStart},${otherHashStart}`;
/**
 * The counters of all rewritten files in one segment, so that the coverage of a run is cleared, compared and sent at
 * once. Pages of the segment that no file uses are never touched.
 */
export class CoverageBytes {
    #bytes;
    #cells;
    #files = [];
    #views = Object.create(null);
    #seen = Object.create(null);
    #path = new Int32Array(firstArm + armsKept);
    #places = new Int32Array(4);
    #used = 0;
    #distinct = 0;
    /** Counters raised while the modules were loaded, until a run has reported them. */
    #loaded;
    /** A shared segment can be accessed from another thread. */
    constructor(isShared) {
        const buffer = isShared ? new SharedArrayBuffer(segmentSize) : new ArrayBuffer(segmentSize);
        this.#bytes = new Uint8Array(buffer);
        this.#cells = new Int32Array(buffer);
    }
    get segment() {
        return this.#bytes.buffer;
    }
    /**
     * Returns the counters of a file. `key` is its content hash and its number of counters. The same file loaded twice
     * shares its counters.
     */
    forFile(key) {
        if (key === pathKey)
            return this.#path;
        if (key === placeKey)
            return this.#places;
        const known = this.#views[key];
        if (known !== undefined)
            return known;
        const slash = apply(lastIndexOf, key, ['/']);
        const count = toNumber(apply(textSlice, key, [slash + 1]));
        if (this.#used + count > segmentSize)
            throw new RangeError('the subject has more branches than Coppice can count');
        const view = apply(subarray, this.#bytes, [this.#used, this.#used + count]);
        this.#files[this.#files.length] = { contentHash: apply(textSlice, key, [0, slash]), start: this.#used, count };
        this.#views[key] = view;
        this.#used += (count + 3) & ~3;
        return view;
    }
    /** 53-bit hash of all arms taken since the last `clear`, in order. */
    get pathHash() {
        return (this.#path[0] >>> 0) * 2 ** 21 + (this.#path[1] >>> 11);
    }
    /** The first arms taken since the last `clear`, in order, as numbers. */
    get pathArms() {
        return apply(slice, this.#path, [firstArm, firstArm + this.#path[2]]);
    }
    /**
     * File and offset of the last place since the last `clear`, and of the last place from which a handler was reached.
     */
    get lastPlaces() {
        return apply(slice, this.#places, [0, 4]);
    }
    /** Adds the coverage of loading the modules to the next run that is reported. */
    keepLoaded() {
        this.#loaded = apply(slice, this.#bytes, [0, this.#used]);
    }
    clear() {
        apply(fill, this.#bytes, [0, 0, this.#used]);
        this.#path[0] = 0;
        this.#path[1] = 0;
        this.#path[2] = 0;
        for (let i = 0; i < 4; i++)
            this.#places[i] = 0;
    }
    /** The number of this set of raised counters, and the set itself if it is new. */
    take() {
        const own = this.#hash();
        const isEntered = own !== nothingRaised;
        const hash = this.#addLoaded() ? this.#hash() : own;
        const known = this.#seen[hash];
        if (known !== undefined)
            return { number: known, report: undefined, isEntered };
        const number = this.#distinct++;
        this.#seen[hash] = number;
        return { number, report: this.#report(), isEntered };
    }
    #addLoaded() {
        const loaded = this.#loaded;
        if (loaded === undefined)
            return false;
        for (let i = 0; i < loaded.length; i++)
            if (loaded[i] !== 0)
                this.#bytes[i] = 1;
        this.#loaded = undefined;
        return true;
    }
    #hash() {
        const cells = this.#cells;
        const end = this.#used >> 2;
        let a = hashStart;
        let b = otherHashStart;
        for (let i = 0; i < end; i++) {
            const cell = cells[i];
            if (cell === 0)
                continue;
            a = imul(a ^ cell ^ i, 0x9e37_79b1);
            a ^= a >>> 15;
            b = (imul(b + cell, 0xc2b2_ae3d) + i) | 0;
        }
        return `${a},${b}`;
    }
    #report() {
        const report = [];
        for (let f = 0; f < this.#files.length; f++) {
            const { contentHash, start, count } = this.#files[f];
            const raised = new Counters(count);
            let size = 0;
            for (let i = 0; i < count; i++)
                if (this.#bytes[start + i] !== 0)
                    raised[size++] = i;
            if (size > 0)
                report[report.length] = { contentHash, counters: apply(slice, raised, [0, size]) };
        }
        return report;
    }
}
