import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { branch, type Derivation, leaf, yieldOf } from '../../../../src/derivation/derivation.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { isSymbolic, type RefNode, type SymbolicNode } from '../../../../src/grammar/node.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { deriveByChoices } from '../derive-by-choices.ts';

const figure1 = loadGrammarSync('examples/kpath-figure-1.ebnf');
/** `x+42`, as derived in Figure 6 of the paper. */
const figure6 = deriveByChoices(figure1, [1, 0, 0, 0, 0, 0, 0, 5, 2, 4, 2]);

describe('KPathRecorder', () => {
  test('records for x+42 what the paper states for its expression grammar', () => {
    const recorder = new KPathRecorder(figure1, [1, 2, 3]);
    recorder.add(figure6);
    expect(yieldOf(figure6)).toBe('x+42');
    expect(recorder.coverages.map(({ covered, total }) => [covered, total])).toEqual([
      [13, 40n],
      [13, 126n],
      [12, 528n],
    ]);
  });

  test('records exactly the chains of symbolic nodes of a tree', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.integer({ min: 1, max: 4 }), (grammar, k) => {
        const tree = randomProducer(grammar, new Random(1), { maxDepth: 6, maxSize: 40 }).next();
        if (tree === undefined) return;
        const recorder = new KPathRecorder(grammar, [k]);
        recorder.add(tree);
        const chains = chainsOf(tree, k);
        const coverage = recorder.coverage(k);
        expect(coverage.covered).toBe(new Set(chains.map(key)).size);
        for (const chain of chains) expect(coverage.has(chain)).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('lists the missing paths: together with the covered ones they are all paths', () => {
    const recorder = new KPathRecorder(figure1, [2]);
    recorder.add(figure6);
    const missing = [...recorder.coverage(2).missing()];
    expect(missing).toHaveLength(126 - 13);
    expect(new Set([...missing, ...chainsOf(figure6, 2)].map(key)).size).toBe(126);
  });

  test('lists the first of very many missing paths without delay', () => {
    const recorder = new KPathRecorder(figure1, [12]);
    const [first] = recorder.coverage(12).missing();
    expect(first).toHaveLength(12);
  });

  test('counts more paths than a number can represent exactly', () => {
    const grammar = ebnfGrammar(`s = ${Array.from({ length: 30 }, () => 's').join(' | ')} | "x" ;`);
    const recorder = new KPathRecorder(grammar, [20]);
    const s = grammar.nodes.find((node): node is RefNode => node.kind === 'ref' && node.id > 0);
    for (let i = 0; i < 25; i++) recorder.enter(s!);
    expect(recorder.coverage(20).covered).toBe(1);
    expect(recorder.coverage(20).total).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });

  test('follows a walk by enter and leave, and reports what is new', () => {
    const grammar = ebnfGrammar('s = t "a" ; t = "b" ;');
    const recorder = new KPathRecorder(grammar, [2]);
    const [s, t, a, b] = grammar.nodes.filter(isSymbolic) as [RefNode, RefNode, SymbolicNode, SymbolicNode];
    expect(recorder.enter(s)).toBe(false);
    expect(recorder.enter(t)).toBe(true);
    expect(recorder.enter(b)).toBe(true);
    recorder.leave();
    recorder.leave();
    expect(recorder.enter(t)).toBe(false);
    recorder.leave();
    expect(recorder.enter(a)).toBe(true);
    expect(recorder.coverage(2).covered).toBe(3);
  });

  test('ignores the text of skip rules', () => {
    const grammar = ebnfGrammar('s = WORD ; @token WORD = [a-z] ; @skip SPACE = GAP ; @fragment GAP = " " ;');
    const recorder = new KPathRecorder(grammar, [1, 2]);
    for (const node of grammar.nodes.filter(isSymbolic)) recorder.enter(node);
    expect(recorder.coverages.map(({ covered }) => covered)).toEqual([3, 2]);
  });

  test('walks trees that are a hundred thousand levels deep', () => {
    const grammar = ebnfGrammar('s = "x" s | "y" ;');
    const body = grammar.start.body;
    if (body.kind !== 'alt' || body.options[0]?.kind !== 'seq') throw new Error('unexpected grammar');
    const [recursive, end] = body.options;
    const [x, inner] = recursive.items as [SymbolicNode, RefNode];
    let tree: Derivation = branch(inner, [branch(body, [leaf(end as SymbolicNode, 'y')])]);
    for (let i = 0; i < 100_000; i++) tree = branch(inner, [branch(body, [branch(recursive, [leaf(x, 'x'), tree])])]);
    const recorder = new KPathRecorder(grammar, [3]);
    recorder.add(tree);
    // The three paths that start at the root are missing.
    expect(recorder.coverage(3).covered).toBe(3);
  });
});

function chainsOf(tree: Derivation, k: number, above: readonly SymbolicNode[] = []): SymbolicNode[][] {
  const here = isSymbolic(tree.node) ? [...above, tree.node] : above;
  const chains = isSymbolic(tree.node) && here.length >= k ? [here.slice(-k)] : [];
  return [...chains, ...tree.children.flatMap((child) => chainsOf(child, k, here))];
}

function key(chain: readonly SymbolicNode[]): string {
  return chain.map((node) => node.id).join(' ');
}
