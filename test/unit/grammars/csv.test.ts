import { parse } from 'csv-parse/sync';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('csv', (word) => parse(word));
