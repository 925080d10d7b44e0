const deepest = 1000;
/** Rejects patterns that are nested too deeply, because the parser of patterns recurses over groups and classes. */
export function checkNesting(pattern, nestedClasses, place) {
    let groups = 0;
    let classes = 0;
    for (let i = 0; i < pattern.length; i++) {
        const char = pattern[i];
        if (char === '\\')
            i++;
        else if (char === '[' && (classes === 0 || nestedClasses))
            classes++;
        else if (char === ']' && classes > 0)
            classes--;
        else if (char === '(' && classes === 0)
            groups++;
        else if (char === ')' && classes === 0)
            groups--;
        if (groups + classes > deepest) {
            const message = `the regular expression is nested more than ${deepest} levels deep`;
            throw place.error(i, 'grammar-too-deep', message, 'move the inner parts to separate rules');
        }
    }
}
