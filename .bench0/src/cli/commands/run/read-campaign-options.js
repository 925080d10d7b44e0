import { resolveCampaign } from '../../../config/resolve-campaign.js';
import { withoutUndefined } from '../../../core/without-undefined.js';
import { readTokenizer } from '../../../execution/tokenizer-reference.js';
import { readHoleTokens } from '../hole-options.js';
import { targetFlags } from '../../target-options.js';
/** Returns the campaign that the command line requests. */
export function readCampaignOptions(target, values) {
    const settings = withoutUndefined({
        grammar: values.grammar,
        start: values.start,
        hints: values.hints,
        holes: values.holes,
        seeds: values.seeds,
        strategy: values.strategy,
        runs: values.runs,
        plateau: values.plateau,
        workers: values.workers,
        solver: values.solver,
        seed: values.seed,
        isolation: values.isolation,
        out: values.out,
        spec: values.spec,
        baseline: values.baseline,
        include: values.include,
        exclude: values.exclude,
        maxLength: values['max-length'],
        holeTokens: readHoleTokens(values),
        holeLength: values['hole-length'],
        templateLength: values['template-length'],
        templateHeight: values['template-height'],
        tokens: values.tokens === undefined ? undefined : readTokenizer(values.tokens),
        timeMs: values.time,
    });
    return resolveCampaign({
        target: targetFlags(target, values, values['max-length']),
        settings,
        resume: values.resume,
        updateBaseline: values['update-baseline'],
    });
}
