import { CoppiceError } from '../../../../core/coppice-error.js';
import { UniformProducer } from '../../../../derivation/production/uniform-producer.js';
import { MisreadWords } from './misread-words.js';
import { resolvedWords } from './resolved-words.js';
import { requestLimits } from './word-request.js';
/** Number of draws for a word of the exact length that reads back as the same tokens; after these, any word is used. */
const maxDraws = 20;
export function uniformWordSource(request) {
    const { grammar, random, length, unit: measure = 'characters' } = request;
    if (length === undefined) {
        const hint = 'add --length N; `coppice grammar count` shows which lengths have words';
        throw new CoppiceError('missing-option', 'this strategy needs the length of the words', { hint });
    }
    const producer = new UniformProducer(grammar, random, { measure, size: length }, requestLimits(request));
    const words = measure === 'tokens' ? resolvedWords(producer, request) : redrawnWords(producer, request);
    return {
        next() {
            const word = words.next();
            if (word === undefined)
                throw noneOfLength(length, measure, producer);
            return word;
        },
        remarks: () => words.remarks(),
    };
}
/** Draws again instead of changing a token's text, which would change the length. */
function redrawnWords(producer, { printer }) {
    const misreadWords = new MisreadWords();
    return {
        next() {
            for (let draws = 1;; draws++) {
                const tree = producer.next();
                if (tree === undefined)
                    return undefined;
                const { text, misread } = printer.print(tree);
                if (misread.length > 0 && draws < maxDraws)
                    continue;
                misreadWords.note(misread);
                return text;
            }
        },
        remarks: () => misreadWords.remarks(),
    };
}
function noneOfLength(length, measure, producer) {
    const { smaller, larger } = producer.nearestSizes();
    const nearest = [smaller, larger].filter((size) => size !== undefined).join(' and ');
    return new CoppiceError('no-words', `no word has ${length} ${measure}`, {
        hint: `the nearest lengths that have words: ${nearest}`,
    });
}
