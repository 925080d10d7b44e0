import { displayPath } from '../../core/text/display-path.js';
import { Coverage } from '../../execution/outcome/coverage.js';
import { printDomain } from '../../constraint/domains/print-domain.js';
import { countedTables } from './counted-tables.js';
import { Counter } from './counts.js';
import { campaignLimits } from './limits.js';
import { againstBaseline } from './against-baseline.js';
import { specify } from './specify.js';
import { finalizeFindings } from './finalize-findings.js';
import { targetText } from '../prepare/prepare.js';
export async function summarize(campaign, ending) {
    const { options, counter, paths, kept, strategy, monitor } = campaign;
    const { divergences, reached } = strategy.status();
    const limits = campaignLimits(campaign, ending);
    const failures = await finalizeFindings(campaign);
    const specified = await specify(campaign);
    const all = [...failures, ...(specified?.findings ?? [])];
    const { findings, baseline } = await againstBaseline(campaign, all);
    const summarizing = campaign.clock.enter('summarizing');
    const words = options.grammar === undefined ? undefined : (await import('./word-figures.js')).wordFigures(campaign, summarizing);
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
function descriptionOf({ described, domains }) {
    if (described !== undefined)
        return described;
    const parameters = domains.map((domain, i) => ({
        name: `argument ${i + 1}`,
        domain: printDomain(domain),
        from: 'inputs',
    }));
    return { parameters, leftOut: [] };
}
/** The summary of a campaign that ended before its first run. */
export function emptySummary(options, ending) {
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
async function coverageOf({ coverage, explorers, options }) {
    const tables = new Map((await Promise.all(explorers.map((explorer) => explorer.tables()))).flat().map((t) => [t.file, t]));
    const sorted = countedTables([...tables.values()], options).toSorted((a, b) => (a.file < b.file ? -1 : 1));
    const files = sorted.map((table) => [displayPath(table.file), coverage.ofFile(table)]);
    return {
        ...coverage.ofFiles(sorted),
        files: Object.fromEntries(files),
        entered: { branches: coverage.ofEntered(sorted) },
    };
}
async function locate(bySite, [explorer]) {
    const located = await Promise.all([...bySite].map(async ([site, count]) => ({ site: (await explorer?.siteText(site)) ?? 'unknown', count })));
    return located.sort((a, b) => b.count - a.count || (a.site < b.site ? -1 : 1));
}
