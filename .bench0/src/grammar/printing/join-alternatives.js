/** Joins alternatives with bars; an empty alternative is written as nothing. */
export function joinAlternatives(alternatives) {
    const parts = alternatives.flatMap((alternative, i) => (i === 0 ? [alternative] : ['|', alternative]));
    return parts.filter((part) => part !== '').join(' ');
}
