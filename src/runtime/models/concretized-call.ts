import type { Call } from '../calls/call.ts';
import { concretizeContents } from '../heap/concretize-contents.ts';
import type { ModelContext } from './model-context.ts';

/** Makes everything symbolic about a call concrete, with the reason. */
export function concretizeCall(context: ModelContext, call: Call, reason: string): 0 {
  context.recorder.concretize(call.site, call.self, call.selfShadow, reason);
  return concretizeArguments(context, call, 0, reason);
}

/** As `concretizeCall`, for a receiver that is not what the model is about, and what lies in it. */
export function concretizeReceiver(context: ModelContext, call: Call, reason: string): 0 {
  concretizeContents(context.recorder, context.side, call.site, call.self, reason);
  return concretizeCall(context, call, reason);
}

/** Makes arguments concrete, from a position on. */
export function concretizeArguments({ recorder }: ModelContext, call: Call, from: number, reason: string): 0 {
  for (let at = from; at < call.args.length; at++)
    recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, reason);
  return 0;
}
