import type { Body, Production } from '../../../grammar/flat/flat-grammar.ts';
import type { GrammarNode } from '../../../grammar/node.ts';
import { branch, type Derivation } from '../../derivation.ts';
import type { Split } from './forest.ts';
import type { TreeChoice } from './tree-choice.ts';

/** Represents the empty text in place of an edge. */
export const emptyEdge = -1;

/**
 * Returns the derivation of an edge of the lattice (or of `emptyEdge`) as an occurrence of `node`. For a literal that
 * spans several edges, it gets the first one.
 */
export type ReadEdge = (edge: number, node: GrammarNode) => Derivation;

/** Reads one derivation of the span with the choices of `choice`. It does not recurse, so the depth is unlimited. */
export function readTree(choice: TreeChoice, start: number, from: number, to: number, readEdge: ReadEdge): Derivation {
  const frames: Frame[] = [newFrame(choice, start, from, to)];
  for (;;) {
    const frame = frames.at(-1)!;
    if (frame.values.length < frame.production.symbols.length) {
      descend(frame, frames, choice);
      continue;
    }
    const value = assemble(frame, readEdge);
    frames.pop();
    const parent = frames.at(-1);
    if (parent === undefined) return value as Derivation;
    parent.values.push(value);
  }
}

/** The value of a symbol: a tree, the iterations of a repeat so far, or the edge that was read. */
type Value = Derivation | Derivation[] | number;

interface Frame {
  readonly production: Production;
  readonly splits: readonly Split[];
  readonly to: number;
  readonly values: Value[];
}

function newFrame(choice: TreeChoice, nonterminal: number, from: number, to: number): Frame {
  const { production, splits } = choice.choose(nonterminal, from, to);
  return { production, splits, to, values: [] };
}

function descend(frame: Frame, frames: Frame[], choice: TreeChoice): void {
  const index = frame.values.length;
  const symbol = frame.production.symbols[index]!;
  const split = frame.splits[index]!;
  if (symbol < 0) frame.values.push(split.edge);
  else frames.push(newFrame(choice, symbol, split.from, frame.splits[index + 1]?.from ?? frame.to));
}

function assemble({ production, values }: Frame, readEdge: ReadEdge): Value {
  const { shape } = production;
  switch (shape.kind) {
    case 'node':
      return assembleBody(shape.body, values, 0, readEdge);
    case 'iterations':
      return shape.first === undefined ? [] : [assembleBody(shape.first, values, 0, readEdge)];
    case 'iteration': {
      const iterations = values[0] as Derivation[];
      iterations.push(assembleBody(shape.more, values, 1, readEdge));
      return iterations;
    }
    case 'bounded':
      return values[0] as Derivation[];
    case 'token':
      return values[0] ?? emptyEdge;
  }
}

function assembleBody(body: Body, values: readonly Value[], first: number, readEdge: ReadEdge): Derivation {
  const parts: Derivation[] = [];
  let index = first;
  for (const { node, symbolCount } of body.parts) {
    parts.push(assemblePart(node, values[index], readEdge));
    index += symbolCount;
  }
  let tree = body.sequence === undefined ? parts[0]! : branch(body.sequence, parts);
  for (let i = body.wrappers.length - 1; i >= 0; i--) tree = branch(body.wrappers[i]!, [tree]);
  return tree;
}

function assemblePart(node: GrammarNode, value: Value | undefined, readEdge: ReadEdge): Derivation {
  if (typeof value === 'number') return readEdge(value, node);
  if (node.kind === 'repeat') return branch(node, value as Derivation[]);
  if (node.kind === 'ref') return branch(node, [value as Derivation]);
  return value as Derivation;
}
