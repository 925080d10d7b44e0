import * as fc from 'fast-check';
import type { RawConstant } from '../../../src/core/raw-trace.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import type { ExpressionPool } from '../../../src/constraint/expression-pool.ts';

type MakeExpr = (pool: ExpressionPool) => Expr;

const apply = (name: ApplicationOperator, ...operands: readonly fc.Arbitrary<MakeExpr>[]): fc.Arbitrary<MakeExpr> =>
  fc.tuple(...operands).map((made) => (pool) => pool.apply(name, ...made.map((make) => make(pool))));

const constant = (value: fc.Arbitrary<RawConstant>): fc.Arbitrary<MakeExpr> =>
  value.map((made) => (pool) => pool.constant(made));

const unit: fc.Arbitrary<MakeExpr> = fc.nat(3).map((i) => (pool) => pool.variable('unit', 0, i));
const byte: fc.Arbitrary<MakeExpr> = fc.nat(1).map((i) => (pool) => pool.variable('byte', 2, i));
const int32: fc.Arbitrary<MakeExpr> = fc.constant((pool) => pool.variable('int32Value', 4));
const text: fc.Arbitrary<MakeExpr> = fc.nat(1).map((i) => (pool) => pool.variable('text', i));
const length: fc.Arbitrary<MakeExpr> = fc.nat(1).map((i) => (pool) => pool.variable('length', i));

const smallNumber = constant(
  fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(48, 57, 97, 98, 0.5, 65535, 32)),
);
const shortText = constant(fc.constantFrom('', 'a', 'b', 'ab', 'ba', 'A', '0', '12', 'k', 'ss'));
const position = constant(fc.integer({ min: -2, max: 4 }));
const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'ab', 'ba', '', '0', 'aa'), { maxLength: 5 });

const code = fc.oneof(
  { weight: 4, arbitrary: unit },
  byte,
  length,
  int32,
  apply('charCodeAt', text, position),
  apply('codePointAt', text, position),
);

const character = fc.oneof(
  apply('charAt', text, position),
  apply('indexString', text, position),
  apply('fromCharCode', unit),
  apply('fromCharCode', unit, unit),
  apply('slice', text, position, position),
  apply('substring', text, position),
  apply('substr', text, position, position),
  text,
);

const string = fc.oneof(
  { weight: 4, arbitrary: character },
  shortText,
  apply('add', character, character),
  apply('concat', character, shortText, character),
  apply('toLowerCase', character),
  apply('toUpperCase', character),
  apply('toStringValue', character),
  apply('conditional', apply('lessThan', code, smallNumber), shortText, character),
);

const number = fc.oneof(
  { weight: 3, arbitrary: code },
  smallNumber,
  apply('subtract', code, smallNumber),
  apply('add', apply('multiply', code, smallNumber), code),
  apply('bitOr', code, smallNumber),
  apply('bitAnd', code, smallNumber),
  apply('shiftLeft', code, smallNumber),
  apply('remainder', code, smallNumber),
  apply('negate', code),
  apply('stringLength', string),
  apply('indexOf', string, string),
  apply('lastIndexOf', string, string, position),
  apply('conditional', apply('strictEquals', string, shortText), code, smallNumber),
  apply('keyIndex', constant(words.map((keys) => ({ kind: 'keys', keys }))), string),
  apply('select', constant(fc.array(fc.nat(3), { maxLength: 6 }).map((values) => ({ kind: 'table', values }))), code),
  apply('lookup', constant(words.map((keys) => ({ kind: 'map', keys, values: keys.map((_, i) => i % 2) }))), string),
);

const order = fc.constantFrom<ApplicationOperator>('lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual');
const equality = fc.constantFrom<ApplicationOperator>(
  'strictEquals',
  'strictNotEquals',
  'looseEquals',
  'looseNotEquals',
  'sameValue',
);

const comparison = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(order, equality).chain((name) => apply(name, number, number)) },
  { weight: 2, arbitrary: fc.oneof(order, equality).chain((name) => apply(name, string, string)) },
  apply('startsWith', string, string),
  apply('endsWith', string, string),
  apply('includes', string, string),
  apply('hasKey', constant(words.map((keys) => ({ kind: 'keys', keys }))), string),
  number,
  string,
);

const small = fc.oneof(comparison, apply('not', comparison), apply('and', comparison, comparison));
const medium = fc.oneof(apply('or', small, small), apply('and', small, small, small), apply('not', small), small);

/** Conditions such as parsers have: on characters, digits, keywords and tables, joined and negated. */
export const arbitraryCondition: fc.Arbitrary<MakeExpr> = fc.oneof(
  medium,
  apply('and', medium, medium),
  apply('or', medium, medium, small),
  apply('not', medium),
);

/** Texts over few characters, so that conditions are often true. */
export const arbitraryText = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', '0', 'K', 'ß', '\ud83d', '\ude00'),
  maxLength: 4,
});
