import { CoppiceError } from '../../core/coppice-error.ts';
import type { Rule } from '../grammar.ts';
import type { Repeat } from '../node.ts';

/** Notations without counts need a copy of the item for each; beyond this many the result would be of no use to anybody. */
const largest = 500;

/**
 * How many copies of its item a notation without counts needs for the repetition. `times` is how often the repetition
 * itself is written, where repetitions are nested.
 */
export function copiesOf({ min, max }: Repeat, rule: Rule, times = 1): number {
  const copies = Math.max(1, max === Infinity ? min : max);
  if (copies * times <= largest) return copies;
  const message = `rule \`${rule.name}\` repeats something ${copies * times} times, which the notation can only spell out`;
  const hint = `lower the count to ${largest} or less, or convert to EBNF, which has counts`;
  throw new CoppiceError('count-too-large', message, { hint, location: rule.location });
}
