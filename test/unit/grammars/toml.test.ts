import { parse } from 'smol-toml';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('toml', (word) => parse(word));
