/** Equal keys for equal constants: NaN equals itself, -0 is not 0, tables are compared by content. */
export function constantKey(constant) {
    if (typeof constant !== 'object' || constant === null)
        return primitiveKey(constant);
    switch (constant.kind) {
        case 'table':
            return `table${listKey(constant.values)}`;
        case 'keys':
            return `keys${listKey(constant.keys)}`;
        case 'map':
            return `map${listKey(constant.keys)}${listKey(constant.values)}`;
        case 'regExp':
            return `regExp${JSON.stringify(constant.source)}${constant.flags}`;
    }
}
function listKey(values) {
    return `[${values.map(primitiveKey).join()}]`;
}
function primitiveKey(value) {
    switch (typeof value) {
        case 'string':
            return JSON.stringify(value);
        case 'bigint':
            return `${value}n`;
        case 'number':
            return Object.is(value, -0) ? '-0' : String(value);
        default:
            return String(value);
    }
}
