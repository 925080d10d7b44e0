const tag = {
    undefined: 0,
    null: 1,
    false: 2,
    true: 3,
    integer: 4,
    double: 5,
    string: 6,
    bigint: 7,
    table: 8,
    keys: 9,
    map: 10,
    regExp: 11,
};
export function writeConstant(constant, writer) {
    if (typeof constant !== 'object' || constant === null) {
        writePrimitive(constant, writer);
        return;
    }
    writer.natural(tag[constant.kind]);
    switch (constant.kind) {
        case 'table':
            writeAll(constant.values, writer);
            break;
        case 'keys':
            writeAll(constant.keys, writer);
            break;
        case 'map':
            writeAll(constant.keys, writer);
            writeAll(constant.values, writer);
            break;
        case 'regExp':
            writer.text(constant.source);
            writer.text(constant.flags);
            break;
    }
}
export function readConstant(reader) {
    const kind = reader.natural();
    const readAll = () => reader.list(() => readPrimitive(reader.natural(), reader));
    switch (kind) {
        case tag.table:
            return { kind: 'table', values: readAll() };
        case tag.keys:
            return { kind: 'keys', keys: readAll() };
        case tag.map:
            return { kind: 'map', keys: readAll(), values: readAll() };
        case tag.regExp:
            return { kind: 'regExp', source: reader.text(), flags: reader.text() };
        default:
            return readPrimitive(kind, reader);
    }
}
function writeAll(values, writer) {
    writer.natural(values.length);
    for (const value of values)
        writePrimitive(value, writer);
}
function writePrimitive(value, writer) {
    if (value === undefined || value === null || typeof value === 'boolean') {
        writer.natural(tag[`${value}`]);
    }
    else if (typeof value === 'string') {
        writer.natural(tag.string);
        writer.text(value);
    }
    else if (typeof value === 'bigint') {
        writer.natural(tag.bigint);
        writer.text(value.toString(36));
    }
    else if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
        writer.natural(tag.integer);
        writer.integer(value);
    }
    else {
        writer.natural(tag.double);
        writer.double(value);
    }
}
function readPrimitive(kind, reader) {
    switch (kind) {
        case tag.undefined:
            return undefined;
        case tag.null:
            return null;
        case tag.false:
            return false;
        case tag.true:
            return true;
        case tag.integer:
            return reader.integer();
        case tag.double:
            return reader.double();
        case tag.string:
            return reader.text();
        case tag.bigint:
            return bigintFrom(reader.text());
        default:
            throw new RangeError(`no constant has the tag ${kind}`);
    }
}
function bigintFrom(text) {
    const isNegative = text.startsWith('-');
    let value = 0n;
    for (const digit of isNegative ? text.slice(1) : text)
        value = value * 36n + BigInt(Number.parseInt(digit, 36));
    return isNegative ? -value : value;
}
