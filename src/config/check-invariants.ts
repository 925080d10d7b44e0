import { CoppiceError } from '../core/coppice-error.ts';
import type { InvariantName } from '../execution/invariant-names.ts';
import type { TargetUsage } from '../execution/target-usage.ts';

const callsAgain: ReadonlySet<InvariantName> = new Set(['deterministic', 'idempotent']);

/** Throws if an invariant calls the target again, and the target is not simply called. */
export function checkInvariants(
  names: readonly InvariantName[],
  usage: TargetUsage | undefined,
): readonly InvariantName[] {
  const found = usage === undefined ? undefined : names.find((name) => callsAgain.has(name));
  if (found === undefined) return [...new Set(names)];
  throw new CoppiceError('conflicting-options', `\`${found}\` is about functions, and the target is a ${usage!.kind}`, {
    hint: 'state it with --property FILE#EXPORT',
  });
}
