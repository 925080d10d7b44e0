import { describeDenial } from './describe-denial.ts';
import type { Outcome } from './outcome.ts';
import { hung } from './outcome-of-run.ts';
import type { RewritingService } from '../rewriting/rewriting-service.ts';
import { originalStack } from './stack.ts';
import type { Death } from '../process/subject-process.ts';
import type { KillReason } from '../process/watchdog.ts';

/** The outcome of a run whose process died. */
export function outcomeOfDeath(death: Death, killed: KillReason | undefined, files: RewritingService): Outcome {
  if (killed?.kind === 'time') return hung(`did not finish within ${killed.limitMs} ms`);
  if (killed?.kind === 'memory') return outOfMemory(`used more than ${killed.limitMb} MB of memory`);
  if (death.isDamaged) {
    const message = describeDenial({ what: "writing to a descriptor of Coppice's own", permission: undefined });
    return { kind: 'failed', failure: { kind: 'denied', errorClass: '', message, stack: '' } };
  }
  if (/heap out of memory|Array buffer allocation failed/u.test(death.errorOutput)) {
    return outOfMemory('ran out of heap memory');
  }
  const finalMessage = death.finalMessage;
  const message = finalMessage === undefined ? endedBy(death) : `${finalMessage.what} ended the process`;
  const stack = finalMessage === undefined ? death.errorOutput : originalStack(finalMessage.stack, files);
  return { kind: 'failed', failure: { kind: 'exit', errorClass: '', message, stack } };
}

function outOfMemory(message: string): Outcome {
  return { kind: 'memory', failure: { kind: 'memory', errorClass: '', message, stack: '' } };
}

function endedBy({ code, signal }: Death): string {
  return signal === null ? `the process ended with code ${code}` : `the process was ended by ${signal}`;
}
