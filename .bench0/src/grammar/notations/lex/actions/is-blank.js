import { CharSet } from '../../../characters/char-set.js';
const blanks = CharSet.chars(' \t\n\v\f\r');
/** Returns true if an expression derives only white space. Definitions are not cyclic. */
export function isBlank(expression, definitions) {
    switch (expression.kind) {
        case 'literal':
            return CharSet.chars(expression.text).minus(blanks).size === 0;
        case 'class':
            return expression.set.minus(blanks).size === 0;
        case 'ref': {
            const body = definitions.get(expression.name);
            return body !== undefined && isBlank(body, definitions);
        }
        case 'seq':
            return expression.items.every((item) => isBlank(item, definitions));
        case 'alt':
            return expression.options.every((option) => isBlank(option, definitions));
        case 'repeat':
            return isBlank(expression.item, definitions);
    }
}
