import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import { Printer } from '../print/printer.ts';
import { resolveTokens } from '../print/resolve-tokens.ts';
import { KPathProducer } from './k-path.ts';
import type { KPathOptions } from './k-path/k-path-options.ts';

/** Generates words of one grammar that cover its k-paths. */
export function* wordsCoveringPaths(
  grammar: Grammar,
  random: Random,
  options: KPathOptions,
): Generator<string, void, void> {
  const printer = new Printer(grammar);
  const producer = new KPathProducer(grammar, random, options);
  for (let tree: Derivation | undefined = producer.next(); tree !== undefined; tree = producer.next()) {
    yield resolveTokens(tree, grammar, printer, random).text;
  }
}
