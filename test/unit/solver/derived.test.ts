import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import type { Verdict } from '../../../src/solver/chain/verdict.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);
const links = { cache: false, domains: false, regular: false, whole: false, layout: false, inverse: false };
const alone = buildChain(pool, { ...links, words: false, smt: false, local: false, optimistic: false });
const longest = 4;

const alphabet = ['a', 'b', ' ', '-'];
const texts = Array.from({ length: longest + 1 }, (_, length) => textsOf(length)).flat();

function textsOf(length: number): readonly string[] {
  return length === 0 ? [''] : textsOf(length - 1).flatMap((before) => alphabet.map((letter) => before + letter));
}

function make(name: ApplicationOperator, ...operands: readonly (Expr | string | number | undefined)[]): Expr {
  return pool.apply(
    name,
    ...operands.map((operand) => (typeof operand === 'object' ? operand : pool.constant(operand))),
  );
}

function pattern(source: string): Expr {
  return pool.constant({ kind: 'regExp', source, flags: '' });
}

const sources = constantFrom('^-+', '^(-)?(a+)', '(a)(b)?$', '^a.$', '^(?:ab|-) ?', '(?=a)', '^\\s*-');
const small = nat(2);
/** Texts that an operator computes from another text; some may be undefined. */
const computed: Arbitrary<Expr> = oneof(
  constantFrom<ApplicationOperator>('trim', 'trimStart', 'toUpperCase').map((name) => make(name, text)),
  tuple(sources, small).map(([source, group]) => make('regExpGroup', pattern(source), text, 0, group)),
  small.map((index) => make('splitPart', text, '-', index)),
  tuple(constantFrom('-+', '[ab]'), small).map(([source, index]) =>
    make('regExpSplitPart', pattern(source), text, index),
  ),
  constantFrom('a', 'b').map((sought) => make('slice', text, make('indexOf', text, sought, 0))),
  sources.map((source) => make('trim', make('regExpGroup', pattern(source), text, 0, 0))),
);
const wholes: Arbitrary<Expr> = oneof(
  constantFrom('a', '-').map((sought) => make('indexOf', text, sought, 0)),
  constantFrom('a', '-').map((sought) => make('lastIndexOf', text, sought)),
  computed.map((part) => make('stringLength', part)),
  nat(3).map((value) => pool.constant(value)),
  constant(pool.variable('length', 0)),
);
const words = constantFrom('', 'a', 'ab', '-');
const tests: Arbitrary<Expr> = oneof(
  tuple(computed, words).map(([part, word]) => make('strictEquals', part, word)),
  tuple(computed, constantFrom(null, undefined)).map(([part, value]) =>
    make('looseEquals', part, pool.constant(value)),
  ),
  computed.map((part) => make('toBoolean', part)),
  tuple(computed, small, words).map(([part, at, word]) => make('strictEquals', make('charAt', part, at), word)),
  tuple(computed, small).map(([part, at]) =>
    make('strictEquals', make('concat', make('charAt', part, at), make('charAt', part, at + 1)), 'ab'),
  ),
  tuple(sources, computed).map(([source, part]) => make('regExpTest', pattern(source), part, 0)),
  tuple(wholes, wholes, constantFrom<ApplicationOperator>('lessThan', 'greaterOrEqual', 'strictEquals')).map(
    ([a, b, name]) => make(name, a, b),
  ),
  tuple(computed, wholes).map(([part, at]) => make('greaterThan', make('charCodeAt', part, at), 0x60)),
);
const conditions = oneof(
  tests,
  tests.map((test) => make('not', test)),
  tuple(tests, tests, constantFrom<ApplicationOperator>('and', 'or')).map(([a, b, name]) => make(name, a, b)),
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

describe('conditions on computed texts', () => {
  it('are never refuted if a text takes the path', async () => {
    let refuted = 0;
    await assert(
      asyncProperty(constantFrom(...texts), array(conditions, { minLength: 1, maxLength: 4 }), async (run, exprs) => {
        const verdict = await flipLast(run, exprs);
        if (verdict.kind === 'sat') return;
        const last = exprs.length - 1;
        const decided = exprs[last] as Expr;
        const flipped = pool.apply(holds(decided, run) ? 'not' : 'toBoolean', decided);
        const takesPath = texts.find(
          (value) =>
            holds(flipped, value) &&
            exprs
              .slice(0, last)
              .every((expr) => holds(holds(expr, run) ? expr : make('not', expr), value) || isUnfaithful(expr, run)),
        );
        if (verdict.kind === 'unsat') {
          refuted++;
          expect(takesPath).toBeUndefined();
        }
      }),
      { numRuns: 400, seed: 17 },
    );
    expect(refuted).toBeGreaterThan(30);
  });

  it('are solved by writing the text where it came from, with another length', async () => {
    const word = make('trim', make('splitPart', text, '=', 1));
    const found = await flipLast('a=b', [make('lessThan', make('stringLength', word), 2)]);
    expect(found).toMatchObject({ kind: 'sat', by: 'positions' });
    expect(found.kind === 'sat' && found.input.inputs.get(0)).toBe('a=ba');
  });

  it.each([
    ['a copy of as many characters is as long', make('trim', text), '  ab '],
    ['a text has a first part', make('splitPart', text, '-', 0), 'a-b'],
  ])('%s', async (_, part, run) => {
    const copy = make('concat', '', make('charAt', part, 0));
    const verdict = await flipLast(run, [make('lessThan', 0, make('stringLength', part)), copy]);
    expect(verdict).toMatchObject({ kind: 'unsat', by: 'positions' });
  });

  it('are as long as the patterns they match', async () => {
    const short = make('slice', make('trim', text), 0, 2);
    expect(await flipLast('ab', [make('regExpTest', pattern('^--.+='), short, 0)])).toMatchObject({ kind: 'unsat' });
  });
});

/** A condition without a value, neither true nor false. */
function isUnfaithful(expr: Expr, run: string): boolean {
  return !holds(expr, run) && !holds(make('not', expr), run);
}
