import { Parser } from 'expr-eval-fork';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

const parser = new Parser();

describeShippedGrammar('arithmetic', (word) => parser.parse(word), ['sin', 'x(1)']);
