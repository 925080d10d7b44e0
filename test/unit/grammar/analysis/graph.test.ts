import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { walkDerivation } from '../../../../src/derivation/derivation.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { grammarGraph } from '../../../../src/grammar/analysis/graph.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { minCosts } from '../../../../src/grammar/analysis/min-cost.ts';
import { isSymbolic, type SymbolicNode } from '../../../../src/grammar/node.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { successors } from '../all-paths.ts';

function namesOf(grammar: Grammar): string[] {
  return grammarGraph(grammar).symbols.map(nameOf);
}

function nameOf(node: SymbolicNode): string {
  if (node.kind === 'ref') return node.name;
  return node.kind === 'literal' ? node.text : node.set.toString();
}

describe('grammarGraph', () => {
  test('counts the start symbol and every occurrence on a right-hand side', () => {
    expect(namesOf(ebnfGrammar('s = a "x" a? ; a = "x" | [0-9]+ ;'))).toEqual(['s', 'a', 'x', 'a', 'x', '[0-9]']);
    expect(grammarGraph(loadGrammarSync('examples/kpath-figure-1.ebnf')).size).toBe(40);
  });

  test('excludes what cannot be reached from the start, including skipped text', () => {
    const grammar = ebnfGrammar('s = WORD ; lost = "x" s ; @token WORD = [a-z]+ ; @skip SPACE = " " ;');
    expect(namesOf(grammar)).toEqual(['s', 'WORD', '[a-z]']);
  });

  test('excludes what no finite derivation contains', () => {
    const grammar = ebnfGrammar(
      's = "a" | "b" endless | ("c" endless)* "d" | deep ; endless = "e" endless ; deep = endless ;',
    );
    expect(namesOf(grammar)).toEqual(['s', 'a', 'd']);
  });

  test('is empty if the start derives no finite word', () => {
    expect(grammarGraph(ebnfGrammar('s = "a" s ;')).size).toBe(0);
  });

  test('leads from a reference to all symbols of its rule, through choices and repeats', () => {
    const grammar = ebnfGrammar('s = x y ; x = ("a" | "b" y)* ; y = "c" ;');
    const graph = grammarGraph(grammar);
    const edges = graph.symbols.map((_, symbol) => successors(graph, symbol).map((s) => nameOf(graph.symbols[s]!)));
    expect(edges).toEqual([['x', 'y'], ['a', 'b', 'y'], ['c'], [], [], ['c'], []]);
  });

  test('has the range of symbols within every node', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const graph = grammarGraph(grammar);
        for (const node of grammar.nodes) {
          const inside = symbolsInside(grammar, node.id)
            .map((n) => graph.numberOf[n.id]!)
            .filter((n) => n >= 0);
          const first = graph.firstWithin[node.id]!;
          const range = Array.from({ length: graph.endWithin[node.id]! - first }, (_, i) => first + i);
          expect(range).toEqual(inside);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('contains every symbolic node of every derivation', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const graph = grammarGraph(grammar);
        expect(graph.size > 0).toBe(minCosts(grammar).cost[grammar.root.id] !== Infinity);
        const tree = randomProducer(grammar, new Random(1)).next();
        for (const { node } of tree === undefined ? [] : walkDerivation(tree)) {
          if (isSymbolic(node)) expect(graph.numberOf[node.id]).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  test('returns a shortest route from the root to every symbol', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const graph = grammarGraph(grammar);
        graph.symbols.forEach((_, symbol) => {
          const route = graph.routeTo(symbol);
          expect(route).toHaveLength(graph.depth[symbol]!);
          expect([route[0], route.at(-1)]).toEqual([0, symbol]);
          route.slice(1).forEach((next, i) => expect(successors(graph, route[i]!)).toContain(next));
          for (const next of successors(graph, symbol)) {
            expect(graph.depth[next]!).toBeLessThanOrEqual(graph.depth[symbol]! + 1);
          }
        });
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('handles rules 10,000 deep', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `r${i} = "a" r${i + 1} ;`).join('\n');
    const graph = grammarGraph(ebnfGrammar(`${text}\nr10000 = "z" ;`));
    expect(graph.size).toBe(20_002);
    expect(graph.depth[graph.size - 1]).toBe(10_002);
    expect(graph.routeTo(graph.size - 1)).toHaveLength(10_002);
  });
});

function symbolsInside(grammar: Grammar, id: number): SymbolicNode[] {
  const node = grammar.nodes[id];
  if (node === undefined) return [];
  if (isSymbolic(node)) return [node];
  const inner = node.kind === 'seq' ? node.items : node.kind === 'alt' ? node.options : [node.item];
  return inner.flatMap((child) => symbolsInside(grammar, child.id));
}
