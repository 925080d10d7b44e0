import { emptyList, isObject, sameValue, textSlice } from '../realm/intrinsics.js';
import { isAlone } from './observation.js';
/** The minimum share of observed terminals whose values depend only on the token. */
const leastExplained = 0.8;
/** A location with fewer distinct values is a flag of the tokenizer, not a kind. */
const fewestValues = 3;
/**
 * Outside of tokens, a kind needs at least this many distinct values per terminal; other values are state of the
 * tokenizer.
 */
const stateValues = 0.25;
/**
 * A location with values for a smaller share of the terminals is not a kind; it may be a text that only some tokens
 * have.
 */
const leastWithKind = 0.25;
/** The field at a location; undefined if its value does not depend on the token. */
export function learnField(question, lexicon) {
    const { location, examples, isInToken, terminals } = question;
    const seen = emptyList();
    const byTerminal = sorted(examples, lexicon.samples.length);
    for (let terminal = 0; terminal < byTerminal.length; terminal++) {
        const own = byTerminal[terminal];
        if (own.length === 0)
            continue;
        const dependence = dependenceOf(own, lexicon.isFixed[terminal] === true);
        const common = commonValue(own);
        seen[seen.length] = {
            terminal,
            dependence,
            common,
            value: valueFor(dependence, common, lexicon.samples[terminal]),
        };
    }
    if (seen.length < terminals * leastWithKind && !areTexts(seen))
        return undefined;
    const fewest = isInToken ? 0 : seen.length * stateValues;
    if (!isKind(seen, fewest > fewestValues ? fewest : fewestValues) || isSize(examples))
        return undefined;
    return fieldOf(location, seen, lexicon.samples.length);
}
function areTexts(seen) {
    let texts = 0;
    for (let at = 0; at < seen.length; at++) {
        const { dependence } = seen[at];
        if (dependence !== 'constant' && dependence !== 'none')
            texts++;
    }
    return texts * 2 >= seen.length;
}
function isKind(seen, fewest) {
    let explained = 0;
    const different = emptyList();
    for (let at = 0; at < seen.length; at++) {
        const { dependence, value } = seen[at];
        if (dependence === 'none')
            continue;
        explained++;
        let isNew = true;
        for (let i = 0; i < different.length; i++)
            if (sameValue(different[i], value))
                isNew = false;
        if (isNew)
            different[different.length] = value;
    }
    return explained >= seen.length * leastExplained && different.length >= fewest;
}
/** Kinds are either all objects or all primitives; values that differ from the majority in this are ignored. */
function fieldOf(location, seen, terminals) {
    let objects = 0;
    for (let at = 0; at < seen.length; at++)
        if (isObject(seen[at].value))
            objects++;
    const areObjects = objects * 2 > seen.length;
    const dependences = emptyList();
    const values = emptyList();
    const isSure = emptyList();
    for (let terminal = 0; terminal < terminals; terminal++) {
        dependences[terminal] = 'none';
        values[terminal] = undefined;
        isSure[terminal] = false;
    }
    for (let at = 0; at < seen.length; at++) {
        const { terminal, dependence, value, common } = seen[at];
        // The kind of a number may depend on its text; the sample is assumed to have the most common value.
        const own = dependence === 'none' ? common : value;
        if (isObject(own) !== areObjects)
            continue;
        dependences[terminal] = dependence === 'none' ? 'constant' : dependence;
        values[terminal] = own;
        isSure[terminal] = dependence !== 'none';
    }
    return { location, dependences, values, isSure };
}
/** True if the value is the length of the token. */
function isSize(examples) {
    return agree(examples, (example) => sameValue(example.value, textOfExample(example).length));
}
/**
 * Groups examples by terminal. Texts of a single token count only if the terminal was not read among others: alone, `/`
 * may begin another token.
 */
function sorted(examples, terminals) {
    const lists = emptyList();
    const alone = emptyList();
    for (let terminal = 0; terminal < terminals; terminal++) {
        lists[terminal] = emptyList();
        alone[terminal] = emptyList();
    }
    for (let at = 0; at < examples.length; at++) {
        const example = examples[at];
        const terminal = example.trainingInput.spans.terminals[example.position];
        const list = (isAlone(example.trainingInput) ? alone : lists)[terminal];
        list[list.length] = example;
    }
    for (let terminal = 0; terminal < terminals; terminal++)
        if (lists[terminal]?.length === 0)
            lists[terminal] = alone[terminal];
    return lists;
}
const dependencesOnText = ['text', 'number', 'inner'];
/** The minimum share of examples that must agree; some tokens may be attributed to a neighbor. */
const leastAgreement = 0.9;
function dependenceOf(examples, isFixed) {
    const common = commonValue(examples);
    let isOneText = true;
    for (let at = 1; at < examples.length; at++)
        if (textOfExample(examples[at]) !== textOfExample(examples[0]))
            isOneText = false;
    const isConstant = agree(examples, ({ value }) => sameValue(value, common));
    // For a single text, both dependences are possible; a string is more likely computed from the text.
    if (isConstant && (isFixed || !isOneText || typeof common !== 'string' || common === ''))
        return 'constant';
    for (let i = 0; i < dependencesOnText.length; i++) {
        const dependence = dependencesOnText[i];
        if (agree(examples, (example) => sameValue(madeOf(dependence, textOfExample(example)), example.value)))
            return dependence;
    }
    return isConstant ? 'constant' : 'none';
}
function agree(examples, holds) {
    let count = 0;
    for (let at = 0; at < examples.length; at++)
        if (holds(examples[at]))
            count++;
    return count >= examples.length * leastAgreement;
}
/** The majority value, if more than half of the examples have it; otherwise any of the values. */
function commonValue(examples) {
    let common;
    let lead = 0;
    for (let at = 0; at < examples.length; at++) {
        const { value } = examples[at];
        if (lead === 0)
            common = value;
        lead += sameValue(value, common) ? 1 : -1;
    }
    return common;
}
function textOfExample({ trainingInput: { text, spans }, position }) {
    return textSlice(text, spans.starts[position], spans.ends[position]);
}
/** The value of a location with this dependence for a token with this text. */
export function madeOf(dependence, text) {
    if (dependence === 'text')
        return text;
    return dependence === 'number' ? Number(text) : textSlice(text, 1, -1);
}
function valueFor(dependence, seen, sample = '') {
    if (dependence === 'constant')
        return seen;
    return dependence === 'none' ? undefined : madeOf(dependence, sample);
}
