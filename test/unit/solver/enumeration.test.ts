import { array, assert, asyncProperty, constantFrom, letrec, nat, oneof, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import type { Verdict } from '../../../src/solver/chain/verdict.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);
// The domains link answers if simplifying leaves nothing but sets of units.
const rest = {
  positions: false,
  cache: false,
  regular: false,
  layout: false,
  inverse: false,
  smt: false,
  local: false,
};
const wordsAlone = buildChain(pool, { ...rest, optimistic: false });

/** One code unit for every kind that the patterns and questions below distinguish, two if they may differ. */
const alphabet = ['a', 'A', 'b', '0', '1', '%', '-', 'z', '\n'];

function wordsOfLength(length: number): readonly string[] {
  if (length === 0) return [''];
  return wordsOfLength(length - 1).flatMap((word) => alphabet.map((unit) => word + unit));
}

const atom = constantFrom('a', 'b', '0', '%', '-', '[a-b]', '[^a]', '\\d', '.', '[^%-]', '\\w', '\\b', '$', '^');
const { pattern: patterns } = letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: oneof(
    { maxDepth: 3 },
    atom,
    tuple(tie('pattern'), constantFrom('', '?', '*', '+?', '*?')).map(([inner, times]) => `(${inner})${times}`),
    tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|(${right}))`),
  ),
}));

const flags = constantFrom('', '', 'i', 'm', 's');

/** A question about the match of the pattern in the text. */
const questions = record({
  pattern: patterns,
  flags,
  group: nat(2),
  about: constantFrom('matches', 'takes part', 'is a', 'is long', 'is a number', 'rest matches', 'begins'),
})
  .filter(({ pattern }) => isPattern(pattern))
  .map(({ pattern, flags: own, group, about }) => questionOf(pattern, own, group, about));

function isPattern(source: string): boolean {
  try {
    return RegExp(source).source !== '';
  } catch {
    return false;
  }
}

function questionOf(source: string, own: string, group: number, about: string): Expr {
  const pattern = pool.constant({ kind: 'regExp', source, flags: own });
  const from = pool.constant(0);
  const captured = pool.apply('regExpGroup', pattern, text, from, pool.constant(group));
  const end = pool.apply('regExpMatchIndex', pattern, text, from);
  switch (about) {
    case 'takes part':
      return pool.apply('toBoolean', captured);
    case 'is a':
      return pool.apply('strictEquals', captured, pool.constant('a'));
    case 'is long':
      return pool.apply('greaterThan', pool.apply('stringLength', captured), pool.constant(1));
    case 'is a number':
      return pool.apply('lessThan', pool.apply('numberOf', captured), pool.constant(10));
    case 'rest matches':
      return pool.apply('regExpTest', pattern, pool.apply('slice', text, pool.constant(1)), from);
    case 'begins':
      return pool.apply('strictEquals', end, from);
    default:
      return pool.apply('regExpTest', pattern, text, from);
  }
}

async function flipLast(run: Assignment, length: number, conditions: readonly Expr[]): Promise<Verdict> {
  const evaluator = new Evaluator(run);
  const decisions = conditions.map((expr, site): Decision => ({
    kind: 'branch',
    site,
    expr,
    taken: evaluator.isTrue(expr),
  }));
  const path = new PathCondition(decisions);
  const limits = new Map([[0, IntervalSet.of(length)]]);
  return wordsAlone.open(path, run, limits).flip(path.alternatives(decisions.length - 1, pool)[0]!);
}

/** Returns all words that satisfy the conditions like the run, except for the last one. */
function answers(run: string, conditions: readonly Expr[]): readonly string[] {
  const truths = (word: string): readonly boolean[] => {
    const evaluator = new Evaluator(Assignment.of(word));
    return conditions.map((condition) => evaluator.isTrue(condition));
  };
  const own = truths(run);
  const wanted = own.map((truth, i) => (i === own.length - 1 ? !truth : truth)).join();
  return wordsOfLength(run.length).filter((word) => truths(word).join() === wanted);
}

describe('checking one word of every kind', () => {
  it('agrees with checking all words over a small alphabet', async () => {
    const counts = { sat: 0, unsat: 0, unknown: 0 };
    await assert(
      asyncProperty(
        array(constantFrom(...alphabet), { maxLength: 3 }),
        array(questions, { minLength: 1, maxLength: 3 }),
        async (units, conditions) => {
          const run = units.join('');
          const verdict = await flipLast(Assignment.of(run), run.length, conditions);
          counts[verdict.kind]++;
          const found = answers(run, conditions);
          if (verdict.kind === 'sat') expect(verdict.input.inputs.get(0)).toHaveLength(run.length);
          if (verdict.kind === 'unsat') expect(found).toEqual([]);
          // If a word of the alphabet satisfies the query, an answer is found.
          if (found.length > 0) expect(verdict.kind).toBe('sat');
        },
      ),
      { numRuns: 200, seed: 11 },
    );
    expect(counts.unsat).toBeGreaterThan(20);
    expect(counts.unknown).toBeLessThan(20);
  });

  it('uses two code units of a kind if a pattern compares them', async () => {
    const doubled = pool.constant({ kind: 'regExp', source: '^(.)(.)\\1\\2$', flags: '' });
    const verdict = await flipLast(Assignment.of('aaaa'), 4, [
      pool.apply('regExpTest', doubled, text, pool.constant(0)),
      pool.apply(
        'strictEquals',
        pool.apply('charAt', text, pool.constant(0)),
        pool.apply('charAt', text, pool.constant(1)),
      ),
    ]);
    expect(verdict).toMatchObject({ kind: 'sat', by: 'words' });
  });

  it('respects the length of an input', async () => {
    const full = pool.constant({ kind: 'regExp', source: '^%d', flags: '' });
    const behind = pool.apply(
      'slice',
      text,
      pool.apply('stringLength', pool.apply('regExpGroup', full, text, pool.constant(0), pool.constant(0))),
    );
    const verdict = await flipLast(Assignment.of('%d'), 2, [
      pool.apply('regExpTest', full, text, pool.constant(0)),
      pool.apply('toBoolean', behind),
    ]);
    expect(verdict).toMatchObject({ kind: 'unsat', by: 'words' });
  });
});
