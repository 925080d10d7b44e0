import { isObject } from '../../realm/intrinsics.ts';
import type { Call } from '../../calls/call.ts';
import { peek } from '../../heap/peek.ts';
import { elementShadows, placeShadows } from '../array/array-shadows.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

/** Error constructors, each with the index of the message among its arguments. */
const errors: readonly (readonly [constructor: unknown, message: number])[] = [
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((one) => [one, 0] as const),
  [AggregateError, 1],
];

/** Models of errors. An error keeps the shadow of its message, so reporting a value does not concretize it. */
export function addErrorModels(context: ModelContext): void {
  for (const [constructor, message] of errors) context.models.add(constructor, errorModel(context, message));
  // The stack begins with the message of the object.
  context.models.add(Error.captureStackTrace, {
    after: () => {
      context.natives.noteMessage();
      return 0;
    },
  });
  context.models.add(Error.prototype.toString, { after: (call) => context.texts.nodeOf(call.self, call.site) });
}

function errorModel(context: ModelContext, position: number): Model {
  return {
    after: (call: Call, result: unknown) => {
      if (!isObject(result)) return 0;
      const { side } = context;
      const options = call.args[position + 1];
      side.store(result, 'cause', side.read(options, 'cause', peek(options, 'cause')));
      if (position === 1)
        placeShadows(side, peek(result, 'errors'), elementShadows(side, call.args[0], call.site) ?? []);
      const given = call.args[position];
      const shadow = isObject(given) ? context.texts.nodeOf(given, call.site) : (call.shadows[position] ?? 0);
      if (shadow === 0) return 0;
      if (typeof given !== 'string' && !isObject(given))
        return concretizeCall(context, call, 'message that is not a string');
      side.store(result, 'message', shadow);
      context.natives.noteMessage();
      return 0;
    },
  };
}
