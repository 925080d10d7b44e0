import { parse } from 'smol-toml';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

// A 29th of February is read in any year.
describeShippedGrammar('toml', (word) => parse(word), ['a = 2023-02-29']);
