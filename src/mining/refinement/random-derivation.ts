import type { Random } from '../../core/random.ts';
import { anyLetter, anyOther } from '../generalization/character-sets.ts';
import { randomCount, randomMember } from '../generalization/random-member.ts';
import type { Part } from '../generalization/part.ts';
import type { MinedRule } from '../writer/mined-rule.ts';

/** A random word of mined rules, with what each symbol in it stands for. */
export interface SymbolNode {
  readonly symbol: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SymbolNode[];
}

export interface RandomDerivation {
  readonly text: string;
  readonly root: SymbolNode;
}

/** Draws words of mined rules, of limited depth. */
export class DerivationSource {
  readonly #rules: ReadonlyMap<string, MinedRule>;
  readonly #random: Random;
  readonly #heights: ReadonlyMap<string, number>;
  #text = '';

  constructor(rules: ReadonlyMap<string, MinedRule>, random: Random) {
    this.#rules = rules;
    this.#random = random;
    this.#heights = heightsOf(rules);
  }

  /** A word that is at most `extra` levels deeper than the shallowest. */
  draw(symbol: string, extra: number): RandomDerivation {
    this.#text = '';
    const root = this.#symbol(symbol, (this.#heights.get(symbol) ?? 0) + extra);
    return { text: this.#text, root };
  }

  #symbol(symbol: string, depth: number): SymbolNode {
    const start = this.#text.length;
    const children: SymbolNode[] = [];
    this.#part(this.#rules.get(symbol)!.body, depth - 1, children);
    return { symbol, start, end: this.#text.length, children };
  }

  #part(part: Part, depth: number, into: SymbolNode[]): void {
    switch (part.kind) {
      case 'characters':
        this.#text += this.#character(part);
        return;
      case 'symbol':
        into.push(this.#symbol(part.symbol, depth));
        return;
      case 'sequence':
        for (const one of part.parts) this.#part(one, depth, into);
        return;
      case 'repeat': {
        const fits = this.#height(part.part) <= depth;
        const count = fits ? randomCount(part.min, part.max, this.#random) : part.min;
        for (let n = 0; n < count; n++) this.#part(part.part, depth, into);
        return;
      }
      case 'choice': {
        const fitting = part.options.filter((option) => this.#height(option) <= depth);
        const smallest = (): Part =>
          part.options.reduce((best, option) => (this.#height(option) < this.#height(best) ? option : best));
        this.#part(fitting.length === 0 ? smallest() : this.#random.pick(fitting), depth, into);
      }
    }
  }

  #character({ set, example }: Extract<Part, { kind: 'characters' }>): string {
    const one = this.#random.int(4) === 0 ? example : randomMember(set, this.#random);
    return one === anyLetter ? 'é' : one === anyOther ? '…' : one;
  }

  #height(part: Part): number {
    return heightOf(part, this.#heights);
  }
}

/** For each symbol, the depth of its shallowest derivation. */
function heightsOf(rules: ReadonlyMap<string, MinedRule>): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { id, body } of rules.values()) {
      const height = 1 + heightOf(body, heights);
      if (height >= (heights.get(id) ?? Infinity)) continue;
      heights.set(id, height);
      isChanged = true;
    }
  }
  return heights;
}

function heightOf(part: Part, heights: ReadonlyMap<string, number>): number {
  switch (part.kind) {
    case 'characters':
      return 0;
    case 'symbol':
      return heights.get(part.symbol) ?? Infinity;
    case 'sequence':
      return part.parts.reduce((most, one) => Math.max(most, heightOf(one, heights)), 0);
    case 'repeat':
      return part.min === 0 ? 0 : heightOf(part.part, heights);
    case 'choice':
      return part.options.reduce((least, one) => Math.min(least, heightOf(one, heights)), Infinity);
  }
}
