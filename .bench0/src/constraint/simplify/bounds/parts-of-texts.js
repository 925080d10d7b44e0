/**
 * The maximum of `position - length`, if `position` is a place in the text of that length, or the length of a part of
 * it; undefined for other terms.
 */
export function furthestBeyond(position, length) {
    if (position.kind !== 'application')
        return undefined;
    const { name, operands } = position;
    const [first, second] = operands;
    switch (name) {
        case 'indexOf':
        case 'lastIndexOf': {
            if (!isMeasured(first, length))
                return undefined;
            const isFilled = second?.kind === 'constant' && typeof second.value === 'string' && second.value !== '';
            return isFilled ? -1 : 0;
        }
        case 'regExpMatchIndex':
            return isMeasured(second, length) ? 0 : undefined;
        case 'stringLength':
            return isPartOfMeasured(first, length) ? 0 : undefined;
        default:
            return undefined;
    }
}
/** Whether the length is that of the text. */
function isMeasured(text, length) {
    if (length.kind === 'application')
        return length.name === 'stringLength' && length.operands[0] === text;
    const isLength = length.kind === 'variable' && length.name === 'length';
    return isLength && text?.kind === 'variable' && text.name === 'text' && text.input === length.input;
}
const partsOfFirst = new Set([
    'slice',
    'substring',
    'substr',
    'trim',
    'trimStart',
    'trimEnd',
    'splitPart',
]);
const partsOfSecond = new Set(['regExpGroup', 'regExpSplitPart', 'regExpMatchAllGroup']);
function isPartOfMeasured(part, length) {
    let inner = part;
    while (inner?.kind === 'application') {
        const { name, operands } = inner;
        inner = partsOfFirst.has(name) ? operands[0] : partsOfSecond.has(name) ? operands[1] : undefined;
        if (inner !== undefined && isMeasured(inner, length))
            return true;
    }
    return false;
}
