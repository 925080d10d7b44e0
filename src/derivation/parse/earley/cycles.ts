import type { FlatGrammar } from '../../../grammar/flat/flat-grammar.ts';

/** By nonterminal: the circle it is on (`A` derives `B` derives `A` without adding text); -1 for none. */
export function unitCycles(flat: FlatGrammar, nullable: Uint8Array): Int32Array {
  return cyclesOf(edgesOf(flat, (symbols) => wholes(symbols, nullable)));
}

/** By nonterminal: the right recursion it takes part in; -1 for none. */
export function rightCycles(flat: FlatGrammar): Int32Array {
  return cyclesOf(edgesOf(flat, (symbols) => symbols.slice(-1)));
}

function edgesOf(flat: FlatGrammar, targetsOf: (symbols: Int32Array) => Int32Array): number[][] {
  const edges: Set<number>[] = flat.nonterminals.map(() => new Set());
  for (const { nonterminal, symbols } of flat.productions) {
    for (const target of targetsOf(symbols)) if (target >= 0) edges[nonterminal]?.add(target);
  }
  return edges.map((targets) => [...targets]);
}

/** The nonterminals that may stand for the whole of a production, all else being empty. */
function wholes(symbols: Int32Array, nullable: Uint8Array): Int32Array {
  const solid = symbols.filter((symbol) => symbol < 0 || nullable[symbol] === 0);
  if (solid.length > 1) return new Int32Array(0);
  return solid.length === 1 ? solid : symbols;
}

/** Tarjan's strongly connected components with an explicit stack: chains of rules may be very long. */
function cyclesOf(edges: readonly number[][]): Int32Array {
  const component = new Int32Array(edges.length).fill(-1);
  const order = new Int32Array(edges.length).fill(-1);
  const low = new Int32Array(edges.length);
  const onStack = new Uint8Array(edges.length);
  const path: number[] = [];
  let counter = 0;
  for (let root = 0; root < edges.length; root++) {
    if (order[root] !== -1) continue;
    const frames: { node: number; next: number }[] = [{ node: root, next: 0 }];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { node } = frame;
      if (frame.next === 0) {
        order[node] = low[node] = counter++;
        path.push(node);
        onStack[node] = 1;
      }
      const target = edges[node]?.[frame.next++];
      if (target !== undefined) {
        if (order[target] === -1) frames.push({ node: target, next: 0 });
        else if (onStack[target] === 1) low[node] = Math.min(low[node] as number, order[target] as number);
        continue;
      }
      frames.pop();
      const parent = frames.at(-1)?.node;
      if (parent !== undefined) low[parent] = Math.min(low[parent] as number, low[node] as number);
      if (low[node] !== order[node]) continue;
      const members = path.splice(path.indexOf(node));
      const cyclic = members.length > 1 || (edges[node] ?? []).includes(node);
      for (const member of members) {
        onStack[member] = 0;
        if (cyclic) component[member] = node;
      }
    }
  }
  return component;
}
