import { CoppiceError } from '../../core/coppice-error.ts';
import type { Rule } from '../grammar.ts';
import type { Repeat } from '../node.ts';

/** Notations without counts need a copy of the item for each; beyond this many the result would be of no use to anybody. */
const largest = 500;

export function checkCount({ min, max }: Repeat, rule: Rule): void {
  const copies = max === Infinity ? min : max;
  if (copies <= largest) return;
  const message = `rule \`${rule.name}\` repeats something ${copies} times, which the notation can only spell out`;
  const hint = `lower the count to ${largest} or less, or convert to EBNF, which has counts`;
  throw new CoppiceError('count-too-large', message, { hint, location: rule.location });
}
