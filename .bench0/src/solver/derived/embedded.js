/**
 * Values of whole texts with the replacements made; `own` are further changes of the inputs. Undefined if replacements
 * overlap.
 */
export function embedded(replacements, own, { run }) {
    if (replacements.length === 0)
        return own;
    const changed = run.withVariables(own);
    const texts = new Map();
    // From the end on, so that the positions before stay what they were.
    const sorted = [...replacements].sort((a, b) => b.span.start - a.span.start);
    const ends = new Map();
    for (const { span, text } of sorted) {
        const { text: variable, start, end } = span;
        if (end > (ends.get(variable) ?? Infinity))
            return undefined;
        ends.set(variable, start);
        const before = texts.get(variable) ?? changed.valueOf(variable);
        if (typeof before !== 'string')
            return undefined;
        texts.set(variable, before.slice(0, start) + text + before.slice(end));
    }
    const inputs = new Set([...texts.keys()].map(({ input }) => input));
    return new Map([...[...own].filter(([{ input }]) => !inputs.has(input)), ...texts]);
}
