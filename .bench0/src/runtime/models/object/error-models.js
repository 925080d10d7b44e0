import { isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { elementShadows, placeShadows } from '../array/array-shadows.js';
import { concretizeCall } from '../concretized-call.js';
/** Error constructors, each with the index of the message among its arguments. */
const errors = [
    ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((one) => [one, 0]),
    [AggregateError, 1],
];
/** Models of errors. An error keeps the shadow of its message, so reporting a value does not concretize it. */
export function addErrorModels(context) {
    for (const [constructor, message] of errors)
        context.models.add(constructor, errorModel(context, message));
    // The stack begins with the message of the object.
    context.models.add(Error.captureStackTrace, {
        after: () => {
            context.natives.noteMessage();
            return 0;
        },
    });
    context.models.add(Error.prototype.toString, { after: (call) => context.texts.nodeOf(call.self, call.site) });
}
function errorModel(context, position) {
    return {
        after: (call, result) => {
            if (!isObject(result))
                return 0;
            const { side } = context;
            const options = call.args[position + 1];
            side.store(result, 'cause', side.read(options, 'cause', peek(options, 'cause')));
            if (position === 1)
                placeShadows(side, peek(result, 'errors'), elementShadows(side, call.args[0], call.site) ?? []);
            const given = call.args[position];
            const shadow = isObject(given) ? context.texts.nodeOf(given, call.site) : (call.shadows[position] ?? 0);
            if (shadow === 0)
                return 0;
            if (typeof given !== 'string' && !isObject(given))
                return concretizeCall(context, call, 'message that is not a string');
            side.store(result, 'message', shadow);
            context.natives.noteMessage();
            return 0;
        },
    };
}
