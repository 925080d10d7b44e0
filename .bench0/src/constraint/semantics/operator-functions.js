import { byteOperators } from './byte-operators.js';
import { languageOperators } from './language-operators.js';
import { numberOperators } from './number-operators.js';
import { regExpOperators } from './regexp-operators.js';
import { stringOperators } from './string-operators.js';
import { tableOperators } from './table-operators.js';
import { textFormatOperators } from './text-format-operators.js';
export const operatorFunctions = {
    ...languageOperators,
    ...stringOperators,
    ...numberOperators,
    ...byteOperators,
    ...tableOperators,
    ...regExpOperators,
    ...textFormatOperators,
};
