import { describe, expect, it } from 'vitest';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.ts';
import { type JointVerdict, type Ruling, solveJointly } from '../../../../src/solver/grammar/solve-jointly.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

const solver = GrammarSolver.overCodeUnits(ebnfGrammar('element = "<" [a-c] ">" [0-9]? "</" [c-e] ">" ;'));
const parent = codePoints('<a></c>');

function solve(judge: (values: readonly number[]) => Ruling, maxRounds = 5): JointVerdict {
  return solveJointly(solver, solver.open(parent), {
    position: 3,
    set: IntervalSet.of(...codePoints('7')),
    judge,
    maxRounds,
  });
}

const tagsAgree = (values: readonly number[]): boolean => values[1] === values[6];

describe('constraints over several positions', () => {
  it('are satisfied by iteration', () => {
    const verdict = solve((values) =>
      tagsAgree(values)
        ? { kind: 'accepted' }
        : { kind: 'refined', sets: new Map([[1, IntervalSet.of(values[6]!)]]), necessary: false },
    );
    expect(verdict).toEqual({ kind: 'sat', values: codePoints('<c>7</c>') });
  });

  it('are not proved unsatisfiable by refinements that were guesses', () => {
    const guess = new Map([[1, IntervalSet.of(0x64)]]);
    expect(solve(() => ({ kind: 'refined', sets: guess, necessary: false })).kind).toBe('unknown');
    expect(solve(() => ({ kind: 'refined', sets: guess, necessary: true }))).toEqual({ kind: 'unsat' });
  });

  it('are given up after the allowed rounds, or when the judge refuses', () => {
    const sets = new Map([[1, IntervalSet.range(0, 0xffff)]]);
    expect(solve(() => ({ kind: 'refined', sets, necessary: true }), 3)).toEqual({
      kind: 'unknown',
      reason: 'no accepted word in 3 rounds',
    });
    expect(solve(() => ({ kind: 'refused', reason: 'a hash' }))).toEqual({ kind: 'unknown', reason: 'a hash' });
  });
});
