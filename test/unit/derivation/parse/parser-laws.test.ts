import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { WorkBudget } from '../../../../src/core/work-budget.ts';
import { coverAllDerivations } from '../../../../src/derivation/coverage/forest-coverage.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { walkDerivation, yieldOf, type Derivation } from '../../../../src/derivation/derivation.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { isSymbolic } from '../../../../src/grammar/node.ts';
import { randomGrammar, scannerlessGrammar, tokenGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

const lengths = [1, 2, 3];

function producedTrees(grammar: Grammar, count: number): Derivation[] {
  const producer = randomProducer(grammar, new Random(7), { maxDepth: 6, maxSize: 12 });
  return Array.from({ length: count }, () => producer.next()).filter((tree) => tree !== undefined);
}

function nodesOf(tree: Derivation): number[] {
  const ids = new Set<number>();
  for (const { node } of walkDerivation(tree)) if (isSymbolic(node)) ids.add(node.id);
  return [...ids].sort((a, b) => a - b);
}

describe('parsing what was printed', () => {
  it('returns a derivation with the same text', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const parser = new Parser(grammar);
        const printer = new Printer(grammar);
        for (const tree of producedTrees(grammar, 4)) {
          const { text } = printer.print(tree);
          const result = parser.parse(text);
          expect(result.kind).toBe('parsed');
          if (result.kind !== 'parsed') return;
          const parsed = result.tree();
          expectDerivationOf(grammar, parsed);
          if (!grammar.hasTokens) expect(yieldOf(parsed)).toBe(text);
          else expect(printer.print(parsed).text.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        }
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  it('returns the same tree, with the same nodes, if there is only one derivation', () => {
    let unambiguous = 0;
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const parser = new Parser(grammar);
        const printer = new Printer(grammar);
        for (const tree of producedTrees(grammar, 4)) {
          const result = parser.parse(printer.print(tree).text, { lexing: 'any-length' });
          if (result.kind !== 'parsed' || result.countDerivations() !== 1n) continue;
          unambiguous++;
          expect(nodesOf(result.tree())).toEqual(nodesOf(tree));
        }
      }),
      { seed: 2, numRuns: 400 },
    );
    expect(unambiguous).toBeGreaterThan(300);
  });

  it('finds every k-path of the printed tree among those of all derivations', () => {
    // The difficult case is hidden text that tokens may start with or contain.
    const grammars = fc.oneof(scannerlessGrammar(), tokenGrammar([' ', 'a', 'c']));
    fc.assert(
      fc.property(grammars, (grammar) => {
        const parser = new Parser(grammar);
        const printer = new Printer(grammar);
        for (const tree of producedTrees(grammar, 3)) {
          const made = new KPathRecorder(grammar, lengths);
          made.add(tree);
          const reading = parser.read(printer.print(tree).text, { lexing: 'any-length' });
          if ('kind' in reading) throw new Error('not a word');
          const read = new KPathRecorder(grammar, lengths);
          coverAllDerivations(reading, grammar, read, WorkBudget.unlimited());
          const before = read.coverages.map((coverage) => coverage.covered);
          read.add(tree);
          expect(read.coverages.map((coverage) => coverage.covered)).toEqual(before);
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
