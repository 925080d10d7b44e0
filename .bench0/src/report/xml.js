/** Makes an XML element; attributes without a value are left out. */
export function xmlElement(name, attributes, ...children) {
    const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
    const head = [name, ...given.map(([key, value]) => `${key}="${xmlText(String(value))}"`)].join(' ');
    if (children.length === 0)
        return `<${head}/>`;
    return `<${head}>${children.join('')}</${name}>`;
}
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no way to write most control characters, lone surrogates and two more: they are shown as `\u{...}`. */
export function xmlText(text) {
    return text
        .replaceAll(/[&<>"]/gu, (character) => escapes[character])
        .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}
