import { Cron } from 'croner';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('cron', (word) => new Cron(word, { sloppyRanges: true }));
