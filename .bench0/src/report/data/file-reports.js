export function fileReports(facts, counters) {
    return facts.observations.tables.map((table) => fileReport(facts, counters, table));
}
function fileReport(facts, counters, { file, contentHash, branches, statements, functions }) {
    const runs = (counter) => counters.runs(contentHash, counter);
    const covered = ({ line, column, counter }) => ({
        line,
        column,
        isCovered: runs(counter) > 0,
        runs: runs(counter),
    });
    const source = facts.sourceOf(contentHash);
    const shown = statements.map(covered);
    const lines = new Map();
    for (const { line, isCovered } of shown)
        lines.set(line, lines.get(line) === true || isCovered);
    const named = functions.map((site) => ({ name: site.name, ...covered(site) }));
    return {
        path: file,
        contentHash,
        coverage: {
            branches: tallied(branches.flatMap(({ arms }) => arms.map(({ counter }) => runs(counter) > 0))),
            statements: tallied(shown.map(({ isCovered }) => isCovered)),
            lines: tallied([...lines.values()]),
            functions: tallied(named.map(({ isCovered }) => isCovered)),
        },
        ...(source === undefined ? {} : { source }),
        statements: shown,
        functions: named,
    };
}
export function totalCoverage(files) {
    const sum = (kind) => ({
        covered: files.reduce((total, { coverage }) => total + coverage[kind].covered, 0),
        total: files.reduce((total, { coverage }) => total + coverage[kind].total, 0),
    });
    return { branches: sum('branches'), statements: sum('statements'), lines: sum('lines'), functions: sum('functions') };
}
function tallied(flags) {
    return { covered: flags.filter(Boolean).length, total: flags.length };
}
