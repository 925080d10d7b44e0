import { isUriReference } from '@hyperjump/uri';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('url', (word) => {
  if (!isReference(word)) throw new Error('not a URI reference');
});

function isReference(word: string): boolean {
  try {
    return isUriReference(word);
  } catch (error) {
    // Addresses of future versions of IP are recognized as such, and then refused by choice.
    return (error as Error).message.startsWith('Unsupported IP version');
  }
}
