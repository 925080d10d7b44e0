import { operatorCode } from '../../../core/operators.js';
import { hasPlainChain, peek } from '../../heap/peek.js';
import { isObject } from '../../realm/intrinsics.js';
import { isWhole } from '../is-whole.js';
/**
 * The number of elements that built-ins read from an object that is not an array: its `length`, truncated to an
 * integer. Whether it is positive is decided. Undefined if only running code could give it.
 */
export function arrayLikeLength({ recorder, side, texts }, site, object) {
    if (!isObject(object) || !hasPlainChain(object))
        return undefined;
    const given = peek(object, 'length');
    if (isObject(given) || typeof given === 'symbol' || typeof given === 'bigint') {
        const node = texts.nodeOf(given, site);
        recorder.concretize(site, recorder.table.valueAt(node), node, 'length that is not a number');
        return undefined;
    }
    const number = +given;
    const whole = number - (number % 1);
    const count = whole > 0 ? whole : 0;
    const shadow = side.readInherited(object, 'length', given, site);
    if (shadow === 0)
        return { count, node: 0 };
    const { table } = recorder;
    const node = typeof given === 'number' ? shadow : recorder.unary(operatorCode.numberOf, given, number, shadow);
    const isPositive = number > 0;
    recorder.branchOnce(site, table.node(operatorCode.greaterThan, node, table.constant(0), 0, isPositive), isPositive);
    if (!isPositive)
        return { count, node: 0 };
    return { count, node: isWhole(table, node) ? node : table.node(operatorCode.trunc, node, 0, 0, whole) };
}
