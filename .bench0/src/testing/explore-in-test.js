import { TestFolder } from './test-folder.js';
const defaultRuns = 500;
const defaultOut = '.coppice/tests';
/** Replaces the time limit of a configuration: a test ends after its runs, on a slow machine as on a fast one. */
const longTime = '24h';
/** Runs the campaign of a test and returns its findings. Inputs that failed in earlier runs of the test run first. */
export async function exploreInTest(name, target, { timeoutMs: _limit, ...options }) {
    const [{ exploreRequest, requestedTarget }, { resolveCampaign }, { runCampaign }] = await Promise.all([
        import('../api/explore-request.js'),
        import('../config/resolve-campaign.js'),
        import('../campaign/run-campaign.js'),
    ]);
    const { signal } = new AbortController();
    const folder = new TestFolder(options.out ?? defaultOut, name);
    const { request } = exploreRequest(requestedTarget(target), { ...withFixedBudget(options), out: folder.campaigns });
    const campaign = await resolveCampaign(request);
    folder.begin();
    const { regressions } = folder;
    const seedFolders = [...(regressions === undefined ? [] : [regressions]), ...(campaign.seedFolders ?? [])];
    const { findings } = await runCampaign({ ...campaign, seedFolders }, { signal, onProgress: () => undefined });
    folder.end();
    return findings;
}
/** One worker and a number of runs give the same result every time; a time limit is for those who ask for one. */
function withFixedBudget(options) {
    const workers = options.workers ?? 1;
    if (options.time !== undefined)
        return { ...options, workers };
    return { ...options, workers, runs: options.runs ?? defaultRuns, time: longTime };
}
