import { compileTextProducer } from '../../../../derivation/compiled/compile-text-producer.ts';
import { requestLimits, type WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

/** From this number of words on, compiling the grammar is worthwhile. */
export const bulk = 10_000;

/** Generates random words with compiled code; only for scannerless grammars, in which no token can be misread. */
export function bulkWords(request: WordRequest): WordSource {
  const producer = compileTextProducer(request.grammar, request.random, requestLimits(request));
  return { next: () => producer.next(), remarks: () => [] };
}
