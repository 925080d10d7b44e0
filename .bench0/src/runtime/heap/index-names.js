import { operatorCode } from '../../core/operators.js';
import { textOf } from '../realm/intrinsics.js';
const pattern = /^(?:0|[1-9]\d{0,9})$/;
const source = '^(?:0|[1-9]\\d{0,9})$';
const greatestIndex = 2 ** 32 - 2;
/**
 * Decides whether a name from the input is an array index: such names extend arrays and are listed before other names.
 */
export function decideIndexName(recorder, site, name, node) {
    const number = +name;
    const isIndex = number >= 0 && number <= greatestIndex && number % 1 === 0 && textOf(number) === name;
    const { table, tables } = recorder;
    // The pattern also accepts names of ten digits above the greatest index; they are rare and not distinguished.
    const looksLikeOne = name.length <= 10 && number >= 0 && number % 1 === 0 && textOf(number) === name;
    const test = table.unread(operatorCode.regExpTest, tables.pattern(pattern, source, ''), node, table.constant(0), looksLikeOne);
    recorder.branchOnce(site, test, looksLikeOne);
    return isIndex;
}
