import { compileTextProducer } from '../../../../derivation/compiled/compile-text-producer.ts';
import { limitsOf, type WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

/** From so many words on, compiling the grammar pays. */
export const bulk = 10_000;

/** Random words straight from compiled code; only for scannerless grammars, where no token can be misread. */
export function bulkWords(request: WordRequest): WordSource {
  const producer = compileTextProducer(request.grammar, request.random, limitsOf(request));
  return { next: () => producer.next(), remarks: () => [] };
}
