import type { Call } from '../call.ts';
import type { ModelContext } from './model-context.ts';

/** Makes everything symbolic about a call concrete, with the reason. */
export function pinCall(context: ModelContext, call: Call, reason: string): 0 {
  context.recorder.pin(call.site, call.self, call.selfShadow, reason);
  return pinArguments(context, call, 0, reason);
}

/** Makes arguments concrete, from a position on. */
export function pinArguments({ recorder }: ModelContext, call: Call, from: number, reason: string): 0 {
  for (let at = from; at < call.args.length; at++)
    recorder.pin(call.site, call.args[at], call.shadows[at] ?? 0, reason);
  return 0;
}
