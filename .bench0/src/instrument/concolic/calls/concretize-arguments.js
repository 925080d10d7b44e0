import { ifSet, list, shadowTest } from '../emitted.js';
/** Code that concretizes values passed to code that cannot take shadows. `reason` must contain no quotes. */
export function concretizeArguments(context, node, values, shadows, reason) {
    return ifSet(shadowTest(shadows), context.runtime.call('concretizeArguments', context.site(node), list(values), list(shadows), `'${reason}'`));
}
