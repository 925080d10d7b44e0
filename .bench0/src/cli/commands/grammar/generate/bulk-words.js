import { compileTextProducer } from '../../../../derivation/compiled/compile-text-producer.js';
import { requestLimits } from './word-request.js';
/** From this number of words on, compiling the grammar is worthwhile. */
export const bulk = 10_000;
/** Generates random words with compiled code; only for scannerless grammars, in which no token can be misread. */
export function bulkWords(request) {
    const producer = compileTextProducer(request.grammar, request.random, requestLimits(request));
    return { next: () => producer.next(), remarks: () => [] };
}
