import { codePoints } from '../../grammar/characters/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { yieldOf } from '../derivation.ts';
import { smallestTree } from '../production/smallest-tree.ts';
import { TokenMatcher } from '../lexing/token-matcher.ts';
import type { Vocabulary } from '../lexing/vocabulary.ts';

/**
 * Hidden text that can separate two tokens, by mode: a space, a line break (after tokens that only the end of a line
 * ends) or a tab if the grammar hides them, else the smallest hidden texts.
 */
export class Separators {
  readonly #grammar: Grammar;
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, readonly Int32Array[]>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.#grammar = grammar;
    this.#vocabulary = vocabulary;
  }

  /** Returns the separators of this mode, a space first; empty if there is none. */
  in(mode: string): readonly Int32Array[] {
    let separators = this.#known.get(mode);
    if (separators === undefined) this.#known.set(mode, (separators = this.#find(mode)));
    return separators;
  }

  #find(mode: string): Int32Array[] {
    const hidden = this.#vocabulary.lexerPatterns.filter((p) => p.hidden && !p.more && !p.guarded && p.mode === mode);
    const matcher = new TokenMatcher(this.#grammar, hidden, 'longest');
    const smallest = hidden.flatMap((pattern) => smallestTree(this.#grammar, pattern.body) ?? []).map(yieldOf);
    const candidates = [' ', '\n', '\t', ...smallest].map((word) => Int32Array.from(codePoints(word)));
    return candidates.filter(
      (points) => points.length > 0 && matcher.longest(points, 0).some(({ end }) => end === points.length),
    );
  }
}
