/** The lengths of the inputs that have one. */
export function lengthsOf(run) {
    const lengths = new Map();
    for (const [input, value] of run.inputs) {
        if (typeof value === 'string' || typeof value === 'object')
            lengths.set(input, value.length);
    }
    return lengths;
}
