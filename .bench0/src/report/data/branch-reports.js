import { siteText } from '../../instrument/sites/sites.js';
import { BranchEvidenceFinder, isAfter } from './branch-evidence.js';
import { lastOnTheWay } from './last-on-the-way.js';
import { missedArm } from './missed-arm.js';
import { WaysToBranches } from './ways-to-branches.js';
const longestInput = 4096;
/** Reports every branch of every file, in source order. */
export function branchReports(facts, counters) {
    const finder = new BranchEvidenceFinder(facts.observations);
    return facts.observations.tables.flatMap((table) => {
        const source = facts.sourceOf(table.contentHash);
        const ways = source === undefined ? undefined : new WaysToBranches(table.file, source);
        const report = (branch) => {
            const evidence = finder.of(table, branch, source);
            const runs = (counter) => counters.runs(table.contentHash, counter);
            const waiting = () => ways && lastOnTheWay(ways, table, runs, branch);
            const context = { ...contextOf(facts, table), ...reachOf(counters, table, branch), evidence, branch, waiting };
            return {
                site: siteText(table, branch),
                file: table.file,
                line: branch.line,
                column: branch.column,
                kind: branch.kind,
                arms: branch.arms.map(({ when, counter }) => armReport(counters, table, context, when, counter)),
            };
        };
        return table.branches.toSorted((a, b) => (isAfter(a, b) ? 1 : -1)).map(report);
    });
}
function armReport(counters, { contentHash }, context, when, counter) {
    const runs = counters.runs(contentHash, counter);
    if (runs === 0)
        return { when, runs, ...missedArm(context, when) };
    const first = counters.firstInput(contentHash, counter);
    if (first === undefined)
        return { when, runs, state: 'taken' };
    const { id, input, encoding } = first;
    const isShort = JSON.stringify(input).length <= longestInput;
    return { when, runs, state: 'taken', inputId: id, ...(isShort ? { input, encoding } : {}) };
}
function contextOf({ observations, counts, losses, campaign }, { file }) {
    const { summary } = observations;
    return {
        bounds: summary?.given.parameters.map(({ name, domain }) => `${name}: ${domain}`).join(', ') ?? '',
        isComplete: summary?.complete ?? false,
        hasRecordings: counts.engine.recordings > 0,
        strategy: campaign.strategy,
        concretizations: counts.engine.concretizations.filter(({ site }) => site.startsWith(`${file}:`)),
        losses,
    };
}
/** How many runs reached a branch, and how many of them were recorded. */
function reachOf(counters, { contentHash, statements, functions, ...table }, branch) {
    const arms = branch.arms.map(({ counter }) => counter);
    // With both arms counted, a run that reached the branch passed one of them; otherwise the code before it tells.
    const before = [...statements, ...functions].filter((site) => !isAfter(site, branch));
    const nearest = before.reduce((last, site) => (last === undefined || isAfter(site, last) ? site : last), undefined);
    const telling = arms.length === 2 || nearest === undefined ? arms : [nearest.counter];
    const most = (count) => Math.max(0, ...telling.map(count));
    const passed = before.filter(({ counter }) => counters.runs(contentHash, counter) > 0);
    const after = passed.reduce((last, site) => (last === undefined || isAfter(site, last) ? site : last), undefined);
    const site = (at) => `${table.file}:${at.line}:${at.column}`;
    return {
        site: site(branch),
        reached: most((counter) => counters.runs(contentHash, counter)),
        recorded: most((counter) => counters.recorded(contentHash, counter)),
        after: after === undefined ? undefined : site(after),
    };
}
