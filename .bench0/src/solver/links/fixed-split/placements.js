/** Upper limit of positions that are tried for each search text. */
const mostPlaces = 12;
const mostSamples = 24;
const searches = /^(?:indexOf|lastIndexOf|splitPart|splitCount)$/;
/** Samples in which a text that the conditions search for is at another position of the input. */
export function* placements({ conditions }, sample) {
    let count = 0;
    for (const { text, needle } of needlesIn(conditions)) {
        const before = sample.valueOf(text);
        if (typeof before !== 'string')
            continue;
        const last = Math.min(before.length - needle.length, mostPlaces - 1);
        for (let at = 0; at <= last; at++) {
            if (before.startsWith(needle, at))
                continue;
            if (count++ >= mostSamples)
                return;
            yield sample.withVariables([[text, before.slice(0, at) + needle + before.slice(at + needle.length)]]);
        }
    }
}
function needlesIn(conditions) {
    const found = new Map();
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        for (const operand of term.operands)
            terms.add(operand);
        const [text, needle] = term.operands;
        if (!searches.test(term.name) || text?.kind !== 'variable' || needle?.kind !== 'constant')
            continue;
        if (typeof needle.value !== 'string' || needle.value === '')
            continue;
        found.set(`${text.id} ${needle.value}`, { text, needle: needle.value });
    }
    return [...found.values()];
}
