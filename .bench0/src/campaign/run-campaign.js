import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { CampaignClock } from './explore/clock.js';
import { noProgress } from './campaign-progress.js';
import { deepened } from './explore/deepened.js';
import { exploreInputs, exploreFrom } from './explore/explore.js';
import { confirmLosses, secondOpinion } from './monitor/second-opinion.js';
import { prepare } from './prepare/prepare.js';
import { keepObservations } from './keep/keep-observations.js';
import { progressOf } from './progress.js';
import { probeSlow } from './judge/probe-slow.js';
import { probeNesting } from './judge/probe-nesting.js';
import { probePayloads } from './judge/probe-payloads.js';
import { processEngine } from './workers/process-engine.js';
import { emptySummary, summarize } from './summarize/summarize.js';
/** Rounds of exploring from inputs that contradict a claim. */
const mostRounds = 4;
/** Runs a campaign on one target. Every run is judged and kept as soon as it ends. */
export async function runCampaign(options, { signal, onProgress, observer, time, startMs, engine = processEngine }) {
    const clock = new CampaignClock(options, signal, time, startMs);
    onProgress(noProgress);
    const prepared = await prepareInTime(options, engine, clock);
    if (prepared === undefined)
        return emptySummary(options, clock.cutBy);
    let campaign = { ...prepared, observer };
    const enter = async (phase) => {
        clock.enter(phase);
        onProgress(await progressOf(campaign));
    };
    try {
        await enter('exploring');
        let ending = await exploreAndCheck(campaign, onProgress);
        for (let deeper = await deepened(campaign); deeper !== undefined; deeper = await deepened(campaign)) {
            campaign = deeper;
            ending = await exploreAndCheck(campaign, onProgress);
        }
        await enter('probing');
        await confirmLosses(campaign);
        await probePayloads(campaign);
        await probeNesting(campaign);
        await probeSlow(campaign);
        await enter('finalizing');
        const summary = await summarize(campaign, ending);
        await keepObservations(campaign, summary);
        return summary;
    }
    finally {
        campaign.journal.close();
        await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
    }
}
/**
 * Returns undefined if the campaign was interrupted, or if its time ended before anything could run. Throws if the
 * target did not load once within the whole time.
 */
async function prepareInTime(options, engine, clock) {
    let hasLoaded = false;
    const onLoaded = () => {
        hasLoaded = true;
    };
    const campaign = await clock.exploring.attempt(() => prepare(options, engine, clock, onLoaded));
    if (campaign !== undefined || clock.isInterrupted || hasLoaded)
        return campaign;
    const { timeMs = 0 } = options.budget;
    throw new CoppiceError('load-timeout', `${displayPath(options.file)} did not finish loading within the campaign's time, ${timeMs / 1000} s`, {
        hint: 'raise --time; if that does not help, look for code that does not terminate when the file is imported',
    });
}
/** Continues exploring from inputs that contradict a claim, and checks the next claim again. */
async function exploreAndCheck(campaign, onProgress) {
    let ending = await exploreInputs(campaign, onProgress);
    let contradictions = await secondOpinion(campaign);
    for (let round = 0; round < mostRounds && contradictions.length > 0; round++) {
        if (campaign.budget.stopReason !== undefined)
            break;
        ending = await exploreFrom(campaign, contradictions, onProgress);
        contradictions = await secondOpinion(campaign);
    }
    return ending;
}
