import { displayPath } from '../../core/text/display-path.js';
/** Returns for each run the lines, as `file:line`, that it covers and no run before it. */
export function linesCovered(runs, tables) {
    const linesOf = new Map(tables.map((table) => [table.contentHash, lineByCounter(table)]));
    const covered = new Set();
    return runs.map(({ coverage }) => {
        const fresh = [];
        for (const { contentHash, counters } of coverage) {
            for (const counter of counters) {
                const line = linesOf.get(contentHash)?.get(counter);
                if (line === undefined || covered.has(line))
                    continue;
                covered.add(line);
                fresh.push(line);
            }
        }
        return fresh;
    });
}
function lineByCounter(table) {
    const file = displayPath(table.file);
    return new Map([
        ...table.statements.map(({ counter, line }) => [counter, `${file}:${line}`]),
        ...table.branches.flatMap(({ arms, line }) => arms.map(({ counter }) => [counter, `${file}:${line}`])),
    ]);
}
