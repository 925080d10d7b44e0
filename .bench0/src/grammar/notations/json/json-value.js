/** Describes the value in a message. */
export function describeJson(value) {
    if (value.kind === 'null')
        return '`null`';
    return value.kind === 'array' || value.kind === 'object' ? `an ${value.kind}` : `a ${value.kind}`;
}
