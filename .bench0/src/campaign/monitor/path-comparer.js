import { displayPath } from '../../core/text/display-path.js';
import { nativePathOf, withNativePaths } from '../../execution/outcome/native-paths.js';
import { armNumber } from '../../instrument/coverage/coverage-preamble.js';
import { siteOfStack } from '../../oracle/judge.js';
/** Compares the native paths of a few inputs, decision by decision. */
export class PathComparer {
    #options;
    #open;
    #signal;
    #target;
    /** The signal aborts the comparison. */
    constructor({ options, engine }, signal) {
        this.#options = options;
        this.#open = engine.openTarget;
        this.#signal = signal;
    }
    /**
     * Runs both inputs repeatedly and in both orders, so that state kept between runs is not mistaken for a loss. The
     * site of a difference is the first branch that went another way, or else the place of the error that only one input
     * raised.
     */
    async compare(a, b) {
        const target = await this.#opened();
        const runs = [];
        // Lazy initialization is over after the first two runs.
        for await (const run of target.run([a, b, a, b, b, a]))
            runs.push(run);
        const [first, second, third, fourth] = runs.slice(2);
        const [one, other] = [nativePathOf(first), nativePathOf(second)];
        if (one !== nativePathOf(fourth) || other !== nativePathOf(third))
            return { kind: 'unsteady' };
        if (one === other || one === undefined || other === undefined)
            return { kind: 'same' };
        return { kind: 'parted', site: whereParted(target, first, second) };
    }
    /** Returns the input whose native path has the longest common prefix with that of `input`. */
    async nearest(input, others) {
        const target = await this.#opened();
        let own;
        let nearest;
        for await (const { input: run, pathArms = new Int32Array() } of target.run([input, ...others])) {
            if (own === undefined) {
                own = pathArms;
                continue;
            }
            const common = firstDifference(own, pathArms);
            if (nearest === undefined || common > nearest.common)
                nearest = { input: run, common };
        }
        return nearest?.input;
    }
    async close() {
        await this.#target?.close();
        this.#target = undefined;
    }
    async #opened() {
        const { file, exportName, execution } = this.#options;
        const { build, choices } = withNativePaths(execution);
        const options = {
            ...execution,
            file,
            exportName,
            build,
            choices: { ...choices, pathArms: true },
            signal: this.#signal,
        };
        this.#target ??= await this.#open(options);
        return this.#target;
    }
}
function whereParted(target, a, b) {
    const [first = new Int32Array(), second = new Int32Array()] = [a.pathArms, b.pathArms];
    const at = firstDifference(first, second);
    const place = placeOfArm(target, first[at]) ?? placeOfArm(target, second[at]);
    return place ?? placeOfError(a) ?? placeOfError(b) ?? 'unknown';
}
function firstDifference(a, b) {
    const length = Math.min(a.length, b.length);
    for (let at = 0; at < length; at++)
        if (a[at] !== b[at])
            return at;
    return length;
}
function placeOfArm(target, arm) {
    for (const table of target.siteTables) {
        const site = table.branches.find(({ arms }) => arms.some(({ counter }) => armNumber(table, counter) === arm));
        if (site !== undefined)
            return `${displayPath(table.file)}:${site.line}:${site.column}`;
    }
    return undefined;
}
function placeOfError({ outcome }) {
    const site = 'failure' in outcome ? siteOfStack(outcome.failure.stack) : '';
    return site === '' ? undefined : site;
}
