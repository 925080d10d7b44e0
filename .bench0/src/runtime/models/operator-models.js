import { operators } from '../../core/operators.js';
import { functionModel, methodModel } from './pure-model.js';
/**
 * Adds the models of all built-ins that are operators of the same name. A built-in that needs more, because it throws for
 * some arguments for instance, gets its own model afterwards, which replaces this one.
 */
export function addOperatorModels(context) {
    const holders = {
        'String.prototype': { holder: String.prototype, receiver: 'string' },
        'Number.prototype': { holder: Number.prototype, receiver: 'number' },
        Math: { holder: Math, receiver: undefined },
        globalThis: { holder: globalThis, receiver: undefined },
    };
    for (const { name, builtIn } of operators) {
        if (builtIn === undefined)
            continue;
        const { holder, receiver } = holders[builtIn];
        const target = holder[name];
        const model = receiver === undefined ? functionModel(context, name) : methodModel(context, name, receiver);
        context.models.add(target, model);
    }
}
