import type { Call } from '../calls/call.ts';
import { pinContents } from '../heap/concretize-contents.ts';
import type { ModelContext } from './model-context.ts';

/** Makes everything symbolic about a call concrete, with the reason. */
export function pinCall(context: ModelContext, call: Call, reason: string): 0 {
  context.recorder.pin(call.site, call.self, call.selfShadow, reason);
  return pinArguments(context, call, 0, reason);
}

/** As `pinCall`, for a receiver that is not what the model is about, and what lies in it. */
export function pinReceiver(context: ModelContext, call: Call, reason: string): 0 {
  pinContents(context.recorder, context.side, call.site, call.self, reason);
  return pinCall(context, call, reason);
}

/** Makes arguments concrete, from a position on. */
export function pinArguments({ recorder }: ModelContext, call: Call, from: number, reason: string): 0 {
  for (let at = from; at < call.args.length; at++)
    recorder.pin(call.site, call.args[at], call.shadows[at] ?? 0, reason);
  return 0;
}
