import type { Random } from '../core/random.ts';
import type { Derivation } from '../derivation/derivation.ts';
import { Printer } from '../derivation/print/printer.ts';
import { settleTokens } from '../derivation/print/settle-tokens.ts';
import { KPathProducer } from '../derivation/production/k-path.ts';
import type { KPathOptions } from '../derivation/production/k-path/k-path-options.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import { sizedWord, type SizedWord } from './sized-word.ts';

/** Words that cover the k-paths of the grammars, for one k after the other. */
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

/** Words of one grammar that cover its k-paths. */
export function* wordsCoveringPaths(
  grammar: Grammar,
  random: Random,
  options: KPathOptions,
): Generator<string, void, void> {
  const printer = new Printer(grammar);
  const producer = new KPathProducer(grammar, random, options);
  for (let tree: Derivation | undefined = producer.next(); tree !== undefined; tree = producer.next()) {
    yield settleTokens(tree, grammar, printer, random).text;
  }
}
