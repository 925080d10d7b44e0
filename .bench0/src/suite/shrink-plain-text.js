import { repetitionsIn } from '../core/text/repetitions.js';
import { shrinkList } from '../derivation/shrinking/shrink-list.js';
import { shrinkText } from '../derivation/shrinking/shrink-text.js';
/** Texts with more brackets are reduced character by character only. */
const mostPairs = 40;
/**
 * Minimizes a text without a grammar: repeated parts lose repetitions, parts that are repeated equally often lose them
 * together; then brackets lose their content, or the content its brackets; then single characters go.
 */
export function* shrinkPlainText(text) {
    const parts = repetitionsIn(text).flatMap(charactersOfPlain);
    if (parts.some(({ times }) => times > 1))
        return yield* shrinkRepetitions(parts);
    return yield* shrinkText(yield* shrinkBrackets(text));
}
function charactersOfPlain(part) {
    return part.times > 1 ? [part] : Array.from(part.unit, (unit) => ({ unit, times: 1 }));
}
function* shrinkRepetitions(all) {
    const fewer = yield* joined(shrinkList(all));
    let parts = fewer;
    for (const times of new Set(parts.map((part) => part.times))) {
        if (times <= 1)
            continue;
        const together = parts.flatMap((part, i) => (part.times === times ? [i] : []));
        parts = yield* fewerTimes(parts, together);
        // A part that need not be repeated as often as another is tried alone.
        if (together.length > 1)
            for (const i of together)
                parts = yield* fewerTimes(parts, [i]);
    }
    return textOfParts(parts);
}
/** The fewest repetitions of these parts, found by bisection: depth matters, not the exact number. */
function* fewerTimes(parts, which) {
    const withTimes = (times) => parts.map((part, i) => (which.includes(i) ? { ...part, times } : part));
    let tooFew = -1;
    let enough = parts[which[0] ?? 0]?.times ?? 0;
    while (enough - tooFew > 1) {
        const times = tooFew < 0 && enough > 1 ? Math.floor(enough / 2) : Math.floor((tooFew + enough) / 2);
        if (yield textOfParts(withTimes(times)))
            enough = times;
        else
            tooFew = times;
    }
    return withTimes(enough);
}
function* joined(steps) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(yield textOfParts(step.value));
    return step.value;
}
function textOfParts(parts) {
    return parts.map(({ unit, times }) => unit.repeat(times)).join('');
}
const closers = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** Outer brackets first, so that much text goes at once. */
function* shrinkBrackets(text) {
    let best = text;
    for (let at = 0, tried = 0; at < best.length && tried < mostPairs; at++) {
        const end = closingOf(best, at);
        if (end < 0)
            continue;
        tried++;
        const [before, inner, after] = [best.slice(0, at), best.slice(at + 1, end), best.slice(end + 1)];
        for (const candidate of [before + after, before + inner + after, `${before}${best[at]}${best[end]}${after}`]) {
            if (candidate.length >= best.length || !(yield candidate))
                continue;
            best = candidate;
            at--;
            break;
        }
    }
    return best;
}
/** The position of the bracket that closes the one at `open`; -1 if there is none. */
function closingOf(text, open) {
    const closer = closers[text[open]];
    if (closer === undefined)
        return -1;
    let depth = 0;
    for (let at = open; at < text.length; at++) {
        if (text[at] === text[open])
            depth++;
        else if (text[at] === closer && --depth === 0)
            return at;
    }
    return -1;
}
