import { describeJson } from '../json/json-value.js';
/** Reads the probability from the options of an annotated expansion: `["<a>x", { "prob": 0.2 }]`. */
export function readProbability(cursor, members) {
    let probability;
    for (const { key, value } of members) {
        if (key.text !== 'prob') {
            cursor.warn('json-unknown-key', `the option \`${key.text}\` is ignored`, key.offset, 'the only known option is `prob`');
            continue;
        }
        if (value.kind !== 'number' || value.value <= 0 || value.value > 1) {
            const hint = 'use a number above 0 and at most 1; to exclude an expansion, remove it';
            const found = value.kind === 'number' ? String(value.value) : describeJson(value);
            throw cursor.error('json-bad-probability', `\`prob\` cannot be ${found}`, hint, value.offset);
        }
        probability = value.value;
    }
    return probability;
}
/** Returns weights: expansions without a probability share evenly what the others leave. */
export function weightsOf(cursor, alternatives, offset) {
    const given = alternatives.flatMap(({ probability }) => probability ?? []);
    if (given.length === 0)
        return alternatives.map(() => 1);
    const rest = 1 - given.reduce((sum, probability) => sum + probability, 0);
    const others = alternatives.length - given.length;
    if (others > 0 && rest <= 0) {
        const hint = 'use smaller probabilities, or set one for every expansion';
        throw cursor.error('json-bad-probability', 'the probabilities leave no share for the other expansions', hint, offset);
    }
    return alternatives.map(({ probability }) => probability ?? rest / others);
}
