import { pathToFileURL } from 'node:url';
import { bare } from '../bare.js';
import { rawError } from '../errors/raw-error.js';
import { describeParts } from './describe-parts.js';
import { printValue } from './print-value.js';
import { findTarget, usageFor } from './target-function.js';
/** The sides of a comparison after the first, in the subject process. */
export class Compared {
    #comparison;
    #others = [];
    #normalize;
    #record = { ends: [], found: [], alike: [] };
    constructor(comparison) {
        this.#comparison = comparison;
    }
    /** Loads the sides; `copy` is appended to their addresses. Returns the failure of one; undefined if all loaded. */
    async load(copy) {
        const { others, normalize } = this.#comparison;
        const loaded = [];
        const wanted = normalize === undefined ? others : [...others, normalize];
        for (let i = 0; i < wanted.length; i++) {
            const side = wanted[i];
            const found = await findTarget(`${pathToFileURL(side.file).href}${copy}`, side.exportName);
            if (found.kind === 'no-export')
                return bare({ ...found, side });
            if (found.kind !== 'found')
                return found;
            loaded[i] = found.found;
        }
        this.#normalize = normalize === undefined ? undefined : loaded.pop();
        this.#others = loaded;
        return undefined;
    }
    /** Adds the functions that the other sides export, too, to the report of a missing export. */
    async withShared(report, copy) {
        if (report.kind !== 'no-export')
            return report;
        const shared = [];
        for (let i = 0; i < report.exports.length; i++) {
            const name = report.exports[i];
            let isShared = true;
            for (let k = 0; k < this.#comparison.others.length; k++) {
                const { file } = this.#comparison.others[k];
                const found = await findTarget(`${pathToFileURL(file).href}${copy}`, name);
                isShared &&= found.kind === 'found';
            }
            if (isShared)
                shared[shared.length] = name;
        }
        return bare({ ...report, shared });
    }
    /** Starts a run; `first` is the target. */
    start(first, argumentCount) {
        this.#record = { ends: [], found: [], alike: [] };
        const sides = [first, ...this.#others].map((side) => side.usage === undefined ? side : { ...side, usage: usageFor(side.usage, argumentCount) });
        return { sides, normalize: this.#normalize, ignored: this.#comparison.ignored, record: this.#record };
    }
    /** How the sides differed in the last run: the largest group of sides that ended alike, and the first other side. */
    difference(args) {
        const { ends, found, alike } = this.#record;
        const groups = groupsOf(alike);
        if (groups.length < 2)
            return undefined;
        const [one, other] = [groups[0][0], groups[1][0]];
        const pair = one < other ? [one, other] : [other, one];
        const difference = found.find(({ left, right }) => left === pair[0] && right === pair[1]);
        const texts = args.filter((arg) => typeof arg === 'string');
        return bare({
            class: difference.class,
            pair,
            groups,
            parts: difference.parts && describeParts(difference.parts, texts),
            ends: ends.map((end, i) => this.#described(end, this.#comparison.names[i] ?? '')),
        });
    }
    #described(end, side) {
        if (end.kind === 'threw')
            return { kind: 'threw', side, error: rawError(end.error) };
        return { kind: 'returned', side, value: printValue(end.value) };
    }
}
/** Groups sides with equal representatives, the largest group first. */
function groupsOf(alike) {
    const groups = [];
    for (let side = 0; side < alike.length; side++)
        (groups[alike[side]] ??= []).push(side);
    return groups.filter(() => true).sort((a, b) => b.length - a.length || a[0] - b[0]);
}
