import type { Grammar } from '../../grammar/grammar.ts';
import { thinClasses } from '../../grammar/characters/thin-classes.ts';
import { enumerateWords } from '../enumeration/enumerate-words.ts';
import { Parser } from '../parse/parser.ts';
import { Printer } from '../print/printer.ts';

/** The result of `findAmbiguity`. */
export interface AmbiguitySearch {
  /** Number of words examined. */
  readonly words: number;
  /** True if every word was examined, up to the choice among interchangeable characters. */
  readonly complete: boolean;
  /** The shortest word found that has more than one derivation. */
  readonly ambiguous: AmbiguousWord | undefined;
}

/** A word that has more than one derivation. */
export interface AmbiguousWord {
  readonly text: string;
  readonly derivations: bigint | 'infinite';
}

/**
 * Counts the derivations of the grammar's words, shortest first, and stops at the first word that has more than one.
 * Ambiguity is undecidable in general: finding no such word among `maxWords` is a proof only if `complete` is true.
 *
 * @example
 * ```ts
 * const { ambiguous } = findAmbiguity(loadGrammarSync('json'), 1000);
 * if (ambiguous) console.log(ambiguous.text, ambiguous.derivations);
 * ```
 */
export function findAmbiguity(grammar: Grammar, maxWords: number): AmbiguitySearch {
  const parser = new Parser(grammar);
  const printer = new Printer(grammar);
  let words = 0;
  for (const tree of enumerateWords(thinClasses(grammar), { measure: 'characters' })) {
    if (words === maxWords) return { words, complete: false, ambiguous: undefined };
    words++;
    const { text } = printer.print(tree);
    const result = parser.parse(text);
    if (result.kind !== 'parsed') continue;
    const derivations = result.countDerivations();
    if (derivations !== 1n) return { words, complete: false, ambiguous: { text, derivations } };
  }
  return { words, complete: true, ambiguous: undefined };
}
