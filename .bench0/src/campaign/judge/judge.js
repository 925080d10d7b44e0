import { realpathSync } from 'node:fs';
import { confirm } from '../../oracle/confirm.js';
import { findingKinds } from '../../oracle/finding-kinds.js';
import { locateHang } from '../../oracle/locate-hang.js';
import { judgeRun } from '../../oracle/judge.js';
import { keepFinding } from '../keep/keep.js';
/**
 * Judges a run: a failing run becomes a new finding if it also fails natively, or a further input of a known finding.
 */
export async function judge(campaign, { value, origin }, run) {
    const { findings, clock } = campaign;
    const judged = judgeRun(run, rulesOf(campaign));
    if (judged === undefined)
        return;
    const isCostly = findingKinds[judged.kind].usesUpLimit === true;
    if (isCostly && !campaign.budget.allowsCostly())
        return;
    const start = clock.nowMs;
    const located = judged.kind === 'hang' && campaign.options.execution.comparison === undefined
        ? await locatedHang(campaign, judged, value)
        : judged;
    const seen = { run: campaign.counter.runs, input: value, origin };
    if (findings.add(seen, located) === 'new')
        await confirmFinding(campaign, findings.get(located));
    if (isCostly)
        campaign.budget.spentOnCostly(clock.nowMs - start);
}
/**
 * Runs a new finding natively and writes it to the journal if it fails again. If time runs out, it stays unconfirmed.
 */
export async function confirmFinding(campaign, finding) {
    const { findings, clock, observer } = campaign;
    const { current } = clock;
    const confirmed = await current.attempt(() => confirm(finding.input, nativeOptions(campaign.options, current.signal), rulesOf(campaign), {
        mostMs: clock.confirmingMs,
        open: campaign.engine.openTarget,
    }));
    const finalized = confirmed && findings.finalize(finding, confirmed);
    if (finalized === undefined)
        return;
    const reported = keepFinding(campaign, finalized);
    observer?.found?.(reported);
}
async function locatedHang(campaign, judged, input) {
    const { current } = campaign.clock;
    const native = nativeOptions(campaign.options, current.signal);
    const { openTarget } = campaign.engine;
    return (await current.attempt(() => locateHang(judged, input, native, rulesOf(campaign), openTarget))) ?? judged;
}
/** Cached because the rules are needed for every run. */
const rulesByOptions = new WeakMap();
export function rulesOf({ options }) {
    let rules = rulesByOptions.get(options);
    if (rules === undefined) {
        rules = { targetFile: realpathSync(options.file), allowed: options.allowedKinds };
        rulesByOptions.set(options, rules);
    }
    return rules;
}
export function nativeOptions({ file, exportName, execution }, signal) {
    return { ...execution, file, exportName, build: 'native', signal };
}
