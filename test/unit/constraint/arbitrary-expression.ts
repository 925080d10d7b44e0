import * as fc from 'fast-check';
import { operators, type Operator } from '../../../src/core/operators.ts';
import type { Primitive, RawConstant } from '../../../src/core/raw-trace.ts';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { stringOperators } from '../../../src/constraint/semantics/string-operators.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import type { ExpressionPool } from '../../../src/constraint/expression-pool.ts';

/** Inputs that random expressions speak of: 0 and 1 text, 2 bytes, 3 number, 4 int32, 5 boolean, 6 bigint, 7 choice, 8 tokens. */
export const textInputs = [0, 1] as const;

const shortText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abAB0129 -.,;İßſK\ud800\udc00\n'.split('')), maxLength: 5 }),
  fc.constantFrom('', 'a', 'ab', '0', '12', '-1.5', 'true', '[1,{"a":"b"}]', 'undefined', 'é', '%20', '$1', 'NFC'),
);

const someNumber = fc.oneof(
  fc.integer({ min: -5, max: 130 }),
  fc.integer(),
  fc.constantFrom(NaN, -0, 0, 1, Infinity, -Infinity, 0.5, 48, 57, 97, 65535, 65536, 2 ** 31, 2 ** 53, -(2 ** 31)),
  fc.double(),
);

const arbitraryPrimitive: fc.Arbitrary<Primitive> = fc.oneof(
  { weight: 4, arbitrary: shortText },
  { weight: 4, arbitrary: someNumber },
  fc.boolean(),
  fc.bigInt({ min: -300n, max: 300n }),
  fc.constantFrom(null, undefined),
);

const primitives = fc.array(arbitraryPrimitive, { maxLength: 5 });

const tables: Readonly<Record<'table' | 'keys' | 'map' | 'regExp', fc.Arbitrary<RawConstant>>> = {
  table: primitives.map((values) => ({ kind: 'table', values })),
  keys: primitives.map((keys) => ({ kind: 'keys', keys })),
  map: fc
    .array(fc.tuple(arbitraryPrimitive, arbitraryPrimitive), { maxLength: 4 })
    .map((entries) => ({ kind: 'map', keys: entries.map(([key]) => key), values: entries.map(([, value]) => value) })),
  regExp: fc.record({
    kind: fc.constant('regExp' as const),
    source: fc.constantFrom('a', '[0-9]+', '^(a|b)*$', '(?<first>.)(x)?', '\\s', '', '[^a]', 'b$'),
    flags: fc.constantFrom('', 'g', 'y', 'i', 'u', 'gi'),
  }),
};

export const arbitraryConstant: fc.Arbitrary<RawConstant> = fc.oneof(arbitraryPrimitive, ...Object.values(tables));

const tableOf: Partial<Record<string, keyof typeof tables>> = {
  select: 'table',
  hasKey: 'keys',
  keyIndex: 'keys',
  lookup: 'map',
};

function firstOperandTable({ name }: Operator): keyof typeof tables | undefined {
  return tableOf[name] ?? (name.startsWith('regExp') ? 'regExp' : undefined);
}

export const arbitraryAssignment: fc.Arbitrary<Assignment> = fc
  .tuple(
    shortText,
    shortText,
    fc.uint8Array({ minLength: 4, maxLength: 4 }),
    someNumber,
    fc.integer(),
    fc.boolean(),
    fc.bigInt({ min: -300n, max: 300n }),
    fc.nat(3),
    fc.array(fc.nat(7), { minLength: 3, maxLength: 3 }),
  )
  .map((inputs) => Assignment.of(...inputs));

type MakeExpr = (pool: ExpressionPool) => Expr;

const variable: fc.Arbitrary<MakeExpr> = fc.oneof(
  { weight: 5, arbitrary: variableOf('unit', fc.constantFrom(...textInputs), fc.nat(4)) },
  { weight: 3, arbitrary: variableOf('text', fc.constantFrom(...textInputs)) },
  variableOf('length', fc.constantFrom(...textInputs)),
  variableOf('byte', fc.constant(2), fc.nat(3)),
  variableOf('numberValue', fc.constant(3)),
  variableOf('int32Value', fc.constant(4)),
  variableOf('booleanValue', fc.constant(5)),
  variableOf('bigintValue', fc.constant(6)),
  variableOf('choice', fc.constant(7)),
  variableOf('token', fc.constant(8), fc.nat(2)),
);

function variableOf(
  name: Parameters<ExpressionPool['variable']>[0],
  input: fc.Arbitrary<number>,
  position: fc.Arbitrary<number> = fc.constant(0),
): fc.Arbitrary<MakeExpr> {
  return fc.tuple(input, position).map(
    ([i, p]) =>
      (pool) =>
        pool.variable(name, i, p),
  );
}

const constant: fc.Arbitrary<MakeExpr> = arbitraryPrimitive.map((value) => (pool) => pool.constant(value));

export const applicationOperators: readonly Operator[] = operators.filter(
  ({ name, shape }) => shape !== 'immediate' && name !== 'list' && name !== 'condition',
);

/** Operators that parsers use most get more than an even share. */
const common = applicationOperators.filter(({ name }) =>
  /^(and|or|not|add|subtract|bit|less|greater|strict|char|slice|fromChar|concat|indexOf|starts|toLower|hasKey|select|stringL)/.test(
    name,
  ),
);

const leaf = fc.oneof({ weight: 3, arbitrary: variable }, { weight: 2, arbitrary: constant });

/** Applications of all operators; operands are often of the fitting type, and sometimes not. */
function applicationsOver(operand: fc.Arbitrary<MakeExpr>): fc.Arbitrary<MakeExpr> {
  return fc.oneof(
    ...[...applicationOperators, ...common, ...common].map((operator) => applicationOf(operator, operand)),
  );
}

export function applicationOf(operator: Operator, operand: fc.Arbitrary<MakeExpr>): fc.Arbitrary<MakeExpr> {
  const table = firstOperandTable(operator);
  const first: fc.Arbitrary<MakeExpr>[] =
    table !== undefined
      ? [tables[table].map((value) => (pool) => pool.constant(value))]
      : operator.name === 'opaque'
        ? [fc.constantFrom('f', 'g').map((name) => (pool) => pool.constant(name))]
        : [];
  const rest = restOf(operator, first.length, operand);
  return fc.tuple(fc.tuple(...first), rest).map(
    ([head, tail]) =>
      (pool) =>
        pool.apply(operator.name as ApplicationOperator, ...[...head, ...tail].map((make) => make(pool))),
  );
}

/** A string, most of the time. */
function textOr(operand: fc.Arbitrary<MakeExpr>): fc.Arbitrary<MakeExpr> {
  const units = fc.array(variableOf('unit', fc.constantFrom(...textInputs), fc.nat(4)), { maxLength: 3 });
  return fc.oneof(
    { weight: 2, arbitrary: variableOf('text', fc.constantFrom(...textInputs)) },
    {
      weight: 2,
      arbitrary: shortText.map(
        (value): MakeExpr =>
          (pool) =>
            pool.constant(value),
      ),
    },
    {
      weight: 2,
      arbitrary: units.map(
        (made): MakeExpr =>
          (pool) =>
            pool.apply('fromCharCode', ...made.map((make) => make(pool))),
      ),
    },
    { weight: 1, arbitrary: operand },
  );
}

function restOf(
  { arity, shape, name }: Operator,
  given: number,
  operand: fc.Arbitrary<MakeExpr>,
): fc.Arbitrary<MakeExpr[]> {
  const text = textOr(operand);
  if (shape === 'variadic')
    return fc.array(name === 'concat' ? text : operand, { minLength: arity - given, maxLength: 4 });
  if (shape === 'associative') return fc.array(operand, { minLength: 2, maxLength: 4 });
  if (name.startsWith('json') && arity > 1) {
    const path = fc.array(fc.constantFrom<Primitive>('0', '1', 'a', 0), { maxLength: 2 });
    const pathConstant: fc.Arbitrary<MakeExpr> = path.map(
      (values) => (pool) => pool.constant({ kind: 'table', values }),
    );
    return fc.tuple(text, pathConstant, ...(arity > 2 ? [operand] : []));
  }
  const wantsText = name in stringOperators || name.startsWith('regExp');
  const receiver = wantsText ? text : operand;
  const second = wantsText && given === 0 ? fc.oneof(text, operand) : operand;
  const required =
    name in stringOperators ? 1 : arity >= 3 && name !== 'conditional' ? arity - given - 1 : arity - given;
  return fc
    .tuple(fc.tuple(receiver, second, operand, operand), fc.integer({ min: required, max: arity - given }))
    .map(([operands, count]) => operands.slice(0, count));
}

export const shallowExpression = fc.oneof(
  { weight: 1, arbitrary: leaf },
  { weight: 3, arbitrary: applicationsOver(leaf) },
);
const middle = fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 3, arbitrary: applicationsOver(shallowExpression) });

/** An expression over all operators, up to four deep. */
export const arbitraryExpression: fc.Arbitrary<MakeExpr> = fc.oneof(
  { weight: 1, arbitrary: middle },
  { weight: 1, arbitrary: applicationsOver(middle) },
);
