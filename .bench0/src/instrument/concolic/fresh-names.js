/** @param tag distinguishes files that share a scope: global scripts */
export function freshNames(text, tag) {
    return namesWith(freshPrefix(text, tag), text);
}
/** The names for a given prefix; code given to `eval` uses the names of the file around it. */
export function namesWith(prefix, text) {
    return {
        prefix,
        runtime: prefix,
        flags: `${prefix}n`,
        bytes: `${prefix}k`,
        marker: freshMarker(text),
        temporary: (number) => `${prefix}t${number}`,
        isTemporary: (name) => name.startsWith(`${prefix}t`),
        sibling: (variable) => `${prefix}s_${variable}`,
        local: (purpose) => `${prefix}l_${purpose}`,
    };
}
function freshPrefix(text, tag) {
    for (let attempt = 0;; attempt++) {
        const prefix = `$${tag}${attempt === 0 ? '' : String(attempt)}_`;
        if (!text.includes(prefix))
            return prefix;
    }
}
/** A character that is not in the source, not even as an escape, which rewriting may convert to the character. */
function freshMarker(text) {
    for (let code = 0xe000;; code++) {
        const character = String.fromCharCode(code);
        const escape = new RegExp(String.raw `\\u\{?0*${code.toString(16)}`, 'iu');
        if (!text.includes(character) && !escape.test(text))
            return character;
    }
}
