import { relative, sep } from 'node:path';

import type { Difference } from '../execution/comparison.ts';
import type { Failure } from '../execution/outcome/outcome.ts';
import { fileFrames } from '../execution/outcome/stack.ts';
import type { Run } from '../execution/target.ts';
import type { BranchPair } from './branch-pair.ts';
import type { FindingKind } from './finding-kinds.ts';
import type { SlowInputFamily } from './slow-input-family.ts';
import { signatureOf } from './signature.ts';

/** A run that ended in a failure. */
export interface Failing {
  readonly kind: FindingKind;
  /** The class of the error, such as `TypeError`; empty if nothing was thrown. */
  readonly errorClass: string;
  readonly message: string;
  readonly stack: string;
  /** `file:line:column` of the throw, relative to the working directory; empty if unknown. */
  readonly site: string;
  /** Equal for failures with the same cause. */
  readonly signature: string;
  /** How the sides of a comparison differ. */
  readonly difference?: Difference;
  /** Tells differences with one signature apart. A native run does not show it. */
  readonly branches?: BranchPair;
  /** The repeated part of a `slow` finding. */
  readonly pump?: SlowInputFamily;
}

export interface JudgeRules {
  /** The absolute path of the target's file; signatures name other files relative to it. */
  readonly targetFile: string;
  /** Kinds that are not findings. */
  readonly allowed?: readonly FindingKind[];
}

/**
 * Returns undefined if the run returned, was excluded by an assumption, rejected its input, or failed in an allowed
 * way.
 */
export function judgeRun({ outcome }: Pick<Run, 'outcome'>, rules: JudgeRules): Failing | undefined {
  if (!('failure' in outcome) || outcome.kind === 'rejected') return undefined;
  if (rules.allowed?.includes(outcome.failure.kind) === true) return undefined;
  return failingOf(outcome.failure, rules);
}

export function failingOf(
  { kind, errorClass, message, stack, about, difference }: Omit<Failure, 'kind'> & { readonly kind: FindingKind },
  { targetFile }: JudgeRules,
): Failing {
  const signature = signatureOf({ kind, errorClass, stack, about, message }, targetFile);
  const site = difference === undefined ? siteOfStack(stack) : siteOfThrow(difference);
  return { kind, errorClass, message, stack, site, signature, ...(difference && { difference }) };
}

/** The site of the first side that threw. */
function siteOfThrow({ results }: Difference): string {
  const threw = results.find(({ outcome }) => outcome === 'threw');
  return threw?.outcome === 'threw' ? threw.site : '';
}

/** Returns `file:line:column` of the topmost frame in a file; empty if there is none. */
export function siteOfStack(stack: string): string {
  const [top] = fileFrames(stack);
  if (top === undefined) return '';
  return `${relative('', top.file).split(sep).join('/')}:${top.line}:${top.column}`;
}
