import { assert, constantFrom, letrec, nat, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../../src/constraint/evaluate.ts';
import type { Expr } from '../../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../../src/constraint/expression-pool.ts';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import { Simplifier } from '../../../../src/constraint/simplify.ts';
import { endOfInput } from '../../../../src/solver/grammar/alphabet.ts';
import type { SymbolSets } from '../../../../src/solver/encoding/symbol-encoding.ts';
import { setsByLength } from '../../../../src/solver/encoding/sets-by-length.ts';

const pool = new ExpressionPool();
const simplifier = new Simplifier(pool);
const text = pool.variable('text', 0);
const units = ['a', 'b', 'c'];
const texts = textsUpTo(5);

function textsUpTo(length: number): readonly string[] {
  if (length === 0) return [''];
  const shorter = textsUpTo(length - 1);
  return [
    ...shorter,
    ...shorter.filter((one) => one.length === length - 1).flatMap((one) => units.map((u) => one + u)),
  ];
}

const constant = (value: number | string): Expr => pool.constant(value);
const charAt = (position: number): Expr => pool.apply('charAt', text, constant(position));
const sliceIs = (from: number, to: number, value: string): Expr =>
  pool.apply('strictEquals', pool.apply('slice', text, constant(from), constant(to)), constant(value));

const place = nat(4);
const short = string({ unit: constantFrom(...units), maxLength: 3 });
const { condition: conditions } = letrec<{ condition: Expr }>((tie) => ({
  condition: oneof(
    { maxDepth: 2 },
    tuple(place, place, short).map(([from, to, value]) => sliceIs(from, to, value)),
    tuple(place, short).map(([at, value]) => pool.apply('strictEquals', charAt(at), constant(value))),
    tuple(place, short).map(([at, value]) =>
      pool.apply('strictEquals', pool.apply('indexOf', constant(value), charAt(at)), constant(-1)),
    ),
    tuple(place, place, short).map(([one, other, value]) =>
      pool.apply('strictEquals', pool.apply('concat', charAt(one), charAt(other)), constant(value)),
    ),
    place.map((length) => pool.apply('greaterThan', pool.variable('length', 0), constant(length))),
    tie('condition').map((inner) => pool.apply('not', inner)),
    tuple(constantFrom('and', 'or'), tie('condition'), tie('condition')).map(([name, one, other]) =>
      pool.apply(name, one, other),
    ),
  ),
}));

function isWithin(word: string, sets: SymbolSets): boolean {
  return [...sets].every(([position, set]) => set.has(word.length > position ? word.charCodeAt(position) : endOfInput));
}

function holdsFor(condition: Expr, word: string): boolean {
  return new Evaluator(Assignment.of(word)).isTrue(condition);
}

describe('constraints of a condition on single symbols, by length', () => {
  it('hold for every text that satisfies the condition', () => {
    assert(
      property(conditions, nat(5), (condition, solid) => {
        const sets = setsByLength(condition, 0, solid, simplifier);
        const denied = texts.filter((word) => word.length >= solid && !isWithin(word, sets));
        expect(denied.filter((word) => holdsFor(condition, word))).toEqual([]);
      }),
      { numRuns: 1500, seed: 7 },
    );
  });

  it('are exact for an equal slice', () => {
    const sets = setsByLength(sliceIs(1, 3, 'ab'), 0, 1, simplifier);
    expect(texts.filter((word) => word.length > 0 && isWithin(word, sets))).toEqual(
      texts.filter((word) => word.slice(1, 3) === 'ab'),
    );
  });

  it('are empty if texts of all lengths count', () => {
    const anywhere = pool.apply('strictEquals', pool.apply('indexOf', text, constant('a')), constant(-1));
    expect(setsByLength(anywhere, 0, 2, simplifier).size).toBe(0);
  });

  it('exclude every text if no text satisfies the condition', () => {
    const sets = setsByLength(sliceIs(0, 2, 'abc'), 0, 1, simplifier);
    expect([...sets.values()].some((set) => set.equals(IntervalSet.empty))).toBe(true);
  });
});
