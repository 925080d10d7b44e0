import { openTarget, type TargetOptions } from '../open-target.ts';
import type { Run } from '../target.ts';

/**
 * Rewritten code needs more of the stack: a run that overflows it counts only if it does so natively too, else it ended
 * as the native one did. Other runs are answered as they are.
 */
export async function confirmOverflow(run: Run, options: TargetOptions): Promise<Run> {
  const { outcome } = run;
  const isOverflow = outcome.kind === 'failed' && outcome.failure.kind === 'stack-overflow';
  if (!isOverflow || options.build === 'native') return run;
  const target = await openTarget({ ...options, build: 'native' });
  try {
    const native = await target.runOne(run.input);
    return { ...run, outcome: native.outcome };
  } finally {
    await target.close();
  }
}
