const numbers = [0, 1, -1, -0, NaN, Infinity, -Infinity, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, 1e21, 1e-7];
const texts = ['', '0', '1', 'a', ' ', '{}', '[]', '""', 'null', 'true', '-1', '1.5'];
/** The constants of the conditions, in order, each once. */
export function constantsIn(conditions) {
    const found = new Set();
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind === 'application')
            for (const operand of term.operands)
                terms.add(operand);
        if (term.kind !== 'constant')
            continue;
        const { value } = term;
        if (typeof value !== 'object' || value === null)
            found.add(value);
        else if ('keys' in value)
            for (const key of value.keys)
                found.add(key);
    }
    return [...found];
}
/** Values to try for a variable, independent of the distance. */
export function suggestedValues(variable, constants, now) {
    switch (variable.sort) {
        case 'bool':
            return [true, false];
        case 'bigint':
            return constants.flatMap((value) => {
                const whole = typeof value === 'bigint' ? value : Number.isSafeInteger(value) ? BigInt(value) : 0n;
                return [whole, whole + 1n, whole - 1n];
            });
        case 'string':
            return textsNear(typeof now === 'string' ? now : '', constants);
        case 'token':
            return constants.filter((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0);
        default:
            return [...constants.flatMap((value) => numbersNear(value)), ...(variable.sort === 'number' ? numbers : [])];
    }
}
function numbersNear(value) {
    if (typeof value === 'string') {
        const read = Number(value);
        const units = Array.from({ length: Math.min(value.length, 8) }, (_, i) => value.charCodeAt(i));
        return Number.isNaN(read) ? units : [read, ...units];
    }
    return typeof value === 'number' ? [value, value + 1, value - 1, -value, value / 2, value * 2] : [];
}
function textsNear(now, constants) {
    const own = constants.filter((value) => value !== undefined && value !== null && value !== '').map(String);
    return [
        ...own,
        ...texts,
        ...own.flatMap((text) => [text + now, now + text, now + text + now, ` ${text}`]),
        ...own.flatMap((text) => own.map((other) => text + other)).slice(0, 64),
    ];
}
