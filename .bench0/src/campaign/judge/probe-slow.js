import { inputId } from '../../execution/input/input.js';
import { findSlow } from '../../oracle/find-slow.js';
import { readCorpus } from '../../suite/read-corpus.js';
import { nativeOptions, rulesOf } from './judge.js';
import { keepSlow } from './keep-slow.js';
import { probePatterns } from './probe-patterns.js';
const mostPumps = 400;
/**
 * Searches for inputs with superlinear run time: first by attacking the regular expressions that the target matches,
 * then, if that finds nothing, by repeating parts of the corpus. It takes a share of the time, and is skipped if runs
 * are limited: the clock must not influence what such a campaign finds.
 */
export async function probeSlow(campaign) {
    const { options, folder, clock, engine } = campaign;
    if (!clock.decides || options.allowedKinds.includes('slow') || options.domains.some(hasSetLength))
        return;
    const deadline = clock.findingSlow;
    if (deadline.isOver)
        return;
    await deadline.attempt(() => probePatterns(campaign, deadline));
    if (deadline.isOver || campaign.findings.all.some(({ failing }) => failing.kind === 'slow'))
        return;
    const inputs = readCorpus(folder.path);
    const native = nativeOptions(options, deadline.signal);
    const slow = await deadline.attempt(() => findSlow(inputs, native, rulesOf(campaign), { timeMs: deadline.leftMs, pumps: mostPumps }, engine.openTarget));
    if (slow === undefined)
        return;
    const { input, parent, failing } = slow;
    keepSlow(campaign, { value: input, origin: { kind: 'repetition', parent: inputId(parent) } }, failing);
}
/** Longer inputs are not inputs of such a target. */
function hasSetLength(domain) {
    return domain.kind === 'string' && domain.exactLength !== undefined;
}
