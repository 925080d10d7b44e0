import assert from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import { operatorCode } from '../../../core/operators.js';
import { isObject, sameValue } from '../../realm/intrinsics.js';
import { concretizeContents } from '../../heap/concretize-contents.js';
import { DeepEquality } from './deep-equality.js';
import { concretizeCall } from '../concretized-call.js';
/** Models of `util.isDeepStrictEqual` and of the comparisons in `node:assert`. */
export function addEqualityModels(context) {
    const { models, recorder } = context;
    models.add(isDeepStrictEqual, {
        after: (call, result) => {
            const equality = compared(context, call);
            return equality === undefined ? 0 : recorder.current(equality.node, result);
        },
    });
    models.add(assert.deepStrictEqual, deepCheck(context, true));
    models.add(assert.notDeepStrictEqual, deepCheck(context, false));
    for (const check of [assert.deepEqual, assert.notDeepEqual])
        models.add(check, {
            before: (call) => concretizeCompared(context, call, 'loose comparison of structures'),
            after: () => 0,
        });
    models.add(assert.strictEqual, shallowCheck(context, operatorCode.sameValue, sameValue, true));
    models.add(assert.notStrictEqual, shallowCheck(context, operatorCode.sameValue, sameValue, false));
    models.add(assert.equal, shallowCheck(context, operatorCode.looseEquals, looselyEqual, true));
    models.add(assert.notEqual, shallowCheck(context, operatorCode.looseEquals, looselyEqual, false));
    for (const check of [assert, assert.ok])
        models.add(check, {
            before: (call) => decide(context, call, recorder.current(call.shadows[0] ?? 0, call.args[0]), true),
            after: () => 0,
        });
}
/**
 * Records that the check throws unless the node has the expected value. Without a node, it does the same for every
 * input.
 */
function decide({ throws, registers }, call, node, expected) {
    if (node === 0)
        registers.underway = null;
    else if (expected)
        throws.unless(call.site, node);
    else
        throws.ifTrue(call.site, node);
}
/** Decides before the call, because it may throw. */
function deepCheck(context, expected) {
    return {
        before: (call) => {
            const equality = compared(context, call);
            if (equality !== undefined)
                decide(context, call, equality.node, expected);
        },
        after: () => 0,
    };
}
function shallowCheck(context, operator, isSame, expected) {
    const { recorder } = context;
    return {
        before: (call) => {
            const [left, right] = [call.args[0], call.args[1]];
            if (isObject(left) || isObject(right))
                return;
            const isEqual = isSame(left, right);
            const node = recorder.binary(operator, left, right, isEqual, call.shadows[0] ?? 0, call.shadows[1] ?? 0);
            decide(context, call, node, expected);
        },
        after: () => 0,
    };
}
function looselyEqual(left, right) {
    return left == right || (left !== left && right !== right);
}
function compared(context, call) {
    const equality = new DeepEquality(context, call.site);
    equality.compare(call.args[0], call.args[1], call.shadows[0] ?? 0, call.shadows[1] ?? 0);
    if (!equality.isStrange)
        return equality;
    concretizeCompared(context, call, 'comparison of structures that contain more than plain objects');
    return undefined;
}
function concretizeCompared(context, call, reason) {
    for (let at = 0; at < 2; at++)
        concretizeContents(context.recorder, context.side, call.site, call.args[at], reason);
    concretizeCall(context, call, reason);
}
