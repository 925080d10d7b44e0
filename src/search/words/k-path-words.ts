import type { Random } from '../../core/random.ts';
import { wordsCoveringPaths } from '../../derivation/production/words-covering-paths.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import { sizedWord, type SizedWord } from './sized-word.ts';

/** Generates words that cover the k-paths of the grammars, for increasing k. */
export function* kPathWords(
  target: GrammarArguments,
  random: Random,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): Generator<SizedWord, void, void> {
  const { grammars, rests } = target;
  for (let k = shortest; k <= longest; k++) {
    const sources = grammars.map((grammar) => wordsCoveringPaths(grammar, random, { k }));
    const latest: string[] = sources.map(() => '');
    for (let isOver = false; !isOver;) {
      isOver = true;
      for (const [i, source] of sources.entries()) {
        const { value, done } = source.next();
        if (done === true) continue;
        latest[i] = value;
        isOver = false;
      }
      if (!isOver) yield sizedWord(target, latest, rests[random.int(rests.length)] ?? [], k);
    }
  }
}
