import { resolveTokens } from '../../../../derivation/print/resolve-tokens.ts';
import type { Producer } from '../../../../derivation/production/producer.ts';
import { MisreadWords } from './misread-words.ts';
import type { WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

/**
 * For producers to which only structure matters: texts of tokens are replaced until they read back as the same tokens.
 */
export function resolvedWords(producer: Producer, { grammar, printer, random }: WordRequest): WordSource {
  const misreadWords = new MisreadWords();
  return {
    next() {
      const tree = producer.next();
      if (tree === undefined) return undefined;
      const { text, misread } = resolveTokens(tree, grammar, printer, random);
      misreadWords.note(misread);
      return text;
    },
    remarks: () => misreadWords.remarks(),
  };
}
