import { displayPath } from '../../core/text/display-path.ts';
import { adviceOn } from './advice.ts';
import { branchReports } from './branch-reports.ts';
import { readCampaignFacts, type CampaignFacts } from './campaign-facts.ts';
import { CounterFacts } from './corpus-facts.ts';
import { inputReports, timelineOf } from './corpus-reports.ts';
import { enteredBranches, fileReports, totalCoverage } from './file-reports.ts';
import type { DecisionReport, ReportData, ReportedCampaign, SolverReport } from './report-data.ts';

/** Reads the report of a campaign from its folder, whether it has ended, was killed, or still runs. */
export async function readReport(folder: string): Promise<ReportData> {
  const facts = readCampaignFacts(folder);
  const counters = new CounterFacts(facts);
  const files = fileReports(facts, counters);
  const { engine } = facts.counts;
  const grammar = await grammarOf(facts);
  const report = {
    version: 1,
    campaign: campaignOf(facts),
    coverage: totalCoverage(files),
    entered: { branches: enteredBranches(facts, counters) },
    timeline: timelineOf(facts),
    files,
    branches: branchReports(facts, counters),
    findings: facts.findings,
    inputs: inputReports(facts),
    tree: treeOf(facts),
    solver: solverOf(facts),
    engine: { ...engine, losses: lossesOf(facts) },
    ...(grammar === undefined ? {} : { grammar }),
  } as const;
  return { ...report, advice: adviceOn(report, facts.observations.grammars) };
}

function campaignOf({ folder, campaign, counts, paths, observations }: CampaignFacts): ReportedCampaign {
  const { summary } = observations;
  return {
    target: campaign.sides?.join(' ') ?? summary?.target ?? displayTarget(campaign.target),
    ...(campaign.sides && { sides: campaign.sides }),
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

function displayTarget(target: string): string {
  const [file = '', ...rest] = target.split('#');
  return [displayPath(file), ...rest].join('#');
}

function treeOf({ observations: { tree, tables, otherSites } }: CampaignFacts): readonly DecisionReport[] {
  const sites = new Map(
    tables.flatMap(({ file, branches }) =>
      branches.map(({ id, line, column }) => [id, `${file}:${line}:${column}`] as const),
    ),
  );
  return tree.map((node) => ({ ...node, site: sites.get(node.site) ?? otherSites[node.site] ?? 'unknown' }));
}

function solverOf({ counts, observations: { solving } }: CampaignFacts): SolverReport {
  return { ...counts.solver, byLink: solving.byLink, slowest: solving.slowest };
}

function lossesOf({ losses }: CampaignFacts): ReportData['engine']['losses'] {
  return losses.map(({ site, count, inputs }) => ({
    site,
    count,
    encoding: inputs[0].encoding,
    inputs: inputs.map(({ input }) => input),
  }));
}

/** The code for grammars is loaded only if there is one. */
async function grammarOf(facts: CampaignFacts): Promise<ReportData['grammar']> {
  if (facts.observations.grammars.length === 0) return undefined;
  return (await import('./grammar-report.ts')).grammarReport(facts);
}
