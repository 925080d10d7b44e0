/**
 * Explores a function: looks for inputs that take each of its branches, and for inputs that make it fail. This is
 * `coppice run` with the same defaults: a minute on all cores unless `time`, `runs` or `plateau` say otherwise. Corpus and
 * findings are kept in a folder below `.coppice`, or below `out`. Nothing is printed.
 *
 * The target runs in processes of its own, without writes, network or child processes unless `allow` grants them.
 *
 * @param target - `FILE#EXPORT`, relative to the working directory, or a `file:` URL with the export as its fragment.
 * @returns What `coppice run --json` prints. Findings do not reject the promise: look at `findings`.
 * @throws CoppiceError for what the caller can fix: a missing file, an unknown export or option, a bad grammar.
 *
 * @example
 * ```ts
 * import { explore } from 'coppice';
 *
 * const { findings } = await explore('src/parse.ts#parse', { time: '30s' });
 * for (const { error, site, minimized } of findings) console.log(error, site, minimized);
 * ```
 *
 * @example
 * In a test, with the same result every time:
 * ```ts
 * const target = new URL('../src/parse.ts#parse', import.meta.url);
 * const { findings } = await explore(target, { runs: 500, workers: 1, config: false });
 * expect(findings).toEqual([]);
 * ```
 */
export async function explore(target, options = {}) {
    const startMs = performance.now();
    // Most of Coppice is loaded here, so that configurations and harnesses that import the package do not wait for it.
    const [{ exploreRequest, requestedTarget }, { resolveCampaign }, { runCampaign }, { campaignDocument }] = await Promise.all([
        import('./explore-request.js'),
        import('../config/resolve-campaign.js'),
        import('../campaign/run-campaign.js'),
        import('../report/campaign-document.js'),
    ]);
    const { request, signal, onProgress } = exploreRequest(requestedTarget(target), options);
    const campaign = await resolveCampaign(request);
    return campaignDocument(await runCampaign(campaign, { signal, onProgress, startMs }));
}
