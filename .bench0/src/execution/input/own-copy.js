/**
 * A deep copy of a value of an input. Inputs share parts with other inputs, and a shared part would arrive as one
 * object in the subject process: a run that changes its arguments would change those of another.
 */
export function ownCopy(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (value instanceof Uint8Array)
        return Uint8Array.from(value);
    if (Array.isArray(value))
        return value.map(ownCopy);
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, ownCopy(field)]));
}
