import { unicodeProperty } from '../../characters/unicode-property.js';
/**
 * Returns the code points with a Unicode property as ANTLR names it: `Lu`, `Letter`, `Greek`, `Script=Greek`, `Emoji`,
 * in any case and with `-` for `_`. Returns undefined for unknown properties, including blocks and breaking properties,
 * which JavaScript lacks.
 */
export function antlrProperty(name) {
    const key = name.trim().replaceAll('-', '_').toLowerCase();
    return derived[key]?.() ?? search(key, name.trim());
}
/** Properties that ANTLR has and JavaScript lacks, derived from properties that JavaScript has. */
const derived = {
    'emojipresentation=emojidefault': () => unicodeProperty('Emoji_Presentation'),
    'emojipresentation=textdefault': () => difference('Emoji', ['Emoji_Presentation']),
    other_id_start: () => difference('ID_Start', ['L', 'Nl']),
    other_id_continue: () => difference('ID_Continue', ['ID_Start', 'Mn', 'Mc', 'Nd', 'Pc']),
};
function difference(from, taken) {
    let rest = unicodeProperty(from);
    for (const name of taken) {
        const set = unicodeProperty(name);
        if (set !== undefined)
            rest = rest?.minus(set);
    }
    return rest;
}
/** JavaScript requires exact names and the property of each value, so this tries the usual forms. */
function search(key, asWritten) {
    const [value = '', property = ''] = key.split('=', 2).toReversed();
    const spellings = [asWritten.split('=').at(-1) ?? '', titled(value), value.toUpperCase()];
    for (const spelling of spellings) {
        for (const prefix of prefixes[property] ?? []) {
            const set = unicodeProperty(prefix + spelling);
            if (set !== undefined)
                return set;
        }
    }
    return undefined;
}
const prefixes = {
    '': ['', 'Script='],
    gc: ['gc='],
    general_category: ['gc='],
    sc: ['sc='],
    script: ['sc='],
    scx: ['scx='],
    script_extensions: ['scx='],
};
function titled(name) {
    return name.replaceAll(/(^|_)([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}
