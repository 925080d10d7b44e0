import semver from 'semver';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('semver', (word) => {
  if (semver.valid(word) === null) throw new Error('not a version');
});
