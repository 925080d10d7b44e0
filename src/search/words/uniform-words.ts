import type { Random } from '../../core/random.ts';
import { DrawnDerivations } from '../../derivation/counting/drawn-derivations.ts';
import { RankedDerivations } from '../../derivation/counting/ranked-derivations.ts';
import { Printer } from '../../derivation/print/printer.ts';
import { resolveTokens } from '../../derivation/print/resolve-tokens.ts';
import { expand } from '../../derivation/production/expand.ts';
import { defaultLimits } from '../../derivation/production/production-limits.ts';
import { randomChooser } from '../../derivation/production/choices/random-chooser.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import { sizedWord, type SizedWord } from './sized-word.ts';

const largest = { tokens: 32, height: 80 } as const;

/** Draws words of random size, measured in tokens, or in height if the grammar has no tokens. */
export function* uniformWords(target: GrammarArguments, random: Random): Generator<SizedWord, void, void> {
  const { grammars, rests } = target;
  const sources = grammars.map((grammar) => new WordSource(grammar, random));
  for (;;) {
    const words = sources.map((source) => source.next());
    const size = words.reduce((sum, word) => sum + word.size, 0);
    yield sizedWord(
      target,
      words.map(({ text }) => text),
      rests[random.int(rests.length)] ?? [],
      size,
    );
  }
}

class WordSource {
  readonly #grammar: Grammar;
  readonly #random: Random;
  readonly #printer: Printer;
  readonly #drawn: DrawnDerivations;

  constructor(grammar: Grammar, random: Random) {
    this.#grammar = grammar;
    this.#random = random;
    this.#printer = new Printer(grammar);
    const texts = randomChooser(random);
    const measure = grammar.hasTokens ? 'tokens' : 'height';
    const ranked = new RankedDerivations(grammar, measure, (token) => expand(grammar, texts, defaultLimits, token)!);
    this.#drawn = new DrawnDerivations(ranked, largest[measure], random);
  }

  next(): { readonly text: string; readonly size: number } {
    const { tree, size } = this.#drawn.next();
    return { text: resolveTokens(tree, this.#grammar, this.#printer, this.#random).text, size };
  }
}
