import { contains, type Domain } from '../constraint/domain.ts';
import { Parser } from '../derivation/parse/parser.ts';
import { Printer } from '../derivation/print/printer.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';
import { shrinkText } from '../derivation/shrinking/shrink-text.ts';
import { shrinkTree } from '../derivation/shrinking/shrink-tree.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { shrinkBytes, shrinkItems } from './shrink-value.ts';

/** Makes an input smaller and plainer, whatever it is made of; a lone text or run of bytes stays in its domain, if it is there. */
export function* shrinkInput(input: RunInput, only?: Domain): Shrinker<RunInput> {
  switch (input.kind) {
    case 'text':
      return yield* shown(within(only, input.text, shrinkText(input.text)), (text) => ({ ...input, text }));
    case 'bytes':
      return yield* shown(within(only, input.bytes, shrinkBytes(input.bytes)), (bytes) => ({ ...input, bytes }));
    case 'args':
      return yield* shown(shrinkArguments(input), (args) => ({ ...input, args }));
  }
}

/** Makes a text smaller by way of its tree, so that it stays a word of the grammar; undefined if it is none. */
export function shrinkWord(
  input: RunInput & { readonly kind: 'text' },
  grammar: Grammar,
): Shrinker<RunInput> | undefined {
  const parsed = new Parser(grammar).parse(input.text);
  if (parsed.kind !== 'parsed') return undefined;
  const printer = new Printer(grammar);
  return shown(shrinkTree(parsed.tree(), grammar), (tree) => ({ ...input, text: printer.print(tree).text }));
}

/** As many arguments as before, each still in its domain. */
function shrinkArguments({ args, domains }: RunInput & { readonly kind: 'args' }): Shrinker<readonly unknown[]> {
  const fits = (candidate: readonly unknown[]): boolean =>
    domains?.every((domain, i) => contains(domain, candidate[i])) ?? true;
  return fitting(shrinkItems(args, args.length), fits);
}

/** Only the steps that stay in the domain of a value; all of them if the value itself is not in it. */
function within<Value>(domain: Domain | undefined, value: Value, steps: Shrinker<Value>): Shrinker<Value> {
  if (domain === undefined || !contains(domain, value)) return steps;
  return fitting(steps, (candidate) => contains(domain, candidate));
}

function* fitting<Value>(steps: Shrinker<Value>, fits: (candidate: Value) => boolean): Shrinker<Value> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(fits(step.value) && (yield step.value));
  return step.value;
}

function* shown<Part>(steps: Shrinker<Part>, show: (part: Part) => RunInput): Shrinker<RunInput> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield show(step.value));
  return show(step.value);
}
