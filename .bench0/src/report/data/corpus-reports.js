import { describeOrigin } from '../../execution/input/input.js';
import { siteText } from '../../instrument/sites/sites.js';
export function inputReports(facts) {
    const { byCounter } = armsOf(facts);
    return facts.kept.map((entry) => inputReport(entry, byCounter));
}
function inputReport(entry, arms) {
    const { id, encoding, input, origin, outcome, gain, runs, seconds } = entry;
    return {
        id,
        encoding,
        input,
        origin: describeOrigin(origin),
        originKind: origin.kind,
        ...('parent' in origin ? { parent: origin.parent } : {}),
        ...('site' in origin ? { flipped: origin.site } : {}),
        outcome,
        gain,
        firstArms: countersOf(entry).flatMap((key) => arms.get(key) ?? []),
        ...(runs === undefined ? {} : { runs }),
        ...(seconds === undefined ? {} : { seconds }),
    };
}
/** Coverage at each input that raised it, and at the end. */
export function timelineOf(facts) {
    const { byCounter, statements } = armsOf(facts);
    let covered = { branches: 0, statements: 0 };
    const points = facts.kept.flatMap((entry) => {
        const { raised, runs, seconds, origin } = entry;
        if (raised === undefined || runs === undefined || seconds === undefined)
            return [];
        const keys = countersOf(entry);
        const gain = keys.filter((key) => byCounter.has(key)).length;
        const more = keys.reduce((sum, key) => sum + (statements.get(key) ?? 0), 0);
        covered = { branches: covered.branches + gain, statements: covered.statements + more };
        return [{ runs, seconds, ...covered, origin: origin.kind, gain }];
    });
    const { runs, seconds } = facts.counts;
    return points.length === 0 ? [] : [...points, { runs, seconds, ...covered, gain: 0 }];
}
function countersOf({ raised = {} }) {
    return Object.entries(raised).flatMap(([hash, counters]) => counters.map((counter) => `${hash} ${counter}`));
}
function armsOf({ observations: { tables } }) {
    const byCounter = new Map();
    const statements = new Map();
    for (const table of tables) {
        for (const branch of table.branches) {
            const site = siteText(table, branch);
            for (const { when, counter } of branch.arms)
                byCounter.set(`${table.contentHash} ${counter}`, { site, when });
        }
        for (const { counter } of table.statements) {
            const key = `${table.contentHash} ${counter}`;
            statements.set(key, (statements.get(key) ?? 0) + 1);
        }
    }
    return { byCounter, statements };
}
