import { plainStyle } from '../../core/text/style.js';
export const plainView = { style: plainStyle, width: undefined, detail: 'normal' };
/** Returns how many entries of a list to show, of which `usual` are shown normally. */
export function mostShown({ detail }, usual) {
    return detail === 'verbose' ? Infinity : usual;
}
