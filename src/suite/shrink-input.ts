import { contains, type Domain } from '../constraint/domains/domain.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { shrinkPlainText } from './shrink-plain-text.ts';
import { shrinkBytes, shrinkItems } from './shrink-value.ts';

/** Reduces an input of any kind. A text or bytes input stays in its domain `only`, if it is in it. */
export function* shrinkInput(input: RunInput, only?: Domain): Shrinker<RunInput> {
  switch (input.kind) {
    case 'text':
      return yield* shownSteps(within(only, input.text, shrinkPlainText(input.text)), (text) => ({ ...input, text }));
    case 'bytes':
      return yield* shownSteps(within(only, input.bytes, shrinkBytes(input.bytes)), (bytes) => ({ ...input, bytes }));
    case 'args':
      return yield* shownSteps(shrinkArguments(input), (args) => ({ ...input, args }));
  }
}

/** Keeps the number of arguments, and each argument in its domain. */
function shrinkArguments({ args, domains }: RunInput & { readonly kind: 'args' }): Shrinker<readonly unknown[]> {
  const fits = (candidate: readonly unknown[]): boolean =>
    domains?.every((domain, i) => contains(domain, candidate[i])) ?? true;
  return fitting(shrinkItems(args, args.length), fits);
}

/** Restricts a shrinker to the domain of a value; not if the value itself is outside of it. */
function within<Value>(domain: Domain | undefined, value: Value, steps: Shrinker<Value>): Shrinker<Value> {
  if (domain === undefined || !contains(domain, value)) return steps;
  return fitting(steps, (candidate) => contains(domain, candidate));
}

function* fitting<Value>(steps: Shrinker<Value>, fits: (candidate: Value) => boolean): Shrinker<Value> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(fits(step.value) && (yield step.value));
  return step.value;
}

/** Converts the steps of a shrinker of a part into inputs. */
export function* shownSteps<Part>(steps: Shrinker<Part>, show: (part: Part) => RunInput): Shrinker<RunInput> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield show(step.value));
  return show(step.value);
}
