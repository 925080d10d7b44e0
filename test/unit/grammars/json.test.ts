import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('json', (word) => JSON.parse(word));
