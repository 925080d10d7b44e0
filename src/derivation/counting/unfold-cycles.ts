import { CoppiceError } from '../../core/coppice-error.ts';
import type { Vertex } from './derivation-graph.ts';
import { sameSize, type SplitGraph } from './split-graph.ts';
import { strongComponents } from '../../grammar/strong-components.ts';

/** Only grammars with many rules that all derive each other unchanged come near. */
const mostCopies = 200_000;

/**
 * The graph of the cycle-free derivations only: those in which nothing stands below itself with the same text. Every word
 * keeps at least one. The vertices of a circle are copied once for each way that leads to them without repetition; copies
 * that would close the circle have no derivations.
 */
export function unfoldCycles(graph: SplitGraph): SplitGraph {
  const component = cyclicComponents(graph);
  return component === undefined ? graph : new Unfolding(graph, component).unfold();
}

/** By vertex the number of the circle it is part of, -1 outside of circles; undefined if the graph has none. */
function cyclicComponents(graph: SplitGraph): Int32Array | undefined {
  const component = new Int32Array(graph.vertices.length).fill(-1);
  let count = 0;
  for (const members of strongComponents(graph.vertices.length, (vertex) => sameSize(graph, vertex))) {
    const [first] = members as [number];
    if (members.length === 1 && !sameSize(graph, first).includes(first)) continue;
    for (const member of members) component[member] = count;
    count++;
  }
  return count === 0 ? undefined : component;
}

interface Copy {
  readonly number: number;
  readonly vertex: number;
  /** The vertices of the same circle on the way here, this one included; empty outside of circles. */
  readonly way: readonly number[];
}

class Unfolding {
  private readonly graph: SplitGraph;
  private readonly component: Int32Array;
  private readonly vertices: Vertex[] = [];
  private readonly isPositive: boolean[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly pending: Copy[] = [];

  constructor(graph: SplitGraph, component: Int32Array) {
    this.graph = graph;
    this.component = component;
  }

  unfold(): SplitGraph {
    const emptyRoot = this.enter(this.graph.emptyRoot);
    const root = this.enter(this.graph.root);
    for (let copy = this.pending.pop(); copy !== undefined; copy = this.pending.pop()) {
      this.vertices[copy.number] = this.unfolded(copy);
    }
    return { vertices: this.vertices, isPositive: this.isPositive, root, emptyRoot };
  }

  private unfolded({ vertex, way }: Copy): Vertex {
    const found = this.graph.vertices[vertex] as Vertex;
    const onSameWay = sameSize(this.graph, vertex);
    const follow = (below: number) => {
      const staysInside = way.length > 0 && this.component[below] === this.component[vertex];
      return staysInside && onSameWay.includes(below) ? this.goOn(below, way) : this.enter(below);
    };
    switch (found.kind) {
      case 'leaf':
        return found;
      case 'step':
        return { ...found, below: follow(found.below) };
      case 'choice':
        return { ...found, options: found.options.map(follow).filter((option) => option !== -1) };
      case 'pair': {
        const [left, right] = [follow(found.left), follow(found.right)];
        return left === -1 || right === -1
          ? { kind: 'choice', node: found.node, options: [] }
          : { ...found, left, right };
      }
    }
  }

  private enter(vertex: number): number {
    if (vertex === -1) return -1;
    return this.copy(vertex, this.component[vertex] === -1 ? [] : [vertex]);
  }

  /** -1 where the way would meet itself. */
  private goOn(vertex: number, way: readonly number[]): number {
    return way.includes(vertex) ? -1 : this.copy(vertex, [...way, vertex]);
  }

  private copy(vertex: number, way: readonly number[]): number {
    // Which vertices lie on the way matters, not in which order.
    const key = `${vertex}:${way.toSorted((a, b) => a - b).join()}`;
    let number = this.numbers.get(key);
    if (number !== undefined) return number;
    if (this.numbers.size >= mostCopies) throw tooCyclic();
    number = this.vertices.push(this.graph.vertices[vertex] as Vertex) - 1;
    this.isPositive.push(this.graph.isPositive[vertex] as boolean);
    this.numbers.set(key, number);
    this.pending.push({ number, vertex, way });
    return number;
  }
}

function tooCyclic(): CoppiceError {
  return new CoppiceError('too-many-cycles', 'too many rules of this grammar derive each other unchanged', {
    hint: 'a rule that can become itself again adds no words: `coppice grammar check` lists such rules',
  });
}
