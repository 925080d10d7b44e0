import { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import { branch, leaf, yieldOf, type Derivation } from '../derivation.ts';
import { plainestCharacter, smallestTree } from '../production/smallest-tree.ts';
import type { RuleToken, SymbolicToken } from './symbolic-token.ts';

/** Number of words of one length that are compared for readability. */
const candidates = 24;

/** Deterministic, readable words for holes, used before anything is known about the subject. */
export class SampleWords {
  readonly #grammar: Grammar;
  readonly #known = new Map<string, readonly Derivation[]>();
  readonly #ranked = new Map<string, RankedDerivations>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** Returns true if the token has a word of this many characters. */
  has(token: SymbolicToken, length: number): boolean {
    return token.kind === 'class' ? length === 1 : this.#rankedOf(token).count(length) > 0n;
  }

  /** Returns a derivation of the token's rule body, or of the class; `variant` selects among several. */
  at(token: SymbolicToken, length: number, variant = 0): Derivation {
    const key = `${length} ${token.name}`;
    let words = this.#known.get(key);
    if (words === undefined) this.#known.set(key, (words = this.#wordsOf(token, length)));
    return words[variant % words.length]!;
  }

  /** Returns a shortest word of a token whose words have no maximal length. */
  shortest(token: RuleToken): Derivation {
    const tree = smallestTree(this.#grammar, token.rule.body);
    if (tree === undefined) throw new RangeError(`token ${token.name} has no word`);
    return tree;
  }

  #wordsOf(token: SymbolicToken, length: number): readonly Derivation[] {
    const random = new Random(1);
    if (token.kind === 'class') {
      const { set } = token.node;
      const picks = Array.from({ length: candidates }, () => String.fromCodePoint(set.at(random.int(set.size))));
      return [...new Set([plainestCharacter(set), ...picks])].map((char) => leaf(token.node, char));
    }
    const ranked = this.#rankedOf(token);
    const count = ranked.count(length);
    const picks = Array.from({ length: candidates }, () => random.bigint(count));
    // The root of a ranked derivation is the reference.
    return mostReadableFirst([...new Set(picks)].map((rank) => ranked.at(length, rank).children[0]!));
  }

  #rankedOf(token: RuleToken): RankedDerivations {
    let ranked = this.#ranked.get(token.name);
    if (ranked === undefined) {
      ranked = new RankedDerivations(this.#grammar.withStart(token.rule), 'characters');
      this.#ranked.set(token.name, ranked);
    }
    return ranked;
  }
}

/** Wraps a text in a derivation of its token, without inner structure. */
export function textTree({ rule }: RuleToken, text: string): Derivation {
  return branch(rule.body, [leaf(rule.body, text)]);
}

function mostReadableFirst(trees: readonly Derivation[]): readonly Derivation[] {
  return [...trees].sort((a, b) => readability(yieldOf(b)) - readability(yieldOf(a)));
}

/** Rates a text by its share of letters and digits, then of other visible characters. */
function readability(text: string): number {
  const words = text.match(/[0-9A-Za-z]/gu)?.length ?? 0;
  const visible = text.match(/[!-~]/gu)?.length ?? 0;
  return text === '' ? 0 : (2 * words + visible) / text.length;
}
