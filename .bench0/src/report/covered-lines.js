/** The lines of a file with statements, in order. */
export function coveredLines({ statements }) {
    const runs = new Map();
    for (const { line, runs: count } of statements)
        runs.set(line, Math.max(runs.get(line) ?? 0, count));
    return [...runs].sort(([a], [b]) => a - b).map(([line, count]) => ({ line, runs: count }));
}
export function branchesOf(branches, { path }) {
    return branches.filter(({ file }) => file === path);
}
