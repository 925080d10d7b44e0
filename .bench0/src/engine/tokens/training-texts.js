import { Random } from '../../core/random.js';
import { wordsCoveringPaths } from '../../derivation/production/words-covering-paths.js';
/** The training inputs cover every k-path up to this k, unless there are too many. */
const longestPaths = 3;
const mostTrainingInputs = 300;
/** Matches texts in which every code unit is one byte, so offsets in the text equal offsets in the UTF-8 bytes. */
const isPlain = /^[\0-\x7f]*$/u;
/**
 * Returns training inputs from which the tokens of a subject's tokenizer are learned; the result is deterministic.
 * Long words show terminals next to each other. A subject that rejects a word stops reading it, so every terminal also
 * occurs in a short word and alone.
 */
export function trainingTexts(grammar, texts) {
    const random = new Random('training');
    const trainingInputs = new Map();
    const add = (trainingInput) => {
        if (trainingInput !== undefined)
            trainingInputs.set(trainingInput.text, trainingInput);
    };
    singleTokens(texts).forEach(add);
    shortWords(grammar, texts, random).forEach(add);
    const most = trainingInputs.size + mostTrainingInputs;
    for (let k = 1; k <= longestPaths; k++) {
        for (const text of wordsCoveringPaths(grammar, random, { k })) {
            if (trainingInputs.size >= most)
                return [...trainingInputs.values()];
            if (!trainingInputs.has(text))
                add(trainingInputOf(text, texts));
        }
    }
    return [...trainingInputs.values()];
}
function trainingInputOf(text, texts) {
    const spans = isPlain.test(text) ? texts.tokenize(text) : undefined;
    return spans && { text, spans };
}
/** A subject that expects another language than the grammar may still read the first token of a text. */
function singleTokens(texts) {
    const single = [];
    for (let terminal = 0; terminal < texts.end; terminal++) {
        const trainingInput = trainingInputOf(texts.sampleOf(terminal), texts);
        if (trainingInput?.spans.terminals.join() === `${terminal},${texts.end}`)
            single.push(trainingInput);
    }
    return single;
}
/** Returns short words, each with a terminal that no earlier one has. */
function shortWords(grammar, texts, random) {
    const had = new Set();
    const words = [];
    for (const text of wordsCoveringPaths(grammar, random, { k: 1, growth: 0 })) {
        const trainingInput = trainingInputOf(text, texts);
        if (trainingInput === undefined || trainingInput.spans.terminals.every((terminal) => had.has(terminal)))
            continue;
        words.push(trainingInput);
        for (const terminal of trainingInput.spans.terminals)
            had.add(terminal);
    }
    return words;
}
