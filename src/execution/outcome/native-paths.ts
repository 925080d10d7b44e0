import type { TargetOptions } from '../open-target.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from '../target.ts';

/** A coverage build whose runs tell their native paths, as fine as the concolic build records them. */
export function withNativePaths({ choices }: Pick<TargetOptions, 'choices'>): Pick<TargetOptions, 'build' | 'choices'> {
  return { build: 'coverage', choices: { ...choices, pathHash: true, wholeConditions: true } };
}

/**
 * All decisions of a run and how it ended, as a key: equal for runs that took the same native path. Undefined where the
 * run did not come to its end, or was ruled out by an assumption.
 */
export function nativePathOf({ pathHash, outcome }: Pick<Run, 'pathHash' | 'outcome'>): string | undefined {
  if (pathHash === undefined || ['hung', 'memory', 'assumption'].includes(outcome.kind)) return undefined;
  // How deep a recursion gets depends on more than its input.
  if ('failure' in outcome && outcome.failure.kind === 'stack-overflow') return undefined;
  return `${pathHash} ${endOf(outcome)}`;
}

/** What all runs of one path have in common in how they end. */
function endOf(outcome: Outcome): string {
  if (!('failure' in outcome)) return outcome.kind;
  const { kind, errorClass } = outcome.failure;
  return `${outcome.kind} ${kind} ${errorClass}`;
}
