import { inputId } from '../../execution/input/input.js';
import { joinedPayloads, nestedPayloads } from '../../oracle/nested-payloads.js';
import { payloads, withPayload } from '../../oracle/payloads.js';
import { readCorpus } from '../../suite/read-corpus.js';
import { judge, nativeOptions } from './judge.js';
const mostInputs = 5000;
/** Of all these inputs together: making one takes time in proportion to its length, and nothing else gets a turn meanwhile. */
const mostUnits = 1 << 22;
const mostLines = 1;
/** Upper limit, because each hang takes the full time limit. */
const mostHangs = 2;
/**
 * Runs corpus inputs with payloads of the oracles in the native build. Coverage, paths and runs are not counted: these
 * inputs are only judged.
 */
export async function probePayloads(campaign) {
    const { options, folder, clock } = campaign;
    const deadline = clock.tryingPayloads;
    if (deadline.isOver)
        return;
    const inputs = firstOf(variants(folder.path));
    if (inputs.length === 0)
        return;
    await deadline.attempt(() => judgeAll(campaign, nativeOptions(options, deadline.signal), inputs));
}
async function judgeAll(campaign, native, inputs) {
    const target = await campaign.engine.openTarget(native);
    try {
        let hangs = 0;
        let index = 0;
        for await (const run of target.run(inputs.map(({ value }) => value))) {
            await judge(campaign, inputs[index++], run);
            if (run.outcome.kind === 'hung' && ++hangs >= mostHangs)
                return;
            native.signal?.throwIfAborted();
        }
    }
    finally {
        await target.close();
    }
}
function firstOf(items) {
    const inputs = [];
    let units = 0;
    for (const input of items) {
        units += input.value.kind === 'text' ? input.value.text.length : 0;
        if (units > mostUnits)
            break;
        inputs.push(input);
        if (inputs.length === mostInputs)
            break;
    }
    return inputs;
}
/**
 * First the payloads alone; then payload by payload, the shortest texts first. Each variant is also followed by a line that is an input itself, for
 * line-based languages.
 */
function* variants(campaignFolder) {
    const texts = readCorpus(campaignFolder).flatMap((input) => (input.kind === 'text' ? [input.text] : []));
    texts.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const lines = texts.filter((text) => /^\p{L}+$/u.test(text)).slice(0, mostLines);
    const seen = new Set();
    if (texts.length > 0) {
        const origin = { kind: 'payload', parent: inputId({ kind: 'text', text: '' }) };
        for (const text of nestedPayloads())
            yield { value: { kind: 'text', text }, origin };
    }
    const words = [...payloads, ...joinedPayloads()];
    for (const [text, payload] of words.flatMap((own) => texts.map((kept) => [kept, own]))) {
        const origin = { kind: 'payload', parent: inputId({ kind: 'text', text }) };
        for (const changed of withPayload(text, payload)) {
            for (const value of [changed, ...lines.map((line) => `${changed}\n${line}`)]) {
                if (seen.has(value))
                    continue;
                seen.add(value);
                yield { value: { kind: 'text', text: value }, origin };
            }
        }
    }
}
