/** What people write for objects that take parts, and for those that do not. */
const writtenNames = {
    Date: 'date',
    RegExp: 'regexp',
    Function: 'function',
    Map: 'map',
    Set: 'set',
    Record: 'record',
    Promise: 'promise',
    URL: 'url',
    URLSearchParams: 'searchParams',
    Error: 'error',
    ArrayBuffer: 'arrayBuffer',
};
/** A domain as it is written for `--inputs`. */
export function printDomain(domain) {
    switch (domain.kind) {
        case 'string':
            return domain.grammar === undefined ? `string${sizeOf(domain)}` : `word of ${domain.grammar}`;
        case 'bytes':
            return `${domain.as === 'buffer' ? 'buffer' : 'bytes'}${sizeOf(domain)}`;
        case 'template':
            return 'string';
        case 'const':
            return typeof domain.value === 'string' ? quoted(domain.value) : constant(domain.value);
        case 'oneOf':
            return domain.options.map(printDomain).join(' | ');
        case 'array': {
            const { maxLength, exactLength } = domain;
            return `array(${printDomain(domain.element)}, ${exactLength ?? `..${maxLength}`})`;
        }
        case 'tuple':
            return `[${domain.elements.map(printDomain).join(', ')}]`;
        case 'object': {
            const fields = Object.entries(domain.fields).map(([name, field]) => field.kind === 'optional'
                ? `${fieldName(name)}?: ${printDomain(field.of)}`
                : `${fieldName(name)}: ${printDomain(field)}`);
            return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
        }
        case 'optional':
            return `${domain.of.kind === 'oneOf' ? `(${printDomain(domain.of)})` : printDomain(domain.of)}?`;
        case 'built':
            return printBuilt(domain);
        default:
            return domain.kind;
    }
}
function printBuilt({ type, of }) {
    const name = writtenNames[type] ?? type;
    switch (type) {
        case 'Same':
            return of.kind === 'const' ? `the same as argument ${Number(of.value) + 1}` : 'the same';
        case 'Rest':
            return `...${printDomain(of)}`;
        case 'Promise':
            return `promise(${printDomain(of)})`;
        case 'Date':
        case 'RegExp':
        case 'URL':
        case 'URLSearchParams':
        case 'Error':
            return name;
        case 'ArrayBuffer':
            return of.kind === 'bytes' ? `${name}${sizeOf(of)}` : name;
        default:
    }
    // Of a type that refers to itself, nothing is left at the end.
    if (of.kind !== 'array')
        return `${name}()`;
    const size = `..${of.maxLength}`;
    if (type === 'Function')
        return `function(${printDomain(of.element)})`;
    if (type === 'Set')
        return `set(${printDomain(of.element)}, ${size})`;
    if (of.element.kind === 'tuple')
        return `${name}(${of.element.elements.map(printDomain).join(', ')}, ${size})`;
    return `${name}(${size})`;
}
function sizeOf({ maxLength, exactLength }) {
    return exactLength === undefined ? `(..${maxLength})` : `(${exactLength})`;
}
function fieldName(name) {
    return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : quoted(name);
}
function quoted(text) {
    return `'${JSON.stringify(text)
        .slice(1, -1)
        .replaceAll('\\"', '"')
        .replaceAll("'", String.raw `\'`)}'`;
}
function constant(value) {
    if (typeof value === 'bigint')
        return `${value}n`;
    return Object.is(value, -0) ? '-0' : String(value);
}
