import { inputId } from '../../execution/input/input.js';
import { nestedTexts } from '../../oracle/nested-texts.js';
import { readCorpus } from '../../suite/read-corpus.js';
import { judge, nativeOptions } from './judge.js';
/** Inputs whose parts are nested, the shortest first. */
const mostParents = 60;
const mostTexts = 600;
/** Upper limit, because each hang takes the full time limit. */
const mostHangs = 1;
/** Runs corpus inputs with deeply nested parts in the native build; these inputs are only judged. */
export async function probeNesting(campaign) {
    const { folder, options, clock, engine } = campaign;
    if (!clock.decides || options.allowedKinds.includes('stack-overflow'))
        return;
    const deadline = clock.tryingPayloads;
    const inputs = nestedInputs(folder.path);
    if (deadline.isOver || inputs.length === 0)
        return;
    const native = nativeOptions(options, deadline.signal);
    await deadline.attempt(async () => {
        const target = await engine.openTarget(native);
        let hangs = 0;
        try {
            for (const input of inputs) {
                const run = await target.runOne(input.value);
                if (run.outcome.kind === 'hung' && ++hangs > mostHangs)
                    return;
                // Only what depth brings about: a text this long may fail in other ways that shorter ones show better.
                if ('failure' in run.outcome && run.outcome.failure.kind === 'stack-overflow') {
                    await judge(campaign, input, run);
                    return;
                }
                if (deadline.isOver)
                    return;
            }
        }
        finally {
            await target.close();
        }
    });
}
function nestedInputs(campaignFolder) {
    const texts = readCorpus(campaignFolder).flatMap((input) => (input.kind === 'text' ? [input.text] : []));
    texts.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const seen = new Set();
    const inputs = [];
    for (const parent of texts.slice(0, mostParents)) {
        const origin = { kind: 'repetition', parent: inputId({ kind: 'text', text: parent }) };
        for (const text of nestedTexts(parent)) {
            if (seen.has(text))
                continue;
            seen.add(text);
            inputs.push({ value: { kind: 'text', text }, origin });
            if (inputs.length === mostTexts)
                return inputs;
        }
    }
    return inputs;
}
