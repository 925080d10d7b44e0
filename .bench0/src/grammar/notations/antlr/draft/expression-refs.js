import { alt, repeat, seq } from '../../../expression.js';
/** Returns every reference in the expression, in preorder. */
export function refsIn(expression, found = []) {
    if (expression.kind === 'ref')
        found.push(expression);
    else if (expression.kind === 'seq')
        for (const item of expression.items)
            refsIn(item, found);
    else if (expression.kind === 'alt')
        for (const option of expression.options)
            refsIn(option, found);
    else if (expression.kind === 'repeat')
        refsIn(expression.item, found);
    return found;
}
/** Returns the expression with every reference replaced; the same object if nothing changes. */
export function mapRefs(expression, replacement) {
    if (refsIn(expression).every((ref) => replacement(ref) === ref))
        return expression;
    switch (expression.kind) {
        case 'ref':
            return replacement(expression);
        case 'seq':
            return seq(expression.items.map((item) => mapRefs(item, replacement)));
        case 'alt':
            return alt(expression.options.map((option) => mapRefs(option, replacement)), expression.weights);
        case 'repeat':
            return repeat(mapRefs(expression.item, replacement), expression.min, expression.max, expression.lazy);
        default:
            return expression;
    }
}
