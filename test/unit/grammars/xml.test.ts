import { SaxesParser } from 'saxes';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('xml', (word) => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(word).close();
});
