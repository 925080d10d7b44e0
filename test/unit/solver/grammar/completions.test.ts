import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import type { Completion } from '../../../../src/solver/grammar/completion.ts';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { NamedTokens } from './named-tokens.ts';

const tokens = new NamedTokens(
  ebnfGrammar(`
    program = statement* ;
    statement = name "=" sum ";" | "{" statement* "}" ;
    sum = sum "+" value | sum "-" value | value ;
    value = name | "(" sum ")" | "[" sum "," sum "]" ;
    @token name = [a-z]+ ;
  `),
);

function flipped(parent: string, position: number, to: string): string {
  const path = tokens.path(parent, position);
  const verdict = path.flip(position, tokens.set(to));
  if (verdict.kind !== 'sat') return verdict.kind;
  return tokens.write({ kind: 'sat', answer: path.keepParent(verdict.answer) }, parent);
}

describe('keeping the parent', () => {
  it('continues at the same position if the rest fits there', () => {
    expect(flipped('name = name + name ; { }', 3, '-')).toBe('name = name - name ; { }');
  });

  it('continues after an insertion', () => {
    expect(flipped('name = ( name ) ; { }', 2, '[')).toBe('name = [ ( name ) , name ] ;');
    expect(flipped('name = name + name ; { }', 2, '(')).toBe('name = ( name + name ) ;');
    expect(flipped('{ } name = name ;', 1, '{')).toBe('{ { } name = name ; }');
  });

  it('continues after as many deletions as required', () => {
    expect(flipped('name = name + name + name ; { }', 3, ';')).toBe('name = name ; { }');
  });

  it('returns the shortest word if nothing fits', () => {
    expect(flipped('{ }', 0, 'name')).toBe('name = name ;');
  });
});

describe('random completion', () => {
  it('is deterministic for a seed, varies with it, and respects its room', () => {
    const verdict = tokens.path('name = name ;', 2).flip(2, tokens.set('['));
    const write = (seed: number): string =>
      tokens.write(verdict, 'name = name ;', tokens.solver.randomly(new Random(seed), 12));
    expect(write(1)).toBe(write(1));
    const words = Array.from({ length: 50 }, (_, seed) => write(seed));
    expect(new Set(words).size).toBeGreaterThan(20);
    const shortest = tokens.write(verdict, 'name = name ;').split(' ').length;
    for (const word of words) expect(word.split(' ').length).toBeLessThanOrEqual(shortest + 12);
  });

  it('iterates left-recursive lists that are open before the flip', () => {
    const verdict = tokens.path('name = name ;', 2).flip(2, tokens.set('('));
    const words = Array.from({ length: 40 }, (_, seed) =>
      tokens.write(verdict, 'name = name ;', tokens.solver.randomly(new Random(seed), 12)),
    );
    expect(words.some((word) => /\) \+/.test(word))).toBe(true);
    expect(words.some((word) => /; (name|\{)/.test(word))).toBe(true);
  });
});

describe('completion along k-paths', () => {
  it('covers far more paths than the shortest words do, and finally all of them', () => {
    const grammar = loadGrammarSync('json');
    const solver = GrammarSolver.overCharacters(grammar);
    const parser = new Parser(grammar);
    const covered = (completion: Completion, rounds: number): KPathRecorder => {
      const recorder = new KPathRecorder(grammar, [2]);
      const parent = codePoints('[1]');
      for (let round = 0; round < rounds; round++) {
        const verdict = solver.open(parent).flip(0, IntervalSet.of(codePoints('[{"-')[round % 4]!));
        if (verdict.kind !== 'sat') throw new Error(verdict.kind);
        const text = String.fromCodePoint(...solver.write(verdict.answer, parent, completion));
        const parsed = parser.parse(text);
        if (parsed.kind !== 'parsed') throw new Error(text);
        recorder.add(parsed.tree());
      }
      return recorder;
    };
    const shortest = covered(solver.shortest, 40).coverage(2);
    const guided = covered(solver.coveringPaths(2, 60), 40).coverage(2);
    expect(guided.covered).toBeGreaterThan(2 * shortest.covered);
    expect(guided.covered / Number(guided.total)).toBeGreaterThan(0.9);
  });
});
