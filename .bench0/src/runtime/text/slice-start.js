import { operatorCode } from '../../core/operators.js';
/**
 * The start of the part that `slice`, `substring` or `substr` takes of a text; undefined if the start or the end
 * depends on more of the text than its first `known` units. If the text is not open, it consists of these units.
 */
export function sliceStart(operator, known, isOpen, from, to) {
    if (from !== (from | 0) || (to !== undefined && to !== (to | 0)))
        return undefined;
    if (isOpen) {
        if (from < 0 || to === undefined || to < 0)
            return undefined;
        const end = operator === operatorCode.substr ? from + to : to;
        if (from > known || end > known)
            return undefined;
    }
    if (operator !== operatorCode.substring)
        return from < 0 ? atLeastNone(known + from) : from;
    const start = atLeastNone(from);
    const end = to === undefined ? known : atLeastNone(to);
    return start < end ? start : end;
}
function atLeastNone(place) {
    return place > 0 ? place : 0;
}
