import { operatorCode, type OperatorName } from '../../core/operators.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';
import { functionModel, methodModel } from './pure-model.ts';

const mathFunctions = [
  'abs', 'acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'ceil', 'clz32', 'cos', 'cosh', 'exp', 'expm1', 'floor',
  'fround', 'hypot', 'imul', 'log', 'log10', 'log1p', 'log2', 'max', 'min', 'pow', 'round', 'sign', 'sin', 'sinh', 'sqrt', 'tan', 'tanh', 'trunc',
] as const satisfies readonly OperatorName[]; // prettier-ignore

const globalFunctions = [
  'parseInt',
  'parseFloat',
  'isNaN',
  'isFinite',
  'escape',
  'unescape',
] as const satisfies readonly OperatorName[];

export function addNumberModels(context: ModelContext): void {
  const { models } = context;
  const math = Math as unknown as Record<string, unknown>;
  for (const name of mathFunctions) models.add(math[name], functionModel(context, name));
  const globals = globalThis as unknown as Record<string, unknown>;
  for (const name of globalFunctions) models.add(globals[name], functionModel(context, name));
  models.add(Number, functionModel(context, 'numberOf'));
  models.add(Boolean, functionModel(context, 'toBoolean'));
  models.add(BigInt.asIntN, functionModel(context, 'asIntN'));
  models.add(BigInt.asUintN, functionModel(context, 'asUintN'));
  models.add(Number.isNaN, functionModel(context, 'numberIsNaN'));
  models.add(Number.isFinite, functionModel(context, 'numberIsFinite'));
  models.add(Number.isInteger, functionModel(context, 'isInteger'));
  models.add(Number.isSafeInteger, functionModel(context, 'isSafeInteger'));
  const { prototype } = Number;
  models.add(prototype.toString, methodModel(context, 'toStringRadix', 'number'));
  models.add(BigInt.prototype.toString, methodModel(context, 'toStringRadix', 'bigint'));
  models.add(BigInt.prototype.valueOf, { after: (call) => call.selfShadow });
  for (const name of ['toFixed', 'toPrecision', 'toExponential'] as const) {
    models.add(prototype[name], ranged(context, name));
  }
  models.add(prototype.valueOf, { after: (call) => call.selfShadow });
  models.add(Boolean.prototype.valueOf, { after: (call) => call.selfShadow });
}

/** A number of digits out of range throws. */
function ranged(context: ModelContext, name: 'toFixed' | 'toPrecision' | 'toExponential'): Model {
  const { recorder } = context;
  return {
    ...methodModel(context, name, 'number'),
    before: (call) => {
      const digits = call.args[0];
      if (typeof digits !== 'number') return;
      const beyond = recorder.binary(operatorCode.greaterThan, digits, 100, digits > 100, call.shadows[0] ?? 0, 0);
      recorder.implicit(call.site, beyond, digits > 100);
      const below = recorder.binary(operatorCode.lessThan, digits, 0, digits < 0, call.shadows[0] ?? 0, 0);
      recorder.implicit(call.site, below, digits < 0);
    },
  };
}
