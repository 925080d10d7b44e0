import { codePoints } from '../../grammar/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { yieldOf } from '../derivation.ts';
import { smallestTree } from '../production/smallest-tree.ts';
import { TokenMatcher } from '../lexing/token-matcher.ts';
import type { Vocabulary } from '../lexing/vocabulary.ts';

/** Hidden text that may be put between two tokens, by mode: a space or a line break where the grammar hides those. */
export class Separators {
  private readonly grammar: Grammar;
  private readonly vocabulary: Vocabulary;
  private readonly known = new Map<string, Int32Array | undefined>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.grammar = grammar;
    this.vocabulary = vocabulary;
  }

  /** Undefined: nothing may stand between tokens in this mode. */
  in(mode: string): Int32Array | undefined {
    if (!this.known.has(mode)) this.known.set(mode, this.find(mode));
    return this.known.get(mode);
  }

  private find(mode: string): Int32Array | undefined {
    const hidden = this.vocabulary.lexerPatterns.filter((p) => p.hidden && !p.more && !p.guarded && p.mode === mode);
    if (hidden.length === 0) return undefined;
    const matcher = new TokenMatcher(this.grammar, hidden, 'longest');
    const smallest = hidden.flatMap((pattern) => smallestTree(this.grammar, pattern.body) ?? []).map(yieldOf);
    const candidates = [' ', '\n', '\t', ...smallest].map((word) => Int32Array.from(codePoints(word)));
    return candidates.find(
      (points) => points.length > 0 && matcher.longest(points, 0).some(({ end }) => end === points.length),
    );
  }
}
