import { CoppiceError } from '../../core/coppice-error.js';
/** Upper limit of copies of an item in notations without counts; a larger result would be unusable. */
const largest = 500;
/**
 * Returns the number of copies of the item that a notation without counts needs for the repetition. `times` is the
 * number of times the repetition itself is written if repetitions are nested.
 */
export function copiesOf({ min, max }, rule, times = 1) {
    const copies = Math.max(1, max === Infinity ? min : max);
    if (copies * times <= largest)
        return copies;
    const message = `rule \`${rule.name}\` repeats a part ${copies * times} times, and the notation has no counts`;
    const hint = `lower the count to ${largest} or less, or convert to EBNF, which has counts`;
    throw new CoppiceError('count-too-large', message, { hint, location: rule.location });
}
