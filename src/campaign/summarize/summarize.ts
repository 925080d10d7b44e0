import { displayPath } from '../../core/text/display-path.ts';
import { Coverage } from '../../execution/outcome/coverage.ts';
import type { CoverageCount, CoverageTally } from '../../execution/outcome/coverage-tally.ts';
import { printDomain } from '../../constraint/domains/print-domain.ts';
import type { InputDescription } from '../../execution/input/input-description.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { Reached } from '../../search/path/reached.ts';
import type { TokensKnown } from '../../engine/tokens/token-runs.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { Ending } from '../explore/budget.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignOptions } from '../prepare/campaign-options.ts';
import { countedTables } from './counted-tables.ts';
import { Counter, type Counts } from './counts.ts';
import { campaignLimits } from './limits.ts';
import type { Loss } from '../monitor/losses.ts';
import type { BaselineResult } from '../../finding/baseline/compare-baseline.ts';
import { againstBaseline } from './against-baseline.ts';
import { specify, type SpecificationResult } from './specify.ts';
import { finalizeFindings } from './finalize-findings.ts';
import { targetText } from '../prepare/prepare.ts';
import type { WordFigures } from './word-figures.ts';

/** The result of a campaign, as plain data. */
export interface CampaignSummary extends Counts {
  readonly target: string;
  /** The generated inputs in readable form, and possible inputs that are not generated. */
  readonly given: InputDescription & {
    /** The depth of recursive types within which everything was run; present if it is less than the current depth. */
    readonly exploredDepth?: number;
  };
  readonly strategy: string;
  readonly seed: string;
  readonly folder: string;
  readonly paths: number;
  readonly kept: number;
  readonly coverage: CoverageTally & {
    readonly files: Readonly<Record<string, CoverageTally>>;
    /** Coverage of the functions that were entered. */
    readonly entered: { readonly branches: CoverageCount };
  };
  readonly divergences: readonly { readonly site: string; readonly count: number }[];
  /** Sites where inputs took different native paths after the same recorded decisions. */
  readonly losses: readonly Loss[];
  /** Number of inputs run by the monitor; they do not count as runs. */
  readonly samples: number;
  /** Number of random inputs that agree with the claim to be complete; present only if the claim was checked. */
  readonly agreed?: number;
  readonly stoppedBy: Ending;
  readonly complete: boolean;
  /** Reasons why the campaign is incomplete. */
  readonly limits: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** Present if the campaign has a specification, and there was time to write it. */
  readonly specification?: SpecificationResult;
  /** Present if the campaign has a baseline. */
  readonly baseline?: BaselineResult;
  /** Progress of strategies that enumerate templates or words. */
  readonly reached?: Reached;
  /** What was learned about the subject's tokens. */
  readonly tokens?: TokensKnown;
  /** Present if one grammar describes the whole input. */
  readonly words?: WordFigures;
}

export async function summarize(campaign: Campaign, ending: Ending): Promise<CampaignSummary> {
  const { options, counter, paths, kept, strategy, monitor } = campaign;
  const { divergences, reached } = strategy.status();
  const limits = campaignLimits(campaign, ending);
  const failures = await finalizeFindings(campaign);
  const specified = await specify(campaign);
  const all = [...failures, ...(specified?.findings ?? [])];
  const { findings, baseline } = await againstBaseline(campaign, all);
  const summarizing = campaign.clock.enter('summarizing');
  const words =
    options.grammar === undefined ? undefined : (await import('./word-figures.ts')).wordFigures(campaign, summarizing);
  return {
    ...counter.counts(),
    target: targetText({ ...options, file: displayPath(options.file) }),
    given: {
      ...descriptionOf(options),
      ...(campaign.exploredDepth === undefined ? {} : { exploredDepth: campaign.exploredDepth }),
    },
    strategy: options.strategy,
    seed: options.seed,
    folder: displayPath(campaign.folder.path),
    paths: paths.count,
    kept: kept.size,
    coverage: await coverageOf(campaign),
    divergences: await locate(divergences, campaign.explorers),
    losses: monitor.losses.list(),
    samples: monitor.samples,
    ...(monitor.agreed === undefined ? {} : { agreed: monitor.agreed }),
    stoppedBy: ending,
    complete: limits.length === 0,
    limits,
    findings,
    ...(baseline && { baseline }),
    ...(specified && { specification: specified.specification }),
    ...(words === undefined ? {} : { words }),
    ...(reached === undefined ? {} : { reached }),
    ...(campaign.tokens === undefined ? {} : { tokens: campaign.tokens }),
  };
}

function descriptionOf({ described, domains }: CampaignOptions): InputDescription {
  if (described !== undefined) return described;
  const parameters = domains.map((domain, i) => ({
    name: `argument ${i + 1}`,
    domain: printDomain(domain),
    from: 'inputs' as const,
  }));
  return { parameters, leftOut: [] };
}

/** The summary of a campaign that ended before its first run. */
export function emptySummary(options: CampaignOptions, ending: Ending): CampaignSummary {
  return {
    ...new Counter({ nowMs: 0 }).counts(),
    target: targetText({ ...options, file: displayPath(options.file) }),
    given: descriptionOf(options),
    strategy: options.strategy,
    seed: options.seed,
    folder: displayPath(options.outFolder),
    paths: 0,
    kept: 0,
    coverage: { ...new Coverage().ofFiles([]), files: {}, entered: { branches: new Coverage().ofEntered([]) } },
    divergences: [],
    losses: [],
    samples: 0,
    stoppedBy: ending,
    complete: false,
    limits: [ending, 'unexplored'],
    findings: [],
  };
}

async function coverageOf({ coverage, explorers, options }: Campaign): Promise<CampaignSummary['coverage']> {
  const tables = new Map(
    (await Promise.all(explorers.map((explorer) => explorer.tables()))).flat().map((t) => [t.file, t]),
  );
  const sorted = countedTables([...tables.values()], options).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const files = sorted.map((table) => [displayPath(table.file), coverage.ofFile(table)] as const);
  return {
    ...coverage.ofFiles(sorted),
    files: Object.fromEntries(files),
    entered: { branches: coverage.ofEntered(sorted) },
  };
}

async function locate(
  bySite: ReadonlyMap<number, number>,
  [explorer]: readonly Explorer[],
): Promise<CampaignSummary['divergences']> {
  const located = await Promise.all(
    [...bySite].map(async ([site, count]) => ({ site: (await explorer?.siteText(site)) ?? 'unknown', count })),
  );
  return located.sort((a, b) => b.count - a.count || (a.site < b.site ? -1 : 1));
}
