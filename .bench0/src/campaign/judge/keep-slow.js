import { keepFinding } from '../keep/keep.js';
/** Keeps a family of slow inputs as a finding; measuring it has confirmed it. */
export function keepSlow(campaign, { value, origin }, failing) {
    const { findings } = campaign;
    if (findings.add({ run: campaign.counter.runs, input: value, origin }, failing) !== 'new')
        return;
    const finding = findings.get(failing);
    const finalized = finding && findings.finalize(finding, { kind: 'confirmed', failing });
    if (finalized !== undefined)
        keepFinding(campaign, finalized);
}
