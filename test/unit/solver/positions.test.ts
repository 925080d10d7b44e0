import { array, assert, asyncProperty, constantFrom, nat, oneof, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { PositionReader } from '../../../src/solver/positions/position-reader.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import type { Verdict } from '../../../src/solver/chain/verdict.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);
const number = (value: number): Expr => pool.constant(value);
const links = { cache: false, domains: false, regular: false, whole: false, layout: false, inverse: false };
const alone = buildChain(pool, { ...links, words: false, smt: false, local: false, optimistic: false });
const reader = new PositionReader(new Simplifier(pool));
const longest = 4;

/** The letters that conditions mention, and one that none mentions. */
const alphabet = ['a', 'b', '1', 'x'];
const texts = Array.from({ length: longest + 1 }, (_, length) => textsOf(length)).flat();

function textsOf(length: number): readonly string[] {
  return length === 0 ? [''] : textsOf(length - 1).flatMap((before) => alphabet.map((letter) => before + letter));
}

const positions = nat(longest);
const words = constantFrom('', 'a', 'b', 'ab', '1a', 'ba1');
const reads: Arbitrary<Expr> = oneof(
  tuple(constantFrom<ApplicationOperator>('charAt', 'indexString', 'at'), positions).map(([name, at]) =>
    pool.apply(name, text, number(at)),
  ),
  tuple(constantFrom<ApplicationOperator>('slice', 'substring', 'substr'), positions, positions).map(([name, a, b]) =>
    pool.apply(name, text, number(a), number(b)),
  ),
  positions.map((at) => pool.apply('slice', text, number(at))),
);
const classes = constantFrom('^[ab]', '[^a]', '\\d', '^$');
const tests: Arbitrary<Expr> = oneof(
  tuple(reads, words, constantFrom<ApplicationOperator>('strictEquals', 'looseNotEquals')).map(([read, word, name]) =>
    pool.apply(name, read, pool.constant(word)),
  ),
  tuple(positions, constantFrom(96, 97, 98)).map(([at, unit]) =>
    pool.apply('lessThan', pool.apply('charCodeAt', text, number(at)), number(unit)),
  ),
  tuple(classes, positions).map(([source, at]) =>
    pool.apply(
      'regExpTest',
      pool.constant({ kind: 'regExp', source, flags: '' }),
      pool.apply('charAt', text, number(at)),
      number(0),
    ),
  ),
  tuple(words, positions).map(([word, at]) => pool.apply('startsWith', text, pool.constant(word), number(at))),
  positions.map((at) => pool.apply('lessThan', number(at), pool.variable('length', 0))),
  positions.map((at) => pool.apply('strictEquals', pool.variable('length', 0), number(at))),
  reads.map((read) => pool.apply('strictEquals', read, pool.apply('toLowerCase', pool.apply('toStringValue', read)))),
);
const conditions = oneof(
  tests,
  tests.map((test) => pool.apply('not', test)),
  tuple(tests, tests, constantFrom<ApplicationOperator>('and', 'or')).map(([a, b, name]) => pool.apply(name, a, b)),
);

function holds(condition: Expr, value: string): boolean {
  return new Evaluator(Assignment.of(value)).isTrue(condition);
}

function flipLast(run: string, exprs: readonly Expr[]): Promise<Verdict> {
  const decisions = exprs.map((expr, site): Decision => ({ kind: 'branch', site, expr, taken: holds(expr, run) }));
  const path = new PathCondition(decisions);
  const opened = alone.open(path, Assignment.of(run), new Map([[0, IntervalSet.range(0, longest)]]));
  return opened.flip(path.alternatives(exprs.length - 1, pool)[0]!);
}

describe('conditions on single positions', () => {
  it('are read as sets that hold for exactly the texts for which the condition holds', async () => {
    let read = 0;
    await assert(
      asyncProperty(conditions, async (condition) => {
        const reading = reader.read(pool.apply('toBoolean', condition));
        if (reading === undefined) return;
        read++;
        for (const value of texts) {
          const isRead = reading.some((conjunction) =>
            conjunction.every(({ variable, set }) =>
              variable.name === 'length'
                ? set.has(value.length)
                : variable.position >= value.length || set.has(value.charCodeAt(variable.position)),
            ),
          );
          if (isRead !== holds(condition, value))
            throw new Error(`${condition.toString()} of ${JSON.stringify(value)}`);
        }
      }),
      { numRuns: 400, seed: 5 },
    );
    expect(read).toBeGreaterThan(300);
  });

  it('are decided without a link, and never wrongly', async () => {
    const counts = { sat: 0, unsat: 0, unknown: 0 };
    await assert(
      asyncProperty(constantFrom(...texts), array(conditions, { minLength: 1, maxLength: 5 }), async (run, exprs) => {
        const verdict = await flipLast(run, exprs);
        counts[verdict.kind]++;
        const own = exprs.map((expr) => holds(expr, run));
        const isSolution = (value: string): boolean =>
          exprs.every((expr, i) => holds(expr, value) === (i === exprs.length - 1 ? !own[i] : own[i]));
        if (verdict.kind === 'sat') expect(isSolution(verdict.input.inputs.get(0) as string)).toBe(true);
        if (verdict.kind === 'unsat') expect(texts.filter(isSolution)).toEqual([]);
      }),
      { numRuns: 600, seed: 6 },
    );
    expect(counts.sat).toBeGreaterThan(150);
    expect(counts.unsat).toBeGreaterThan(150);
    expect(counts.unknown).toBeLessThan(120);
  });

  it('are decided for all lengths at once', async () => {
    const unit = pool.apply('charCodeAt', text, number(3));
    const verdict = await flipLast('ab', [pool.apply('greaterThan', pool.variable('length', 0), number(3))]);
    expect(verdict).toMatchObject({ kind: 'sat', by: 'positions' });
    const past = await flipLast('abxa', [
      pool.apply('strictEquals', unit, number(97)),
      pool.apply('strictEquals', pool.apply('charAt', text, number(3)), pool.constant('')),
    ]);
    expect(past).toMatchObject({ kind: 'unsat', by: 'positions' });
  });
});

describe('computed positions', () => {
  it('are assumed to stay where they were in the run', async () => {
    const name = pool.constant({ kind: 'regExp', source: '^[a-z]+', flags: '' });
    const end = pool.apply('stringLength', pool.apply('regExpGroup', name, text, number(0), number(0)));
    const verdict = await flipLast('ab1', [
      pool.apply('regExpTest', name, text, number(0)),
      pool.apply('strictEquals', pool.apply('charCodeAt', text, end), number(0x3d)),
    ]);
    expect(verdict).toMatchObject({ kind: 'sat', by: 'positions' });
    expect(verdict.kind === 'sat' && verdict.input.inputs.get(0)).toBe('ab=');
  });

  it('prove nothing', async () => {
    const comma = pool.apply('indexOf', text, pool.constant(','), number(0));
    const verdict = await flipLast('a,b', [
      pool.apply('strictEquals', pool.apply('charAt', text, number(1)), pool.constant(',')),
      pool.apply('strictEquals', comma, number(0)),
    ]);
    expect(verdict.kind).not.toBe('unsat');
  });
});
