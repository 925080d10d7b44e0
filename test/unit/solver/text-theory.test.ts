import { afterAll, describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import { Z3Process } from '../../../src/solver/links/smt/z3-process.ts';
import { readStringLiteral, stringLiteral } from '../../../src/solver/links/smt/string-literal.ts';
import type { Verdict } from '../../../src/solver/chain/verdict.ts';

const pool = new ExpressionPool();
const z3 = new Z3Process();
const chain = buildChain(pool, {
  cache: false,
  domains: false,
  regular: false,
  layout: false,
  inverse: false,
  local: false,
  optimistic: false,
  sharedSmt: z3,
});
afterAll(() => z3.close());

const text = pool.variable('text', 0);
const place = pool.apply('indexOf', text, pool.constant('='));
const behind = pool.apply('indexString', text, pool.apply('add', place, pool.constant(1)));
const matches = (source: string): Expr =>
  pool.apply('regExpTest', pool.constant({ kind: 'regExp', source, flags: 'i' }), text);

/** Asks for all of the conditions together, none of which holds for the run. */
function ask(run: string, ...conditions: readonly Expr[]): Promise<Verdict> {
  const path = new PathCondition([{ kind: 'branch', site: 0, expr: pool.apply('and', ...conditions), taken: false }]);
  return chain.open(path, Assignment.of(run)).flip(path.alternatives(0, pool)[0]!);
}

describe('the theory of strings', () => {
  it('finds a text of another length from what follows the searched text', async () => {
    const verdict = await ask(
      '',
      pool.apply('strictEquals', behind, pool.constant('x')),
      pool.apply('greaterThan', place, pool.constant(4)),
    );
    expect(verdict).toMatchObject({ kind: 'sat', by: 'smt' });
    expect(verdict.kind === 'sat' && verdict.input.inputs.get(0)).toMatch(/^[^=]{5,}=x/);
  });

  it('finds a text that matches a pattern and contains another text', async () => {
    const verdict = await ask('', matches('^[a-c]+-\\d{2}$'), pool.apply('includes', text, pool.constant('bb-')));
    expect(verdict.kind === 'sat' && verdict.input.inputs.get(0)).toMatch(/^[a-c]*bb-\d\d$/i);
  });

  it('proves that no text of the pattern contains it', async () => {
    const verdict = await ask('', matches('^[a-c]+$'), pool.apply('includes', text, pool.constant('d')));
    expect(verdict).toEqual({ kind: 'unsat', by: 'smt' });
  });

  it('proves that there is no character after the end of the text', async () => {
    const end = pool.apply('stringLength', text);
    const verdict = await ask('', pool.apply('strictEquals', pool.apply('indexString', text, end), pool.constant('a')));
    expect(verdict).toEqual({ kind: 'unsat', by: 'smt' });
  });

  it.each(['', 'plain', 'a"b\\u{41}', '\u0000\n\ud800\uffff'])('reads back %j as written', (value) => {
    expect(readStringLiteral(stringLiteral(value))).toBe(value);
  });

  it('returns undefined for a text with characters that are not code units', () => {
    expect(readStringLiteral('"a\\u{1f600}"')).toBeUndefined();
  });
});
