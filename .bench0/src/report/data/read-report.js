import { displayPath } from '../../core/text/display-path.js';
import { adviceOn } from './advice.js';
import { branchReports } from './branch-reports.js';
import { readCampaignFacts } from './campaign-facts.js';
import { CounterFacts } from './corpus-facts.js';
import { inputReports, timelineOf } from './corpus-reports.js';
import { fileReports, totalCoverage } from './file-reports.js';
/** Reads the report of a campaign from its folder, whether it has ended, was killed, or still runs. */
export async function readReport(folder) {
    const facts = readCampaignFacts(folder);
    const counters = new CounterFacts(facts);
    const files = fileReports(facts, counters);
    const { engine } = facts.counts;
    const grammar = await grammarOf(facts);
    const report = {
        version: 1,
        campaign: campaignOf(facts),
        coverage: totalCoverage(files),
        timeline: timelineOf(facts),
        files,
        branches: branchReports(facts, counters),
        findings: facts.findings,
        inputs: inputReports(facts),
        tree: treeOf(facts),
        solver: solverOf(facts),
        engine: { ...engine, losses: lossesOf(facts) },
        ...(grammar === undefined ? {} : { grammar }),
    };
    return { ...report, advice: adviceOn(report) };
}
function campaignOf({ folder, campaign, counts, paths, observations }) {
    const { summary } = observations;
    return {
        target: summary?.target ?? displayTarget(campaign.target),
        strategy: campaign.strategy,
        seed: campaign.seed,
        folder: displayPath(folder),
        state: summary === undefined ? 'unfinished' : 'finished',
        seconds: Math.round(counts.seconds * 1000) / 1000,
        runs: counts.runs,
        paths,
        outcomes: counts.outcomes,
        ...(summary === undefined ? {} : { stoppedBy: summary.stoppedBy }),
        complete: summary?.complete ?? false,
        limits: summary?.limits ?? ['unexplored'],
        parameters: summary?.given.parameters ?? [],
        leftOut: summary?.given.leftOut ?? [],
    };
}
function displayTarget(target) {
    const [file = '', ...rest] = target.split('#');
    return [displayPath(file), ...rest].join('#');
}
function treeOf({ observations: { tree, tables, otherSites } }) {
    const sites = new Map(tables.flatMap(({ file, branches }) => branches.map(({ id, line, column }) => [id, `${file}:${line}:${column}`])));
    return tree.map((node) => ({ ...node, site: sites.get(node.site) ?? otherSites[node.site] ?? 'unknown' }));
}
function solverOf({ counts, observations: { solving } }) {
    return { ...counts.solver, byLink: solving.byLink, slowest: solving.slowest };
}
function lossesOf({ losses }) {
    return losses.map(({ site, count, inputs }) => ({
        site,
        count,
        encoding: inputs[0].encoding,
        inputs: inputs.map(({ input }) => input),
    }));
}
/** The code for grammars is loaded only if there is one. */
async function grammarOf(facts) {
    if (facts.observations.grammars.length === 0)
        return undefined;
    return (await import('./grammar-report.js')).grammarReport(facts);
}
