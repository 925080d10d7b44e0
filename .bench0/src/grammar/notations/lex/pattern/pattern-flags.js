const letters = { i: 'ignoreCase', s: 'dotAll', x: 'extended' };
/** Returns the flags within `(?i-s:…)`; `written` is the text between the question mark and the colon. */
export function changeFlags(flags, written) {
    const [on = '', off = ''] = written.split('-');
    const changed = { ...flags };
    for (const letter of on)
        changed[letters[letter]] = true;
    for (const letter of off)
        changed[letters[letter]] = false;
    return changed;
}
