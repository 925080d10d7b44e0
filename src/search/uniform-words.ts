import type { Random } from '../core/random.ts';
import { RankedDerivations } from '../derivation/counting/ranked-derivations.ts';
import type { Derivation } from '../derivation/derivation.ts';
import { Printer } from '../derivation/print/printer.ts';
import { settleTokens } from '../derivation/print/settle-tokens.ts';
import { expand } from '../derivation/production/expand.ts';
import { defaultLimits } from '../derivation/production/production-limits.ts';
import { randomChooser } from '../derivation/production/random-chooser.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import { sizedWord, type SizedWord } from './sized-word.ts';

/** Sizes are drawn up to here, in tokens, or in characters where the grammar has none. */
const largest = 32;

/** Words of a size drawn at random, all derivations of that size being equally likely. */
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
  private readonly grammar: Grammar;
  private readonly random: Random;
  private readonly printer: Printer;
  private readonly ranked: RankedDerivations;
  private readonly sizes: readonly number[];

  constructor(grammar: Grammar, random: Random) {
    this.grammar = grammar;
    this.random = random;
    this.printer = new Printer(grammar);
    const texts = randomChooser(random);
    this.ranked = new RankedDerivations(
      grammar,
      grammar.hasTokens ? 'tokens' : 'characters',
      (token) => expand(grammar, texts, defaultLimits, token) as Derivation,
    );
    const sizes = Array.from({ length: largest + 1 }, (_, size) => size).filter((size) => this.ranked.count(size) > 0n);
    this.sizes = sizes.length > 0 ? sizes : [this.ranked.nearestSizes(largest).larger ?? 0];
  }

  next(): { readonly text: string; readonly size: number } {
    const size = this.sizes[this.random.int(this.sizes.length)] as number;
    const tree = this.ranked.at(size, this.random.bigint(this.ranked.count(size)));
    return { text: settleTokens(tree, this.grammar, this.printer, this.random).text, size };
  }
}
