import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import { WorkBudget } from '../../../src/core/work-budget.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import { EditSearch } from '../../../src/solver/edits/edit-search.ts';
import { PatternFragments } from '../../../src/solver/edits/pattern-fragments.ts';
import { SpanFinder } from '../../../src/solver/positions/span-finder.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);

function make(name: ApplicationOperator, ...operands: readonly (Expr | string | number)[]): Expr {
  return pool.apply(
    name,
    ...operands.map((operand) => (typeof operand === 'object' ? operand : pool.constant(operand))),
  );
}

function pattern(source: string, flags = ''): Expr {
  return pool.constant({ kind: 'regExp', source, flags });
}

/** The first edit for which the condition holds. */
function edited(condition: Expr, before: string): unknown {
  const run = Assignment.of(before);
  const search = new EditSearch(run, new SpanFinder(pool, run), new PatternFragments());
  for (const { inputs } of search.satisfying(condition, new WorkBudget(10_000))) return inputs.get(0);
  return undefined;
}

const separator = make('indexOf', text, ';', 0);
const equals = make('indexOf', text, '=', make('add', separator, 1));
const replaced = make('regExpReplace', pattern(',', 'g'), text, '.', 0);
const duration = pattern('P(?:(\\d+Y)?(\\d+M)?(?:T(\\d+H)?)?)');

describe('edits of the text of a run', () => {
  it.each<readonly [string, Expr, string]>([
    [
      'cut off the end after the last separator',
      make('greaterOrEqual', make('add', equals, 1), pool.variable('length', 0)),
      '=a;  a    =% ',
    ],
    ['insert a separator', make('greaterThan', separator, 1), 'a=b'],
    [
      'make two parts the same',
      make('strictEquals', make('slice', text, 0, separator), make('slice', text, make('add', separator, 1), equals)),
      'a; =b',
    ],
    [
      'insert what a part of a pattern matches',
      make('toBoolean', make('regExpGroup', duration, replaced, 0, 3)),
      'P1M',
    ],
    [
      'replace a part by a key of a table',
      make(
        'strictEquals',
        make(
          'keyIndex',
          pool.constant({ kind: 'keys', keys: ['jan', 'feb'] }),
          make('toLowerCase', make('splitPart', text, ' ', 1)),
        ),
        1,
      ),
      '1 2 3',
    ],
    [
      'insert the character with a code',
      make('strictEquals', make('charCodeAt', text, make('add', separator, 1)), 0x26),
      'a;b',
    ],
  ])('%s', (_, condition, before) => {
    const after = edited(condition, before);
    expect(after).not.toBe(before);
    expect(new Evaluator(Assignment.of(after as string)).isTrue(condition)).toBe(true);
  });

  it('stop when the work is spent', () => {
    const impossible = make('strictEquals', make('stringLength', make('trim', text)), -1);
    const run = Assignment.of('a b c');
    const work = new WorkBudget(100);
    const search = new EditSearch(run, new SpanFinder(pool, run), new PatternFragments());
    expect([...search.satisfying(impossible, work)]).toEqual([]);
    expect(work.spent).toBeLessThan(120);
  });

  it('solve a flip only if the rest of the path holds, and leave the others unknown', async () => {
    const isLast = make('strictEquals', equals, -1);
    const startsWithA = make('startsWith', text, 'a', 0);
    const run = 'a; =b';
    const decision = (expr: Expr, site: number): Decision => ({
      kind: 'branch',
      site,
      expr,
      taken: new Evaluator(Assignment.of(run)).isTrue(expr),
    });
    const path = new PathCondition([decision(startsWithA, 1), decision(isLast, 2)]);
    const chain = buildChain(pool, {
      positions: false,
      cache: false,
      domains: false,
      regular: false,
      words: false,
      smt: false,
      local: false,
      layout: false,
      inverse: false,
      brief: true,
    });
    const [flip] = path.alternatives(1, pool);
    const verdict = await chain.open(path, Assignment.of(run)).flip(flip!);
    expect(verdict.kind).toBe('sat');
    const after = verdict.kind === 'sat' ? verdict.input : Assignment.empty;
    expect([startsWithA, isLast].map((condition) => new Evaluator(after).isTrue(condition))).toEqual([true, true]);
    await chain.close();
  });
});

describe('texts of parts of patterns', () => {
  it('are those of the whole pattern, of its parts, and characters outside of its classes', () => {
    const fragments = new PatternFragments().of('^(a+)-(?:[0-9]{2}|xy)?$', '');
    expect(fragments).toEqual(expect.arrayContaining(['a-', 'a-00', 'a', '-', '00', 'xy']));
    expect(fragments.some((each) => /^[^0-9]$/.test(each))).toBe(true);
  });

  it('are found for assertions, back-references and sets', () => {
    const fragments = new PatternFragments();
    expect(fragments.of('(?=a)(b)\\1', '')).toContain('b');
    expect(fragments.of('[\\p{L}--[a-z]]', 'v').length).toBeGreaterThan(0);
    expect(fragments.of('\\u{1f600}', 'u')).toContain('\u{1f600}');
  });
});
