import { existsSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
import { checkTokenizer } from '../execution/tokenizer-reference.js';
import { defaultBaseline, readBaseline } from '../finding/baseline/baseline-file.js';
import { findNativeSolver } from '../solver/links/smt/native-solver.js';
import { campaignDefaults } from './campaign-defaults.js';
import { readGrammarInputs } from './read-grammar-inputs.js';
import { readTargetSettings } from './target-settings.js';
/** Merges the request, the configuration and the defaults, in this order of priority. */
export async function resolveCampaign({ target, settings, resume, updateBaseline = false, }) {
    const { file, exportName, domains, described, deeper, allowedKinds, execution, config } = await readTargetSettings(target);
    const hints = new Map([...(config.hints ?? []), ...(settings.hints ?? [])]);
    const said = { ...config, ...settings, hints };
    const { seeds, isolation, tokens, solver, runs } = said;
    if (tokens !== undefined)
        checkTokenizer(tokens);
    const grammar = await grammarOf(said, domains);
    const baseline = baselineOf(said, updateBaseline);
    return {
        file,
        exportName,
        domains,
        described,
        deeper,
        strategy: said.strategy ?? campaignDefaults.strategy,
        ...(grammar === undefined ? {} : { grammar }),
        seed: said.seed ?? campaignDefaults.seed,
        ...(seeds === undefined ? {} : { seedFolders: [seeds] }),
        budget: budgetOf(said),
        workers: said.workers ?? campaignDefaults.workers(),
        outFolder: said.out ?? campaignDefaults.outFolder,
        resume,
        ...(baseline && { baseline }),
        ...(said.spec === undefined ? {} : { spec: said.spec }),
        allowedKinds,
        execution: {
            timeLimitMs: runs === undefined ? campaignDefaults.timeLimitMs : campaignDefaults.patientTimeLimitMs,
            ...execution,
            ...(isolation === undefined ? {} : { isolation }),
            ...(tokens === undefined ? {} : { tokens }),
        },
        flipsPerSite: campaignDefaults.flipsPerSite,
        ...(said.include === undefined ? {} : { include: said.include }),
        ...(said.exclude === undefined ? {} : { exclude: said.exclude }),
        ...(solver === undefined ? {} : { solver: findNativeSolver(solver) }),
    };
}
/** A baseline that is not named is used only if it exists. A damaged one is reported before the campaign starts. */
function baselineOf({ baseline }, update) {
    const file = baseline ?? (update || existsSync(defaultBaseline) ? defaultBaseline : undefined);
    if (file === undefined)
        return undefined;
    if (!update || existsSync(file))
        readBaseline(file);
    return { file, update };
}
async function grammarOf(said, domains) {
    const inputs = await readGrammarInputs({ grammars: said.grammar ?? [], starts: said.start ?? [] }, domains);
    if (inputs.length === 0)
        return undefined;
    const { holeTokens: only, holeLength = campaignDefaults.holeLength, hints = new Map() } = said;
    const texts = domains.map((domain) => (domain.kind === 'string' ? domain.maxLength : 0));
    const templates = {
        lengths: holeLength === 'any' ? 'symbolic' : holeLength,
        hints,
        ...(only === undefined ? {} : { only }),
        holes: said.holes ?? 'both',
        maxLength: said.maxLength ?? Math.max(campaignDefaults.longestFilling, ...texts),
        bounds: templateBounds(said),
    };
    return { inputs, templates };
}
function templateBounds({ templateLength: length, templateHeight: height }) {
    if (length !== undefined && height !== undefined) {
        throw new CoppiceError('conflicting-options', 'templates are bounded by their length or by their height, not both', {
            hint: 'leave out one of --template-length and --template-height',
        });
    }
    if (length !== undefined)
        return { measure: 'characters', largest: length };
    return { measure: 'height', ...(height === undefined ? {} : { largest: height }) };
}
function budgetOf({ timeMs, runs, plateau }) {
    const limitMs = timeMs ?? (runs === undefined ? campaignDefaults.timeMs : undefined);
    return {
        ...(limitMs === undefined ? {} : { timeMs: limitMs }),
        ...(runs === undefined ? {} : { runs }),
        ...(plateau === undefined ? {} : { plateauRuns: plateau }),
    };
}
