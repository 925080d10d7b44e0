export function bigintText(value) {
    return value < 0n ? `(- ${-value})` : String(value);
}
export function hull(a, b) {
    return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
