/** The inputs that differ from the run's, as values of whole inputs. */
export function changesOf({ inputs }, run, pool) {
    const changes = new Map();
    for (const [input, value] of inputs) {
        if (typeof value === 'string' && value !== run.inputs.get(input))
            changes.set(pool.variable('text', input), value);
    }
    return changes;
}
