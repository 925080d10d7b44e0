import { shrinkText } from '../derivation/shrinking/shrink-text.js';
import { repeated } from '../oracle/slow-input-family.js';
/** Texts around the repeated part are shrunk at a length that takes this long: long enough to measure. */
const comparedMs = 60;
const mostShrinkingRuns = 60;
/** A text counts as too long while one with this share of the repetitions is slow as well. */
const closeEnough = 0.87;
const longestText = 1 << 19;
/**
 * Returns the shortest text of a family that does not end within the time limit of the stopwatch, with no more text
 * around the repeated part than is needed. If no text of the family is as slow as that, `input` stays.
 */
export async function shortenSlow(family, input, stopwatch, isOver) {
    const shortener = new Shortener(stopwatch, isOver);
    const length = input.kind === 'text' ? input.text.length : 0;
    const times = Math.ceil((length - family.before.length - family.after.length) / family.part.length);
    const pump = await shortener.withLessAround(family, times);
    const fewest = await shortener.fewestRepetitions(pump, times);
    const { runs } = shortener;
    if (fewest === undefined)
        return { pump: family, input, runs, isFinished: !isOver() };
    return { pump, input: repeated(pump, fewest), runs, isFinished: !isOver() };
}
class Shortener {
    #stopwatch;
    #isOver;
    runs = 0;
    constructor(stopwatch, isOver) {
        this.#stopwatch = stopwatch;
        this.#isOver = isOver;
    }
    async withLessAround(family, times) {
        if (family.before === '' && family.after === '')
            return family;
        const length = await this.#measurable(family, times);
        const isSlow = async (candidate) => {
            const { cpuMs, isCut } = await this.#measure(candidate, length);
            return isCut || cpuMs >= comparedMs / 2;
        };
        let best = family;
        for (const side of ['after', 'before']) {
            best = await this.#shrunk(best, side, isSlow);
        }
        return best;
    }
    /** The number of repetitions with which the family is just slow enough to compare with. */
    async #measurable(family, times) {
        let best = times;
        for (let fewer = times; fewer >= 1; fewer = Math.floor(fewer * 0.7)) {
            const { cpuMs, isCut } = await this.#measure(family, fewer);
            if (!isCut && cpuMs < comparedMs)
                break;
            best = fewer;
        }
        return best;
    }
    async #shrunk(family, side, keeps) {
        const steps = shrinkText(family[side]);
        let step = steps.next();
        let best = family;
        while (step.done !== true && !this.#isOver() && this.runs < mostShrinkingRuns) {
            const candidate = { ...best, [side]: step.value };
            const isKept = await keeps(candidate);
            if (isKept)
                best = candidate;
            step = steps.next(isKept);
        }
        return best;
    }
    /** Undefined if even a long text of the family ends within the limit. */
    async fewestRepetitions(family, times) {
        let most = times;
        while (!(await this.#measure(family, most)).isCut) {
            most = Math.ceil(most * 1.5);
            if (this.#isOver() || most * family.part.length > longestText)
                return undefined;
        }
        let tooFew = 0;
        while (most - tooFew > 1 && tooFew < closeEnough * most && !this.#isOver()) {
            const middle = tooFew === 0 ? Math.ceil(most * 0.7) : Math.ceil((tooFew + most) / 2);
            if (middle === most)
                break;
            if ((await this.#measure(family, middle)).isCut)
                most = middle;
            else
                tooFew = middle;
        }
        return most;
    }
    #measure(family, times) {
        this.runs++;
        return this.#stopwatch(repeated(family, times));
    }
}
