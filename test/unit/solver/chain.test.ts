import { afterAll, describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import type { Verdict } from '../../../src/solver/chain/verdict.ts';

const pool = new ExpressionPool();
const chain = buildChain(pool);
afterAll(() => chain.close());

const number = (value: number): Expr => pool.constant(value);
const unit = (position: number): Expr => pool.variable('unit', 0, position);
const text = pool.variable('text', 0);
const token = (position: number): Expr => pool.variable('token', 0, position);
const isOneOf = (position: number, ...keys: readonly number[]): Expr =>
  pool.apply('hasKey', pool.constant({ kind: 'keys', keys }), token(position));

const matches = (source: string): Expr =>
  pool.apply('regExpTest', pool.constant({ kind: 'regExp', source, flags: '' }), text);

/** Flips the last of the conditions. */
async function flipLast(run: Assignment, ...conditions: readonly Expr[]): Promise<Verdict> {
  const evaluator = new Evaluator(run);
  const decisions = conditions.map((expr, site): Decision => ({
    kind: 'branch',
    site,
    expr,
    taken: evaluator.isTrue(expr),
  }));
  const path = new PathCondition(decisions);
  return chain.open(path, run).flip(path.alternatives(decisions.length - 1, pool)[0]!);
}

function inputOf(verdict: Verdict): unknown {
  return verdict.kind === 'sat' ? verdict.input.inputs.get(0) : verdict.kind;
}

describe('tokens', () => {
  const [identifier, comma, end] = [1, 2, 3].map(number) as [Expr, Expr, Expr];

  it('change to a kind that all earlier sets allow, while the others stay', async () => {
    const verdict = await flipLast(
      Assignment.of([1, 2, 1]),
      isOneOf(1, 2, 5, 7),
      pool.apply('strictNotEquals', token(1), number(5)),
      pool.apply('strictEquals', token(1), comma),
    );
    expect(inputOf(verdict)).toEqual([1, 7, 1]);
  });

  it('have no other kind if the sets allow only one', async () => {
    const verdict = await flipLast(
      Assignment.of([1, 2]),
      isOneOf(0, 1, 3),
      pool.apply('strictNotEquals', token(0), end),
      pool.apply('strictEquals', token(0), identifier),
    );
    expect(verdict).toMatchObject({ kind: 'unsat' });
  });

  it('are compared with each other, and by the entries of a table for their kinds', async () => {
    const names = pool.constant({ kind: 'table', values: ['(', ')', 'id', 'end'] });
    const verdict = await flipLast(
      Assignment.of([0, 1]),
      pool.apply('strictNotEquals', pool.apply('select', names, token(0)), pool.constant('id')),
      pool.apply('strictEquals', token(0), token(1)),
    );
    const [first, second] = inputOf(verdict) as readonly number[];
    expect(first).toBe(second);
    expect(first).not.toBe(2);
  });

  it('are numbers to an SMT solver', async () => {
    const alone = buildChain(pool, { domains: false, regular: false, inverse: false, local: false, cache: false });
    const run = Assignment.of([0, 4]);
    const decisions: readonly Decision[] = [
      { kind: 'branch', site: 0, expr: isOneOf(0, 0, 6, 8), taken: true },
      { kind: 'branch', site: 1, expr: pool.apply('strictEquals', token(0), token(1)), taken: false },
    ];
    const path = new PathCondition(decisions);
    const verdict = await alone.open(path, run).flip(path.alternatives(1, pool)[0]!);
    await alone.close();
    expect(verdict).toMatchObject({ kind: 'sat', by: 'smt' });
    expect([0, 6, 8]).toContain((inputOf(verdict) as readonly number[])[1]);
  });
});

describe('the chain', () => {
  it('keeps every character that the flipped condition does not mention', async () => {
    const verdict = await flipLast(Assignment.of('xyz'), pool.apply('strictEquals', unit(1), number(0x7b)));
    expect(inputOf(verdict)).toBe('x{z');
    expect(verdict).toMatchObject({ kind: 'sat', by: 'positions' });
  });

  it('proves that earlier decisions leave no value', async () => {
    const verdict = await flipLast(
      Assignment.of('5'),
      pool.apply('greaterOrEqual', unit(0), number(0x30)),
      pool.apply('lessOrEqual', unit(0), number(0x39)),
      pool.apply('strictEquals', unit(0), number(0x61)),
    );
    expect(verdict.kind).toBe('unsat');
  });

  it('offers an optimistic input for the flipped condition alone if the path forbids it', async () => {
    const verdict = await flipLast(
      Assignment.of('5'),
      pool.apply('lessOrEqual', unit(0), number(0x39)),
      pool.apply('strictEquals', unit(0), number(0x61)),
    );
    expect(verdict.kind === 'unsat' && verdict.optimistic?.inputs.get(0)).toBe('a');
  });

  it('makes a text longer if this is required', async () => {
    const isWord = pool.apply('strictEquals', text, pool.constant('while'));
    expect(inputOf(await flipLast(Assignment.of('if'), isWord))).toBe('while');
  });

  it('proves that no length suffices', async () => {
    const part = pool.apply('slice', text, number(1), number(3));
    const verdict = await flipLast(Assignment.of('0" 0'), pool.apply('strictEquals', part, pool.constant('true')));
    expect(verdict.kind).toBe('unsat');
  });

  it('solves a sum of digits read by parseInt', async () => {
    const value = pool.apply('parseInt', pool.apply('slice', text, number(0), number(3)), number(10));
    const verdict = await flipLast(Assignment.of('abc'), pool.apply('strictEquals', value, number(255)));
    expect(inputOf(verdict)).toBe('255');
  });

  it('inverts shifts and exclusive or of 32 bits', async () => {
    const x = pool.variable('int32Value', 0);
    const mixed = pool.apply(
      'bitXor',
      pool.apply('shiftLeft', x, number(5)),
      pool.apply('shiftRightUnsigned', x, number(3)),
    );
    const verdict = await flipLast(Assignment.of(0), pool.apply('strictEquals', mixed, number(0x12345678)));
    expect(verdict).toMatchObject({ kind: 'sat', by: 'smt' });
  });

  it.each([
    ['a fraction', 'strictEquals', 0.8125],
    ['NaN', 'sameValue', Number.NaN],
    ['minus zero', 'sameValue', -0],
    ['infinity', 'strictEquals', Infinity],
    ['more than 2^53', 'strictEquals', 2 ** 60],
  ] as const)('finds %s', async (_, relation, value) => {
    const half = pool.apply('multiply', pool.variable('numberValue', 0), number(0.5));
    const verdict = await flipLast(Assignment.of(1), pool.apply(relation, half, pool.constant(value)));
    expect(verdict.kind).toBe('sat');
  });

  it.each([
    ['^\\d{4}-\\d{2}-\\d{2}$', '', 'hello'],
    ['^(?!if$)[a-z]{2}$', '', 'if'],
    ['colou?r', 'i', 'shade'],
    ['^(a|b)*c{2,3}$', 'g', ''],
    ['[^0-9]', '', '123'],
  ])('finds a text that /%s/%s matches', async (source, flags, run) => {
    const test = pool.apply('regExpTest', pool.constant({ kind: 'regExp', source, flags }), text);
    const verdict = await flipLast(Assignment.of(run), test);
    expect(inputOf(verdict)).toMatch(new RegExp(source, flags));
    expect(verdict).toMatchObject({ by: expect.stringMatching(/^(regular|cache)$/) });
  });

  it('finds a text that one expression accepts and another does not, or proves that there is none', async () => {
    const verdict = await flipLast(Assignment.of('abc'), matches('^[a-z]+$'), matches('^[a-m]+$'));
    expect(inputOf(verdict)).toMatch(/^(?![a-m]+$)[a-z]+$/);
    const refuted = await flipLast(Assignment.of('abc'), matches('^[a-m]+$'), matches('^[a-z]+$'));
    expect(refuted).toMatchObject({ kind: 'unsat', by: 'regular' });
  });

  it('solves with the observed result of an opaque function', async () => {
    const [x, y] = [pool.variable('int32Value', 0), pool.variable('int32Value', 1)];
    const hash = pool.apply('opaque', pool.constant('hash'), y);
    const run = Assignment.of(0, 5).withSample({ name: 'hash', operands: [5], result: 77 });
    expect(inputOf(await flipLast(run, pool.apply('strictEquals', x, hash)))).toBe(77);
  });

  it('asks for a run that observes the result of an opaque function, and then solves with it', async () => {
    const [x, y] = [pool.variable('int32Value', 0), pool.variable('int32Value', 1)];
    const hash = pool.apply('opaque', pool.constant('hash'), y);
    const conditions = [pool.apply('strictEquals', x, hash), pool.apply('strictEquals', y, number(10))];
    const run = Assignment.of(77, 5).withSample({ name: 'hash', operands: [5], result: 77 });
    const first = await flipLast(run, ...conditions);
    expect(first.kind === 'unknown' && first.probe?.inputs.get(1)).toBe(10);
    const learned = run.withSample({ name: 'hash', operands: [10], result: 4242 });
    const second = await flipLast(learned, ...conditions);
    expect(second.kind === 'sat' && [...second.input.inputs.values()]).toEqual([4242, 10]);
  });

  it('reports why a verdict is unknown', async () => {
    const verdict = await flipLast(
      Assignment.of('ab'),
      pool.apply('strictEquals', pool.apply('opaque', pool.constant('hash'), unit(0)), number(7)),
    );
    expect(verdict).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('smt') });
  });
});

describe('texts that are split', () => {
  it('are solved at the positions where the run splits them', async () => {
    const verdict = await flipLast(
      Assignment.of('ab,cde;fg'),
      pool.apply('strictEquals', pool.apply('splitCount', text, pool.constant(',')), number(2)),
      pool.apply(
        'strictEquals',
        pool.apply('trim', pool.apply('splitPart', text, pool.constant(','), number(1))),
        pool.constant('x;y=z1'),
      ),
    );
    expect(inputOf(verdict)).toBe('ab,x;y=z1');
    expect(verdict).toMatchObject({ by: 'positions' });
  });

  it('are solved if a pattern splits them', async () => {
    const lines = pool.constant({ kind: 'regExp', source: '[\\r\\n]+', flags: '' });
    const second = pool.apply('regExpSplitPart', lines, text, number(1));
    const verdict = await flipLast(
      Assignment.of('[s]\r\na=1'),
      pool.apply('strictEquals', second, pool.constant(';no')),
    );
    expect(inputOf(verdict)).toBe('[s]\r\n;no');
  });
});

describe('whole numbers', () => {
  it('are found by the divisors of their product', async () => {
    const [a, b] = [pool.variable('int32Value', 0), pool.variable('int32Value', 1)];
    const verdict = await flipLast(
      Assignment.of(2, 3),
      pool.apply('greaterThan', a, number(1)),
      pool.apply('lessThan', a, b),
      pool.apply('strictEquals', pool.apply('multiply', a, b), number(10_403)),
    );
    expect(verdict).toMatchObject({ kind: 'sat', by: 'domains' });
    expect(inputOf(verdict)).toBe(101);
  });
});

describe('parts of JSON texts', () => {
  const types = pool.constant({ kind: 'keys', keys: ['object', 'array', 'string', 'number', 'boolean', 'null'] });
  const whole = pool.constant({ kind: 'table', values: [] });
  const typeIndex = pool.apply('keyIndex', types, pool.apply('jsonType', text, whole));

  it('have one type only', async () => {
    const verdict = await flipLast(
      Assignment.of('12'),
      pool.apply('strictEquals', typeIndex, number(3)),
      pool.apply('strictEquals', pool.apply('jsonValue', text, whole), pool.constant('no')),
    );
    expect(verdict.kind).toBe('unsat');
  });

  it('have a type as a whole if they are JSON', async () => {
    const verdict = await flipLast(
      Assignment.of('12'),
      pool.apply('jsonParses', text),
      pool.apply('greaterThan', typeIndex, number(-1)),
    );
    expect(verdict.kind).toBe('unsat');
  });
});
