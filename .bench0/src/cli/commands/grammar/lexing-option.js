import { oneOf } from '../../option.js';
export const lexings = ['auto', 'longest-match', 'any-length'];
export function lexingOption(fallback) {
    return oneOf(lexings, `how to split the text into tokens, if the grammar has tokens (${fallback})`, fallback);
}
