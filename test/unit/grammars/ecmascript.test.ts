import { parse } from 'acorn';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('ecmascript', (word) => parse(word, { ecmaVersion: 2024, sourceType: 'module' }));
