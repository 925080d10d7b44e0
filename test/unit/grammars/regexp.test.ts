import { RegExpParser } from '@eslint-community/regexpp';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

const parser = new RegExpParser({ ecmaVersion: 2024 });

describeShippedGrammar('regexp', (word) => {
  RegExp(word, 'u');
  parser.parsePattern(word, 0, word.length, { unicode: true });
});
