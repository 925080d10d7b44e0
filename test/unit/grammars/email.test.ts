import { parseOneAddress } from 'email-addresses';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('email', (word) => {
  if (parseOneAddress({ input: word, rfc6532: true }) === null) throw new Error('not an address');
});
