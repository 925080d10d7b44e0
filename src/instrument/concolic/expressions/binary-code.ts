import { operatorCode, type OperatorName } from '../../../core/operators.ts';

const binaryOperators: Readonly<Record<string, OperatorName>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
  '**': 'power',
  '<': 'lessThan',
  '<=': 'lessOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterOrEqual',
  '===': 'strictEquals',
  '!==': 'strictNotEquals',
  '==': 'looseEquals',
  '!=': 'looseNotEquals',
  '&': 'bitAnd',
  '|': 'bitOr',
  '^': 'bitXor',
  '<<': 'shiftLeft',
  '>>': 'shiftRight',
  '>>>': 'shiftRightUnsigned',
};

/** The code of a binary operator; undefined for `in` and `instanceof`. */
export function binaryCode(operator: string): number | undefined {
  const name = binaryOperators[operator];
  return name === undefined ? undefined : operatorCode[name];
}
