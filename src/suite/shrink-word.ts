import { Parser } from '../derivation/parse/parser.ts';
import { Printer } from '../derivation/print/printer.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';
import { shrinkTree } from '../derivation/shrinking/shrink-tree.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { shownSteps } from './shrink-input.ts';

/**
 * Reduces a text by way of its derivation tree, so that it stays a word of the grammar; undefined if it is not a word.
 */
export function shrinkWord(
  input: RunInput & { readonly kind: 'text' },
  grammar: Grammar,
): Shrinker<RunInput> | undefined {
  const parsed = new Parser(grammar).parse(input.text);
  if (parsed.kind !== 'parsed') return undefined;
  const printer = new Printer(grammar);
  return shownSteps(shrinkTree(parsed.tree(), grammar), (tree) => ({ ...input, text: printer.print(tree).text }));
}
