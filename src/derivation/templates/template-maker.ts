import type { GrammarNode } from '../../grammar/node.ts';
import { branch, leaf, yieldOf, type Derivation } from '../derivation.ts';
import { Printer } from '../print/printer.ts';
import { treeTokens } from '../print/tree-tokens.ts';
import { textTree, SampleWords } from './sample-words.ts';
import type { Filling, SymbolicGrammar } from './symbolic-grammar.ts';
import type { Hole, Template } from './template.ts';

type HoleFilling = Filling & { kind: 'hole' };

/** Number of samples tried if the grammar's tokenizer would misread one. */
const attempts = 4;

/** Converts derivations of a symbolic grammar to templates. */
export class TemplateMaker {
  readonly #symbolic: SymbolicGrammar;
  readonly #samples: SampleWords;
  readonly #printer: Printer;

  constructor(symbolic: SymbolicGrammar) {
    this.#symbolic = symbolic;
    this.#samples = new SampleWords(symbolic.original);
    this.#printer = new Printer(symbolic.original);
  }

  make(symbolicTree: Derivation): Template {
    let best: { readonly template: Template; readonly misread: number } | undefined;
    for (let variant = 0; variant < attempts; variant++) {
      const made = this.#fillWith(symbolicTree, variant);
      if (best === undefined || made.misread < best.misread) best = made;
      if (best.misread === 0) break;
    }
    return (best as { template: Template }).template;
  }

  /** Returns a key that is equal for derivations of the same template. */
  keyOf(symbolicTree: Derivation): string {
    if (!this.#symbolic.original.hasTokens) return yieldOf(symbolicTree);
    const texts: string[] = [];
    const open: Derivation[] = [symbolicTree];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next.text !== '') texts.push(next.text);
      for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
    }
    return texts.join('\u0000');
  }

  #fillWith(symbolicTree: Derivation, variant: number): { template: Template; misread: number } {
    const holes = new Map<Derivation, HoleFilling>();
    const derivation = this.#originalOf(symbolicTree, variant, holes);
    const { text, starts, misread } = this.#printer.print(derivation);
    const found =
      starts === undefined ? holesInText(derivation, holes) : this.#holesInTokens(derivation, starts, holes);
    return { template: { text, holes: found, derivation }, misread: misread.length };
  }

  /** Returns the derivation of the original grammar with a sample in each hole, and adds those samples to `holes`. */
  #originalOf(tree: Derivation, variant: number, holes: Map<Derivation, HoleFilling>): Derivation {
    const { origins, fillings } = this.#symbolic;
    const original = origins.get(tree.node)!;
    const filling = fillings.get(tree.node) ?? this.#fillingBelow(tree);
    if (filling === undefined) {
      if (tree.children.length === 0) return leaf(original, tree.text);
      return branch(
        original,
        tree.children.map((child) => this.#originalOf(child, variant, holes)),
      );
    }
    const filled = this.#filled(original, filling, variant);
    if (filling.kind === 'hole') holes.set(filled, filling);
    return filled;
  }

  /** Returns the content below a reference to a symbolic token. */
  #fillingBelow(tree: Derivation): Filling | undefined {
    if (tree.node.kind !== 'ref') return undefined;
    const body = tree.children[0]!;
    return this.#symbolic.origins.has(body.node)
      ? undefined
      : (this.#symbolic.fillings.get(body.node) ?? this.#symbolic.fillings.get(body.children[0]!.node));
  }

  #filled(original: GrammarNode, filling: Filling, variant: number): Derivation {
    const { token } = filling;
    if (filling.kind === 'text') return branch(original, [textTree(filling.token, filling.text)]);
    if (token.kind === 'class') return copyOf(this.#samples.at(token, 1, variant));
    const sample = filling.isOpen ? this.#samples.shortest(token) : this.#samples.at(token, filling.length, variant);
    return branch(original, [sample]);
  }

  #holesInTokens(
    derivation: Derivation,
    starts: readonly number[],
    holes: ReadonlyMap<Derivation, HoleFilling>,
  ): Hole[] {
    return treeTokens(derivation, this.#symbolic.original).flatMap(({ tree, text }, i) => {
      const filling = holes.get(tree);
      return filling === undefined ? [] : [holeOf(filling, starts[i]!, text.length)];
    });
  }
}

/** Locates the holes in a grammar without tokens, where the leaves are simply joined. */
function holesInText(derivation: Derivation, holes: ReadonlyMap<Derivation, HoleFilling>): Hole[] {
  const found: Hole[] = [];
  let offset = 0;
  const open: Derivation[] = [derivation];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const filling = holes.get(next);
    if (filling !== undefined) {
      const { length } = yieldOf(next);
      found.push(holeOf(filling, offset, length));
      offset += length;
      continue;
    }
    offset += next.text.length;
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
  return found;
}

/** Returns a new object, because holes are identified by object identity. */
function copyOf({ node, text }: Derivation): Derivation {
  return leaf(node, text);
}

function holeOf({ token, isOpen }: HoleFilling, start: number, length: number): Hole {
  return { token, start, length, isOpen };
}
