import { createHash } from 'node:crypto';
/** The failure of a run that ended in another way than a specification says: a difference between the two. */
export function specifiedFailure({ place, expected }, observed, { input, target }) {
    const id = createHash('sha256').update(input).digest('hex').slice(0, 12);
    return {
        kind: 'difference',
        errorClass: '',
        message: `expected ${expected} (${place}), observed ${observed}`,
        stack: '',
        site: '',
        signature: `difference | specification | ${id}`,
        difference: {
            class: classOf(expected, observed),
            results: [sideOf(place, expected), sideOf(target, observed)],
            groups: [[0], [1]],
        },
    };
}
function classOf(expected, observed) {
    if (isThrow(expected) !== isThrow(observed))
        return 'acceptance';
    return isThrow(expected) ? 'error' : 'value';
}
function sideOf(side, result) {
    return isThrow(result)
        ? { side, outcome: 'threw', error: result.slice('throws '.length), site: '' }
        : { side, outcome: 'returned', value: result };
}
function isThrow(result) {
    return result.startsWith('throws ');
}
