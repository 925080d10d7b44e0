import { operators } from '../core/operators.ts';
import type { ApplicationOperator } from './expression.ts';

export interface InfixForm {
  readonly symbol: string;
  /** Binding strength; larger binds tighter. */
  readonly level: number;
  /** Whether a right operand of the same strength needs no parentheses. */
  readonly associative: boolean;
}

const form = (symbol: string, level: number, associative = false): InfixForm => ({ symbol, level, associative });

/** Operators written between their operands, with JavaScript's precedence. */
export const infix: Partial<Readonly<Record<ApplicationOperator, InfixForm>>> = {
  or: form('||', 2, true),
  and: form('&&', 3, true),
  bitOr: form('|', 4),
  bitXor: form('^', 5),
  bitAnd: form('&', 6),
  strictEquals: form('===', 7),
  strictNotEquals: form('!==', 7),
  looseEquals: form('==', 7),
  looseNotEquals: form('!=', 7),
  lessThan: form('<', 8),
  lessOrEqual: form('<=', 8),
  greaterThan: form('>', 8),
  greaterOrEqual: form('>=', 8),
  shiftLeft: form('<<', 9),
  shiftRight: form('>>', 9),
  shiftRightUnsigned: form('>>>', 9),
  add: form('+', 10),
  subtract: form('-', 10),
  multiply: form('*', 11),
  divide: form('/', 11),
  remainder: form('%', 11),
};

export const prefix: Partial<Readonly<Record<ApplicationOperator, string>>> = {
  not: '!',
  negate: '-',
  toNumber: '+',
  bitNot: '~',
  typeOf: 'typeof ',
};

/** Operators written as methods of their first operand. */
export const leadingReceiver: ReadonlySet<string> = new Set([
  ...operators.flatMap(({ name, builtIn = '' }) => (builtIn.endsWith('.prototype') ? [name] : [])),
  'toStringRadix',
]);
