import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import { endOfInput } from '../../../../src/solver/grammar/alphabet.ts';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

function units(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

/** Tests whether the text is a word, with a path on which every code unit is fixed. */
function isWord(solver: GrammarSolver, text: string): boolean {
  const path = solver.open(units(text));
  units(text).forEach((unit, i) => path.narrow(i, IntervalSet.of(unit)));
  return path.flip(text.length, IntervalSet.of(endOfInput)).kind === 'sat';
}

describe('a grammar over code units', () => {
  const solver = GrammarSolver.overCodeUnits(
    ebnfGrammar('s = "<" [\\u{1F600}-\\u{1F64F}a-z\\u{20000}-\\u{2FFFF}]* ">" ;'),
  );

  it('accepts exactly the words, for characters of all planes', () => {
    const inside: fc.Arbitrary<string> = fc.constantFrom(
      'a',
      'z',
      '\u{1F600}',
      '\u{1F64F}',
      '\u{20000}',
      '\u{2FFFF}',
      '\u{2ABCD}',
    );
    const outside: fc.Arbitrary<string> = fc.constantFrom(
      'A',
      '\u{1F5FF}',
      '\u{1F650}',
      '\u{30000}',
      '\ud83d',
      '\ude00',
      '\u{10000}',
    );
    fc.assert(
      fc.property(fc.array(inside, { maxLength: 5 }), fc.nat(5), fc.option(outside), (good, at, bad) => {
        const texts = bad === null ? good : good.toSpliced(at, 0, bad);
        expect(isWord(solver, `<${texts.join('')}>`)).toBe(bad === null);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('answers flips of one half of a surrogate pair', () => {
    const text = '<\u{1F600}>';
    const path = solver.open(units(text));
    path.narrow(0, IntervalSet.of(0x3c));
    path.narrow(1, IntervalSet.of(0xd83d));
    const verdict = path.flip(2, IntervalSet.of(0xde00).complement(endOfInput, 0xffff));
    if (verdict.kind !== 'sat') throw new Error(verdict.kind);
    const answer = String.fromCharCode(...solver.write(verdict.answer, units(text)));
    expect(answer).toMatch(/^<[\u{1F601}-\u{1F64F}]>$/u);
    path.narrow(2, IntervalSet.range(0xde00, 0xde4f).complement(endOfInput, 0xffff));
    expect(path.flip(3, IntervalSet.of(endOfInput))).toEqual({ kind: 'unsat' });
  });
});
