import { operators } from '../../core/operators.ts';
import type { ModelContext } from './model-context.ts';
import { functionModel, methodModel } from './pure-model.ts';

/**
 * Adds the models of all built-ins that are operators of the same name. A built-in that needs more, because it throws for
 * some arguments for instance, gets its own model afterwards, which replaces this one.
 */
export function addOperatorModels(context: ModelContext): void {
  const holders = {
    'String.prototype': { holder: String.prototype, receiver: 'string' },
    'Number.prototype': { holder: Number.prototype, receiver: 'number' },
    Math: { holder: Math, receiver: undefined },
    globalThis: { holder: globalThis, receiver: undefined },
  } as const;
  for (const { name, builtIn } of operators) {
    if (builtIn === undefined) continue;
    const { holder, receiver } = holders[builtIn];
    const target = (holder as unknown as Record<string, unknown>)[name];
    const model = receiver === undefined ? functionModel(context, name) : methodModel(context, name, receiver);
    context.models.add(target, model);
  }
}
