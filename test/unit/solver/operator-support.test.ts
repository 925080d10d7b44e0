import { describe, expect, it } from 'vitest';

import { operators } from '../../../src/core/operators.ts';
import type { RawConstant } from '../../../src/core/raw-trace.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { jsonInverses } from '../../../src/solver/links/inverse/json-inverses.ts';
import { numberInverses } from '../../../src/solver/links/inverse/number-inverses.ts';
import { patternInverses } from '../../../src/solver/links/inverse/pattern-inverses.ts';
import { searchInverses } from '../../../src/solver/links/inverse/search-inverses.ts';
import { textInverses } from '../../../src/solver/links/inverse/text-inverses.ts';
import { bitsAndFloats } from '../../../src/solver/links/smt/bits-and-floats.ts';
import { Encoder } from '../../../src/solver/links/smt/encoder.ts';
import { integersAndReals } from '../../../src/solver/links/smt/integers-and-reals.ts';
import { applicationOperators } from '../constraint/arbitrary-expression.ts';

const names = applicationOperators.map(({ name }) => name as ApplicationOperator);
const inverted = new Set(
  [
    textInverses,
    numberInverses,
    searchInverses,
    jsonInverses,
    patternInverses({ matching: () => undefined, avoiding: () => undefined }),
  ].flatMap((table) => Object.keys(table)),
);

/** Returns true if one of the SMT theories encodes one of the sample applications exactly. */
function isEncoded(name: ApplicationOperator): boolean {
  const pool = new ExpressionPool();
  const simplifier = new Simplifier(pool);
  return [bitsAndFloats, integersAndReals].some((theory) =>
    [false, true].some((hasTexts) =>
      samples(pool, name).some((sample) => {
        const encoder = new Encoder(theory, simplifier, undefined, hasTexts);
        return encoder.encode(sample) !== undefined && encoder.open.length === 0;
      }),
    ),
  );
}

/** Applications to texts, units, numbers, truth values and bigints, and to constants as the later operands. */
function samples(pool: ExpressionPool, name: ApplicationOperator): readonly Expr[] {
  const { arity, shape, builtIn } = operators.find((operator) => operator.name === name)!;
  const constants: readonly RawConstant[] = [
    1,
    1n,
    'a',
    { kind: 'table', values: [1, 2] },
    { kind: 'keys', keys: [1, 2] },
    { kind: 'map', keys: [1], values: [2] },
    { kind: 'regExp', source: 'a', flags: '' },
  ];
  const operands: readonly Expr[] = [
    pool.variable('text', 0),
    pool.variable('unit', 0, 0),
    pool.variable('int32Value', 1),
    pool.variable('numberValue', 2),
    pool.variable('booleanValue', 3),
    pool.variable('bigintValue', 4),
    ...constants.map((value) => pool.constant(value)),
  ];
  const hasOptional = shape === 'variadic' || builtIn !== undefined;
  const least = hasOptional ? 1 : name.startsWith('regExp') ? 2 : arity;
  const most = shape === 'variadic' ? 2 : Math.min(arity, 3);
  const counts = [1, 2, 3].filter((count) => count >= least && count <= most);
  return counts.flatMap((count) => combinations(operands, count)).map((chosen) => pool.apply(name, ...chosen));
}

function combinations(operands: readonly Expr[], count: number): readonly (readonly Expr[])[] {
  if (count === 0) return [[]];
  return combinations(operands, count - 1).flatMap((chosen) => operands.map((operand) => [...chosen, operand]));
}

/**
 * Operators without an exact encoding in SMT: an unconstrained constant stands for their applications, and the solver's
 * model is completed by evaluating them.
 */
const notEncoded =
  'power typeOf toStringValue charCodeAt codePointAt at lastIndexOf repeat padStart padEnd trim trimStart trimEnd ' +
  'toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase normalize localeCompare replace replaceAll isWellFormed ' +
  'toWellFormed splitPart splitCount fromCodePoint parseInt parseFloat toStringRadix toFixed toPrecision toExponential ' +
  'isSafeInteger acos acosh asin asinh atan atan2 atanh cbrt clz32 cos cosh exp expm1 hypot log log10 log1p log2 pow sin ' +
  'sinh tan tanh toBigInt asIntN asUintN decodeUtf8 utf8Byte utf8Length float32FromBits float64FromBits float32Bits ' +
  'float64HighBits float64LowBits select hasKey keyIndex lookup regExpMatchIndex regExpLastIndex regExpGroup ' +
  'regExpGroupIndex regExpReplace regExpMatchCount regExpMatchAllGroup regExpMatchAllIndex regExpSplitPart ' +
  'regExpSplitCount jsonParses jsonType jsonValue jsonLength jsonKey jsonStringify encodeURIComponent ' +
  'decodeURIComponent encodeURI decodeURI escape unescape atob btoa opaque toUint8Clamped';

/**
 * Operators without an inverse: goals end at them. Comparisons, connectives and searches are not among the inverses either;
 * `goals.ts` and `comparison-goals.ts` handle their truth.
 */
const notInverted =
  'lessThan lessOrEqual greaterThan greaterOrEqual strictEquals strictNotEquals looseEquals looseNotEquals sameValue ' +
  'sameValueZero not typeOf toBoolean and or conditional includes startsWith endsWith localeCompare isWellFormed isNaN ' +
  'isFinite numberIsNaN numberIsFinite isInteger isSafeInteger acosh asinh atan2 atanh cosh expm1 log1p sinh tanh ' +
  'utf8Byte utf8Length float32Bits float64HighBits float64LowBits hasKey regExpLastIndex regExpGroupIndex opaque';

describe('an operator of core/operators.ts', () => {
  it('is encoded for SMT solvers, or listed here as not encoded', () => {
    const where = 'add it to text-terms.ts, number-terms.ts or condition-terms.ts in solver/links/smt';
    expect(disagreements('SMT encoding', isEncoded, notEncoded, where)).toEqual([]);
  });

  it('has an inverse, or is listed here as not inverted', () => {
    const where = 'add it to one of the tables of inverses in solver/links/inverse';
    expect(disagreements('inverse', (name) => inverted.has(name), notInverted, where)).toEqual([]);
  });
});

function disagreements(
  what: string,
  has: (name: ApplicationOperator) => boolean,
  exceptions: string,
  where: string,
): readonly string[] {
  const listed: ReadonlySet<string> = new Set(exceptions.split(' '));
  const unknown = [...listed].filter((name) => !names.includes(name as ApplicationOperator));
  return [
    ...unknown.map((name) => `${name} is listed here, but core/operators.ts does not declare it`),
    ...names.flatMap((name) => {
      if (has(name) !== listed.has(name)) return [];
      return listed.has(name)
        ? [`operator ${name} has an ${what}: remove it from the list in this test`]
        : [`operator ${name} is declared in core/operators.ts but has no ${what}: ${where}, or list it in this test`];
    }),
  ];
}
