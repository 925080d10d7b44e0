import { describe, expect, it } from 'vitest';

import { ExecutionTree } from '../../../src/search/path/execution-tree.ts';
import { wayKind, type RecordedPath } from '../../../src/engine/recording.ts';

/** Decisions written as `site:taken`, or `site:taken/keys`. */
function path(...decisions: readonly string[]): RecordedPath {
  const parts = decisions.map((text) => text.split(/[:/]/).map(Number));
  return {
    sites: Int32Array.from(parts, ([site]) => site!),
    taken: Int32Array.from(parts, ([, taken]) => taken!),
    ways: Int32Array.from(parts, ([, , keys]) => keys ?? wayKind.truth),
  };
}

describe('an execution tree', () => {
  it('gives the same edges to the same decisions, and different ones after they diverge', () => {
    const tree = new ExecutionTree();
    const first = tree.add(path('1:0', '2:1', '3:0'));
    const second = tree.add(path('1:0', '2:0', '4:1'));
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
    expect(tree.add(path('1:0', '2:1', '3:0'))).toEqual(first);
  });

  it('counts the alternatives that were neither taken nor requested', () => {
    const tree = new ExecutionTree();
    const recorded = path('1:0', '2:1');
    const edges = tree.add(recorded);
    expect(tree.open).toBe(2);
    tree.mark(tree.alternative(edges, recorded, 1, 0), 'unsat');
    expect(tree.open).toBe(1);
    tree.add(path('1:1'));
    expect(tree.open).toBe(0);
  });

  it('has one alternative for each key and one more', () => {
    const tree = new ExecutionTree();
    tree.add(path('1:2/3'));
    expect(tree.open).toBe(3);
  });

  it('records that a promised alternative was taken, but not the reverse', () => {
    const tree = new ExecutionTree();
    const recorded = path('1:0');
    const edge = tree.alternative(tree.add(recorded), recorded, 0, 1);
    tree.mark(edge, 'promised');
    tree.add(path('1:1'));
    tree.mark(edge, 'divergent');
    expect(tree.statusOf(edge)).toBe('taken');
    expect([tree.count('promised'), tree.count('divergent'), tree.count('taken')]).toEqual([0, 0, 2]);
  });

  it('lists the edges that lead to an edge', () => {
    const tree = new ExecutionTree();
    const recorded = path('1:0', '2:1', '3:0');
    const edges = tree.add(recorded);
    const other = tree.alternative(edges, recorded, 2, 1);
    expect(tree.pathTo(other)).toEqual([edges[0], edges[1], other]);
  });

  it('detects that the same decisions led to different ones', () => {
    const tree = new ExecutionTree();
    tree.add(path('1:0', '2:1'));
    tree.add(path('1:0', '3:1'));
    expect(tree.forks).toBe(1);
  });

  it('keeps its edges distinct after it has grown', () => {
    const tree = new ExecutionTree();
    const long = path(...Array.from({ length: 9000 }, (_, site) => `${site}:${site % 2}`));
    const edges = tree.add(long);
    expect(new Set(edges).size).toBe(9000);
    expect(tree.add(long)).toEqual(edges);
    expect(tree.open).toBe(9000);
  });

  it('keeps inputs of different shapes separate', () => {
    const tree = new ExecutionTree();
    const short = { ...path('1:0', '2:1'), shape: '-' };
    const edges = tree.add(short);
    tree.mark(tree.alternative(edges, short, 0, 1), 'unsat');
    const long = { ...path('1:0', '2:1'), shape: '+' };
    const others = tree.add(long);
    expect([...others].some((edge) => edges.includes(edge))).toBe(false);
    expect(tree.statusOf(tree.alternative(others, long, 0, 1))).toBeUndefined();
    expect(tree.forks).toBe(0);
  });
});
