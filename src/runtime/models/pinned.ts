import type { Call } from '../call.ts';
import type { ModelContext } from './model-context.ts';

/** Makes everything symbolic about a call concrete, with the reason. */
export function pinCall({ recorder }: ModelContext, call: Call, reason: string): 0 {
  recorder.pin(call.site, call.self, call.selfShadow, reason);
  for (let at = 0; at < call.args.length; at++) recorder.pin(call.site, call.args[at], call.shadows[at] ?? 0, reason);
  return 0;
}
