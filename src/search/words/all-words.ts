import { mapBySize } from '../../derivation/enumeration/map-by-size.ts';
import { wordsBySize } from '../../derivation/enumeration/words-by-size.ts';
import { Printer } from '../../derivation/print/printer.ts';
import { argumentsBySize, type TotalBounds } from '../inputs/arguments-by-size.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import { sizedWord, type SizedWord } from './sized-word.ts';

/** Enumerates every combination of words of the grammars once, smallest first. */
export function* allWords(target: GrammarArguments, bounds: TotalBounds): Generator<SizedWord, void, void> {
  const combined = argumentsBySize(target, bounds, (grammar) => {
    const printer = new Printer(grammar);
    return mapBySize(wordsBySize(grammar, bounds), (word) => printer.print(word).text);
  });
  for (const group of combined) for (const { parts, rest, size } of group) yield sizedWord(target, parts, rest, size);
}
