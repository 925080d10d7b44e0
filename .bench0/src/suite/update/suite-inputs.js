import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { campaignFolders } from '../../finding/latest-campaign.js';
import { decodeInput, encodeInput } from '../../execution/input/encoded-input.js';
import { readCorpus } from '../read-corpus.js';
import { shortHash } from './written-tests.js';
const name = 'suite-inputs.json';
/** Stands for an input in a test file. */
export function keyOfInput(input) {
    return shortHash(JSON.stringify(encodeInput(input)));
}
/** Returns the inputs of all campaigns beside a campaign, and of the tests made of them, by key. */
export function inputsByKey(campaign) {
    const known = new Map();
    for (const folder of new Set([campaign, ...campaignFolders(dirname(campaign))])) {
        for (const input of [...readCorpus(folder), ...writtenInputs(folder)])
            known.set(keyOfInput(input), input);
    }
    return known;
}
/** Keeps the inputs of tests in the folder of the campaign: they may be smaller than those of the corpus. */
export function keepInputs(campaign, inputs) {
    const all = new Map([...writtenInputs(campaign), ...inputs].map((input) => [keyOfInput(input), encodeInput(input)]));
    writeFileSync(join(campaign, name), `${JSON.stringify([...all.values()], undefined, 1)}\n`);
}
function writtenInputs(campaign) {
    const file = join(campaign, name);
    if (!existsSync(file))
        return [];
    return JSON.parse(readFileSync(file, 'utf8')).map((encoded) => decodeInput(encoded));
}
