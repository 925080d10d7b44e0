import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { askSafely } from '../../../src/engine/ask-safely.ts';
import type { OpenRun } from '../../../src/engine/open-run.ts';
import { FrozenPositions } from '../../../src/solver/positions/frozen-positions.ts';
import { SpanFinder } from '../../../src/solver/positions/span-finder.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);

/** The hash of a loop that ran this often. */
function hashOfRounds(rounds: number): Expr {
  let hash: Expr = pool.constant(0);
  for (let i = 0; i < rounds; i++) {
    const code = pool.apply('charCodeAt', text, pool.constant(i % 8));
    hash = pool.apply(
      'remainder',
      pool.apply('add', pool.apply('multiply', hash, pool.constant(31)), code),
      pool.constant(65_521),
    );
  }
  return hash;
}

/** A text that was doubled again and again. */
function doubled(times: number): Expr {
  let result: Expr = text;
  for (let i = 0; i < times; i++) result = pool.apply('add', result, pool.apply('add', result, pool.constant('x')));
  return result;
}

describe('conditions of long loops', () => {
  it('keep their positions if they are nested deeply', () => {
    const run = Assignment.from([[0, 'abcdefgh']]);
    const frozen = new FrozenPositions(pool, run, new SpanFinder(pool, run));
    const hash = hashOfRounds(20_000);
    expect(frozen.freeze(hash)).toBe(hash);
  });

  it('are simplified without listing every part of a text that was doubled', () => {
    const condition = pool.apply(
      'strictEquals',
      pool.apply('charCodeAt', doubled(40), pool.constant(7)),
      pool.constant(7),
    );
    const simplifier = new Simplifier(pool, { lengths: new Map([[0, 3]]) });
    expect(simplifier.simplifyCondition(condition).sort).toBe('bool');
    expect(simplifier.rewriteCount).toBeLessThan(100_000);
  });
});

describe('a flip', () => {
  const open = { paths: new Map([['quick', {}]]) } as unknown as OpenRun;

  it('for which the stack is too small stays unknown, and its half-made path is dropped', async () => {
    const endless = (): never => endless();
    expect(await askSafely(open, async () => endless())).toMatchObject({ kind: 'unknown' });
    expect(open.paths.size).toBe(0);
  });

  it('that fails for another reason fails', async () => {
    const path = new PathCondition([], []);
    await expect(
      askSafely(open, async () => {
        throw new TypeError(`no flip on ${path.decisions.length} decisions`);
      }),
    ).rejects.toThrow('no flip');
  });
});
