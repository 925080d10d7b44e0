/** What changes the meaning of a program first; how invalid input is reported last. */
const ranks = { value: 0, acceptance: 0, time: 0, error: 1 };
/**
 * Orders the findings of a comparison: those on inputs that a side accepts before those on inputs that all sides reject,
 * and small inputs before large ones. Findings that are no differences come first.
 */
export function rankedDifferences(findings) {
    return findings
        .map((finding) => ({ finding, rank: rankOf(finding), size: JSON.stringify(finding.minimized).length }))
        .sort((a, b) => a.rank - b.rank || a.size - b.size)
        .map(({ finding }) => finding);
}
function rankOf({ class: found }) {
    return found === undefined ? -1 : ranks[found];
}
