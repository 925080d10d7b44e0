import { operatorCode } from '../../../core/operators.js';
import { functionModel, methodModel } from '../pure-model.js';
export function addNumberModels(context) {
    const { models } = context;
    models.add(Number, functionModel(context, 'numberOf'));
    models.add(Boolean, functionModel(context, 'toBoolean'));
    models.add(BigInt.asIntN, wrapped(context, 'asIntN'));
    models.add(BigInt.asUintN, wrapped(context, 'asUintN'));
    models.add(Number.isNaN, functionModel(context, 'numberIsNaN'));
    models.add(Number.isFinite, functionModel(context, 'numberIsFinite'));
    models.add(Number.isInteger, functionModel(context, 'isInteger'));
    models.add(Number.isSafeInteger, functionModel(context, 'isSafeInteger'));
    const { prototype } = Number;
    models.add(prototype.toString, ranged(context, 'toStringRadix'));
    models.add(BigInt.prototype.toString, ranged(context, 'toStringRadix', 'bigint'));
    models.add(BigInt.prototype.valueOf, { after: (call) => call.selfShadow });
    for (const name of ['toFixed', 'toPrecision', 'toExponential']) {
        models.add(prototype[name], ranged(context, name));
    }
    models.add(prototype.valueOf, { after: (call) => call.selfShadow });
    models.add(Boolean.prototype.valueOf, { after: (call) => call.selfShadow });
}
/**
 * For each method, the bounds of its argument, outside of which it throws. With `isForFinite`, NaN and infinities do
 * not throw.
 */
const ranges = {
    toFixed: { low: 0, high: 100, isForFinite: false },
    toPrecision: { low: 1, high: 100, isForFinite: true },
    toExponential: { low: 0, high: 100, isForFinite: true },
    toStringRadix: { low: 2, high: 36, isForFinite: false },
};
/** The model of a method that throws if the number of digits, or the radix, is out of range. */
function ranged(context, name, receiver = 'number') {
    const { recorder, throws } = context;
    const { low, high, isForFinite } = ranges[name];
    return {
        ...methodModel(context, name, receiver),
        before: ({ site, self, selfShadow, args, shadows }) => {
            const shadow = shadows[0] ?? 0;
            if (shadow === 0 && selfShadow === 0)
                return;
            if (isForFinite && typeof self === 'number') {
                const isFinite = self - self === 0;
                const node = recorder.unary(operatorCode.numberIsFinite, self, isFinite, selfShadow);
                if (shadow !== 0 || isBeyond(args[0], low, high))
                    recorder.branchOnce(site, node, isFinite);
                if (!isFinite)
                    return;
            }
            throws.outside(site, args[0], shadow, low, high);
        },
    };
}
function isBeyond(given, low, high) {
    return typeof given === 'number' && !(given > low - 1 && given < high + 1);
}
/** The model of `BigInt.asIntN(bits, x)`, which throws if `bits` is not an index. */
function wrapped(context, name) {
    return {
        ...functionModel(context, name),
        before: ({ site, args, shadows }) => {
            context.throws.outside(site, args[0], shadows[0] ?? 0, 0, Number.MAX_SAFE_INTEGER);
        },
    };
}
