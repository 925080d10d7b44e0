import { sameValue } from '../realm/intrinsics.js';
/** True if the text consists of a single token. */
export function isAlone({ spans }) {
    return spans.terminals.length === 2;
}
/** True if there are more values than a flag has; two numbers suffice, because they may be lines. */
export function hasSeveralValues({ all }) {
    const first = all[0]?.value;
    let second;
    let hasSecond = false;
    for (let at = 1; at < all.length; at++) {
        const { value } = all[at];
        if (sameValue(value, first) || (hasSecond && sameValue(value, second)))
            continue;
        if (hasSecond || typeof value === 'number')
            return true;
        second = value;
        hasSecond = true;
    }
    return false;
}
