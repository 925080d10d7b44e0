/** Encodes a text as an SMT-LIB literal, one character per code unit. */
export function stringLiteral(text) {
    return `"${Array.from({ length: text.length }, (_, i) => escaped(text.charCodeAt(i))).join('')}"`;
}
/** Reads a text that a solver printed; undefined if it has characters that are not code units. */
export function readStringLiteral(printed) {
    if (!printed.startsWith('"') || !printed.endsWith('"'))
        return undefined;
    let isText = true;
    const text = printed
        .slice(1, -1)
        .replaceAll('""', '"')
        .replaceAll(/\\u\{([0-9a-fA-F]+)\}|\\u([0-9a-fA-F]{4})/g, (_, braced, plain) => {
        const unit = Number.parseInt(braced ?? plain, 16);
        isText &&= unit <= 0xffff;
        return String.fromCharCode(unit);
    });
    return isText ? text : undefined;
}
export function escaped(unit) {
    const isPlain = unit >= 0x20 && unit < 0x7f && unit !== 0x22 && unit !== 0x5c;
    return isPlain ? String.fromCharCode(unit) : `\\u{${unit.toString(16)}}`;
}
