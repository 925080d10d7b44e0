import { classifyError } from './classify-error.ts';
import { describeDenial } from './describe-denial.ts';
import { differenceOfRun } from './difference-of-run.ts';
import { noErrorRules, type ErrorRules } from './error-rules.ts';
import type { Outcome } from './outcome.ts';
import type { BrokenProperty, Denial, RawEnd, RunAnswer } from '../process/protocol.ts';
import type { NotedPlace, RewritingService } from '../rewriting/rewriting-service.ts';
import { originalStack } from './stack.ts';
import type { Pollution } from '../subject/pollution/prototype-guard.ts';

/** The outcome of a run that ended by itself. */
export function outcomeOfRun(
  answer: RunAnswer,
  files: RewritingService,
  rules: ErrorRules,
  place?: NotedPlace,
): Outcome {
  if (answer.end.kind === 'not-reloaded') throw new Error('a run whose modules were not reloaded has no outcome');
  const own = outcomeOfEnd(answer.end, files, rules, place);
  const [denial] = answer.denied;
  // A denied attempt counts even if the subject caught the error.
  if (denial !== undefined) return denied(denial, own);
  // The sides of a comparison that pollute mostly return other values, too.
  if (answer.pollution !== undefined) return polluted(answer.pollution);
  if (answer.difference !== undefined && own.kind !== 'assumption')
    return differenceOfRun(answer.difference, files, rules);
  return answer.brokenProperty === undefined ? own : broken(answer.brokenProperty, files);
}

function outcomeOfEnd(
  end: Exclude<RawEnd, { kind: 'not-reloaded' }>,
  files: RewritingService,
  rules: ErrorRules,
  place: NotedPlace | undefined,
): Outcome {
  switch (end.kind) {
    case 'returned':
      return { kind: 'returned', result: end.result, ...(end.source === undefined ? {} : { source: end.source }) };
    case 'threw':
      return classifyError(end.error, files, rules, place);
    case 'unhandled': {
      const judged = classifyError(end.error, files, noErrorRules, place);
      if (judged.kind === 'returned' || judged.kind === 'assumption') return judged;
      const kind = judged.failure.kind === 'exception' && end.rejection ? 'unhandled-rejection' : judged.failure.kind;
      return { kind: 'failed', failure: { ...judged.failure, kind } };
    }
    case 'never-settles':
      return hung('the promise it returned never settles: the event loop is empty');
    case 'stopped':
      return hung('did not finish within its time limit');
    case 'assumption':
      return { kind: 'assumption' };
  }
}

export function hung(message: string): Outcome {
  return { kind: 'hung', failure: { kind: 'hang', errorClass: '', message, stack: '' } };
}

function denied(denial: Denial, own: Outcome): Outcome {
  const message = describeDenial(denial);
  const { errorClass, stack } = 'failure' in own ? own.failure : { errorClass: '', stack: '' };
  return { kind: 'failed', failure: { kind: 'denied', errorClass, message, stack } };
}

function polluted({ what, message }: Pollution): Outcome {
  return { kind: 'failed', failure: { kind: 'pollution', errorClass: '', message, stack: '', about: what } };
}

function broken({ name, message, error }: BrokenProperty, files: RewritingService): Outcome {
  const stack = error === undefined ? '' : originalStack(error.stack, files);
  const errorClass = error?.errorClass ?? '';
  return {
    kind: 'failed',
    failure: { kind: 'property', errorClass, message: `${name}: ${message}`, stack, about: name },
  };
}
