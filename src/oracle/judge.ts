import { relative, sep } from 'node:path';

import type { Failure } from '../execution/outcome.ts';
import { fileFrames } from '../execution/stack.ts';
import type { Run } from '../execution/target.ts';
import type { FindingKind } from './finding-kind.ts';
import type { Pump } from './pump.ts';
import { signatureOf } from './signature.ts';

/** Kinds that a user may do without. */
export const allowableKinds = ['stack-overflow', 'exit', 'unhandled-rejection', 'memory', 'hang', 'slow'] as const;

/** A run that should not have ended as it did. */
export interface Failing {
  readonly kind: FindingKind;
  /** `TypeError`...; empty where nothing was thrown. */
  readonly errorClass: string;
  readonly message: string;
  readonly stack: string;
  /** `file:line:column` where it was thrown, seen from the working directory; empty if unknown. */
  readonly site: string;
  /** Equal for failures of one cause. */
  readonly signature: string;
  /** The texts whose time grows too fast, of a `slow` one. */
  readonly pump?: Pump;
}

export interface JudgeRules {
  /** The target's file, absolute: signatures name other files relative to it. */
  readonly targetFile: string;
  /** Kinds that are no findings here. */
  readonly allowed?: readonly FindingKind[];
}

/** Undefined if the run returned, was of no interest, said that its input is invalid, or failed in a way that is allowed. */
export function judgeRun({ outcome }: Pick<Run, 'outcome'>, rules: JudgeRules): Failing | undefined {
  if (!('failure' in outcome) || outcome.kind === 'rejected') return undefined;
  if (rules.allowed?.includes(outcome.failure.kind) === true) return undefined;
  return failingOf(outcome.failure, rules);
}

export function failingOf(
  { kind, errorClass, message, stack, about }: Omit<Failure, 'kind'> & { readonly kind: FindingKind },
  { targetFile }: JudgeRules,
): Failing {
  const signature = signatureOf({ kind, errorClass, stack, about, message }, targetFile);
  return { kind, errorClass, message, stack, site: siteOfStack(stack), signature };
}

/** `file:line:column` of the topmost frame in a file; empty if there is none. */
export function siteOfStack(stack: string): string {
  const [top] = fileFrames(stack);
  if (top === undefined) return '';
  return `${relative('', top.file).split(sep).join('/')}:${top.line}:${top.column}`;
}
