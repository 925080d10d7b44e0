export function dialectOf(members) {
    if (members.some(({ key }) => /^<[^<>]+>$/.test(key.text)))
        return 'bracketed-names';
    const references = new Set(members.map(({ key }) => `<${key.text}>`));
    const bracketed = members.some(({ value }) => textsIn(value).some((text) => mentions(text, references)));
    return bracketed ? 'bracketed-names' : 'quoted-texts';
}
function mentions(text, references) {
    return (text.match(/<[^<>]+>/g) ?? []).some((found) => references.has(found));
}
/** Excludes quoted texts: `<a>` in them is not a reference. */
function textsIn(value) {
    if (value.kind === 'array')
        return value.items.flatMap(textsIn);
    return value.kind === 'string' && !/^(['"]).*\1$/s.test(value.text) ? [value.text] : [];
}
