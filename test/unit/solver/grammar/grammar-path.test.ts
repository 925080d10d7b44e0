import { describe, expect, it } from 'vitest';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { endOfInput } from '../../../../src/solver/grammar/alphabet.ts';
import type { GrammarPath } from '../../../../src/solver/grammar/grammar-path.ts';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

const lists = ebnfGrammar('list = "[" (list ("," list)*)? "]" | "x" ;');

function characters(text: string): IntervalSet {
  return IntervalSet.of(...codePoints(text));
}

function flipped(solver: GrammarSolver, path: GrammarPath, position: number, set: IntervalSet): string {
  const verdict = path.flip(position, set);
  if (verdict.kind !== 'sat') return verdict.kind;
  return String.fromCodePoint(...solver.write(verdict.answer, path.parent));
}

/** Returns a path on which every character before `looseFrom` is fixed. */
function pathOf(solver: GrammarSolver, text: string, looseFrom: number): GrammarPath {
  const path = solver.open(codePoints(text));
  for (let i = 0; i < looseFrom; i++) path.narrow(i, characters(text[i]!));
  return path;
}

describe('the end of input', () => {
  const solver = GrammarSolver.overCharacters(lists);

  it('is a symbol that a position can be flipped to and from', () => {
    expect(flipped(solver, pathOf(solver, '[x]', 0), 1, IntervalSet.of(endOfInput))).toBe('x');
    expect(flipped(solver, pathOf(solver, '[x]', 1), 1, IntervalSet.of(endOfInput))).toBe('unsat');
    expect(flipped(solver, pathOf(solver, '[x]', 3), 3, characters('x,]'))).toBe('unsat');
  });

  it('extends beyond the end: a later position that is not the end prevents the word from ending', () => {
    const path = solver.open(codePoints('[x]'));
    path.narrow(2, IntervalSet.of(endOfInput).complement(endOfInput, 0xffff));
    expect(flipped(solver, path, 0, characters('x'))).toBe('unsat');
    expect(flipped(solver, path, 1, IntervalSet.of(endOfInput))).toBe('unsat');
    expect(flipped(solver, path, 1, characters('['))).toBe('[[]]');
  });
});

describe('sets before the flip', () => {
  const solver = GrammarSolver.overCharacters(lists);

  it('keep the parent if that is possible', () => {
    const path = solver.open(codePoints('[x]'));
    path.narrow(0, characters('[x'));
    path.narrow(1, characters('x]'));
    expect(path.flip(2, characters(','))).toMatchObject({ kind: 'sat', answer: { kept: 2 } });
  });

  it('are not changed by `flipBeside`, which returns only words that keep the parent', () => {
    const path = solver.open(codePoints('[x,x]'));
    const both = path.refined(
      new Map([
        [1, characters('[')],
        [3, characters(',')],
      ]),
    );
    const verdict = both.flipBeside(1, characters('['));
    expect(verdict?.kind === 'sat' && String.fromCodePoint(...solver.write(verdict.answer, both.parent))).toBe(
      '[[],x]',
    );
    // There is one with another first character, and none with the same.
    expect(flipped(solver, path, 1, IntervalSet.of(endOfInput))).toBe('x');
    expect(path.flipBeside(1, IntervalSet.of(endOfInput))).toBeUndefined();
  });

  it('are used if the parent must change, and only they prove that there is no word', () => {
    const path = solver.open(codePoints('[]'));
    path.narrow(0, characters('['));
    path.narrow(1, characters(']x'));
    expect(flipped(solver, path, 2, characters(','))).toBe('[x,x]');
    path.narrow(1, characters(']'));
    expect(flipped(solver, path, 2, characters(','))).toBe('unsat');
  });

  it('may be queried in any order', () => {
    const path = solver.open(codePoints('[[x]]'));
    path.narrow(3, characters(']'));
    expect(flipped(solver, path, 1, characters('x'))).toBe('unsat');
    expect(flipped(solver, path, 2, characters('['))).toBe('[[[]]]');
    path.narrow(0, characters('['));
    expect(flipped(solver, path, 4, characters(','))).toBe('[[x],x]');
  });
});

describe('an answer', () => {
  it('that changes symbols before the flip cannot be read after the path has changed', () => {
    const solver = GrammarSolver.overCharacters(lists);
    const path = solver.open(codePoints('[]'));
    path.narrow(1, characters(']x'));
    const verdict = path.flip(2, characters(','));
    path.narrow(1, characters(']'));
    if (verdict.kind !== 'sat') throw new Error(verdict.kind);
    expect(() => verdict.answer.chosen).toThrow('the path had changed');
  });

  it('does not depend on earlier queries', () => {
    const grammar = loadGrammarSync('json');
    const text = '{"a":[1,{"b":null}],"c":"d"}';
    const ask = (solver: GrammarSolver, position: number): string => {
      const path = pathOf(solver, text, position - 3);
      return flipped(solver, path, position, characters(text[position]!).complement(endOfInput, 0x10_ffff));
    };
    const used = GrammarSolver.overCharacters(grammar);
    for (let position = text.length - 1; position >= 3; position--) {
      expect(ask(used, position)).toBe(ask(GrammarSolver.overCharacters(grammar), position));
    }
  });
});

describe('limits', () => {
  it('are reported when reached, and a flip that needs less still gets its verdict', () => {
    const solver = GrammarSolver.overCharacters(loadGrammarSync('json'), { maxItems: 300 });
    const text = `[${'[1],'.repeat(20)}2]`;
    const path = solver.open(codePoints(text));
    expect(path.flip(70, characters('x'))).toEqual({
      kind: 'unknown',
      reason: expect.stringMatching(/more than 300 records: read up to symbol \d+/),
    });
    expect(path.flip(1, characters('2'))).toMatchObject({ kind: 'sat' });
  });

  it('apply to the length of answers too', () => {
    const doubling = Array.from({ length: 40 }, (_, i) => `r${i} = r${i + 1} r${i + 1} ;`).join(' ');
    const solver = GrammarSolver.overCharacters(ebnfGrammar(`${doubling} r40 = "x" ;`));
    expect(solver.open([]).flip(0, characters('x'))).toEqual({
      kind: 'unknown',
      reason: `the shortest word has ${2 ** 40} symbols`,
    });
  });
});

describe('long words', () => {
  it('may be nested thousands deep', () => {
    const solver = GrammarSolver.overCharacters(lists);
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    const path = pathOf(solver, deep, 5000);
    const word = flipped(solver, path, 5000, characters('x'));
    expect(word).toBe(`${'['.repeat(5000)}x${']'.repeat(5000)}`);
  });

  it('may be right-recursive, and are read through the whole recursion', () => {
    const solver = GrammarSolver.overCharacters(ebnfGrammar('s = "a" s | "b" s | "c" ;'));
    const text = `${'ab'.repeat(2000)}c`;
    const path = solver.open(codePoints(text));
    for (let i = 0; i < 4000; i++) path.narrow(i, characters('ab'));
    path.narrow(3999, characters('b'));
    expect(flipped(solver, path, 4000, characters('a'))).toBe(`${'ab'.repeat(2000)}ac`);
    // This does not hold for the parent: the caller may know more than the parent's events show.
    path.narrow(3998, characters('b'));
    const word = flipped(solver, path, 4000, IntervalSet.of(endOfInput).complement(endOfInput, 0xffff));
    expect(word).toMatch(/^[ab]{3998}bbc$/);
  });
});

describe('a grammar without words', () => {
  it('makes every flip unsatisfiable', () => {
    const solver = GrammarSolver.overCharacters(ebnfGrammar('s = "a" s ;'));
    expect(solver.open([]).flip(0, characters('a'))).toEqual({ kind: 'unsat' });
    expect(solver.open([]).flip(0, IntervalSet.of(endOfInput))).toEqual({ kind: 'unsat' });
  });
});
