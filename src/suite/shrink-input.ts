import { contains, type Domain } from '../constraint/domain.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';
import { shrinkText } from '../derivation/shrinking/shrink-text.ts';
import type { RunInput } from '../execution/run-input.ts';
import { shrinkBytes, shrinkItems } from './shrink-value.ts';

/** Makes an input smaller and plainer, whatever it is made of; a lone text or run of bytes stays in its domain, if it is there. */
export function* shrinkInput(input: RunInput, only?: Domain): Shrinker<RunInput> {
  switch (input.kind) {
    case 'text':
      return yield* shownSteps(within(only, input.text, shrinkText(input.text)), (text) => ({ ...input, text }));
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

/** The steps of a shrinker of a part, each shown as an input. */
export function* shownSteps<Part>(steps: Shrinker<Part>, show: (part: Part) => RunInput): Shrinker<RunInput> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield show(step.value));
  return show(step.value);
}
