import { concretizeContents } from '../heap/concretize-contents.js';
/** Concretizes the receiver and all arguments of a call. */
export function concretizeCall(context, call, reason) {
    context.recorder.concretize(call.site, call.self, call.selfShadow, reason);
    return concretizeArgumentsFrom(context, call, 0, reason);
}
/** As `concretizeCall`, with the contents of the receiver, which is not of the type that the model expects. */
export function concretizeReceiver(context, call, reason) {
    concretizeContents(context.recorder, context.side, call.site, call.self, reason);
    return concretizeCall(context, call, reason);
}
/** Concretizes the arguments from an index on. */
export function concretizeArgumentsFrom({ recorder }, call, from, reason) {
    for (let at = from; at < call.args.length; at++)
        recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, reason);
    return 0;
}
