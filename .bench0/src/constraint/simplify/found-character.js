/**
 * Compares `s[s.indexOf(c)]` with a constant: it is the first character of `c` if `c` was found. Otherwise the index is
 * -1, where there is no character.
 */
export function compareFound(a, b, { make, constant }) {
    if (a.kind !== 'application' || b.kind !== 'constant')
        return undefined;
    if (a.name !== 'indexString' && a.name !== 'charAt')
        return undefined;
    const [text, place] = a.operands;
    if (place?.kind !== 'application' || (place.name !== 'indexOf' && place.name !== 'lastIndexOf'))
        return undefined;
    const [searched, needle] = place.operands;
    if (searched !== text || needle?.kind !== 'constant' || typeof needle.value !== 'string')
        return undefined;
    // An empty text is also found at the end of a text, where there is no character.
    if (needle.value === '')
        return undefined;
    const isMissing = make('strictEquals', place, constant(-1));
    const missing = a.name === 'charAt' ? '' : undefined;
    if (b.value === missing)
        return isMissing;
    return b.value === needle.value.charAt(0) ? make('not', isMissing) : constant(false);
}
