import { contains } from '../constraint/domains/domain.js';
import { shrinkPlainText } from './shrink-plain-text.js';
import { shrinkBytes, shrinkItems } from './shrink-value.js';
/** Reduces an input of any kind. A text or bytes input stays in its domain `only`, if it is in it. */
export function* shrinkInput(input, only) {
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
function shrinkArguments({ args, domains }) {
    const fits = (candidate) => domains?.every((domain, i) => contains(domain, candidate[i])) ?? true;
    return fitting(shrinkItems(args, args.length), fits);
}
/** Restricts a shrinker to the domain of a value; not if the value itself is outside of it. */
function within(domain, value, steps) {
    if (domain === undefined || !contains(domain, value))
        return steps;
    return fitting(steps, (candidate) => contains(domain, candidate));
}
function* fitting(steps, fits) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(fits(step.value) && (yield step.value));
    return step.value;
}
/** Converts the steps of a shrinker of a part into inputs. */
export function* shownSteps(steps, show) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(yield show(step.value));
    return show(step.value);
}
