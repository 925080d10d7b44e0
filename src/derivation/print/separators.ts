import { codePoints } from '../../grammar/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { yieldOf } from '../derivation.ts';
import { smallestTree } from '../production/smallest-tree.ts';
import { TokenMatcher } from '../lexing/token-matcher.ts';
import type { Vocabulary } from '../lexing/vocabulary.ts';

/**
 * Hidden text that may be put between two tokens, by mode: a space where the grammar hides it, a line break after what
 * only the end of the line ends, else what the grammar hides.
 */
export class Separators {
  private readonly grammar: Grammar;
  private readonly vocabulary: Vocabulary;
  private readonly known = new Map<string, readonly Int32Array[]>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.grammar = grammar;
    this.vocabulary = vocabulary;
  }

  /** What may stand between tokens in this mode, a space first; nothing where nothing may. */
  in(mode: string): readonly Int32Array[] {
    let separators = this.known.get(mode);
    if (separators === undefined) this.known.set(mode, (separators = this.find(mode)));
    return separators;
  }

  private find(mode: string): Int32Array[] {
    const hidden = this.vocabulary.lexerPatterns.filter((p) => p.hidden && !p.more && !p.guarded && p.mode === mode);
    const matcher = new TokenMatcher(this.grammar, hidden, 'longest');
    const smallest = hidden.flatMap((pattern) => smallestTree(this.grammar, pattern.body) ?? []).map(yieldOf);
    const candidates = [' ', '\n', '\t', ...smallest].map((word) => Int32Array.from(codePoints(word)));
    return candidates.filter(
      (points) => points.length > 0 && matcher.longest(points, 0).some(({ end }) => end === points.length),
    );
  }
}
