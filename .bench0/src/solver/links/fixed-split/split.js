export function splitToValue(value, marks) {
    return { result: { kind: 'value', value }, marks };
}
export function splitToSpan(span, marks) {
    return { result: { kind: 'segments', segments: [span] }, marks };
}
