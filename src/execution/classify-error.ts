import { readFileSync } from 'node:fs';

import type { ErrorRules } from './error-rules.ts';
import type { Failure, FailureKind, Outcome } from './outcome.ts';
import type { RawError } from './protocol.ts';
import type { RewritingService } from './rewriting-service.ts';
import { originalStack, topFrame, withoutOwnFrames, type TopFrame } from './stack.ts';

/** What the permission model refuses without naming the flag. */
const refusals = new Map([['ERR_DLOPEN_DISABLED', '; --allow addon would permit it']]);

/**
 * Whether an error says "invalid input" or gives away a fault: errors of the subject's own making are rejections,
 * and so is any SyntaxError; what the engine or Node raised inside the subject is a failure.
 */
export function classifyError(error: RawError, files: RewritingService, rules: ErrorRules): Outcome {
  const stack = originalStack(error.stack, files);
  const kind = failureKind(error);
  const rejected = kind === 'exception' && isRejection(error, stack, files, rules);
  const message = error.message + (refusals.get(error.code) ?? '');
  const failure: Failure = { kind, errorClass: error.errorClass, message, stack };
  return { kind: rejected ? 'rejected' : 'failed', failure };
}

function failureKind(error: RawError): FailureKind {
  if (error.code === 'ERR_ACCESS_DENIED' || refusals.has(error.code)) return 'denied';
  const overflow = error.errorClass === 'RangeError' && error.message === 'Maximum call stack size exceeded';
  return overflow ? 'stack-overflow' : 'exception';
}

function isRejection(error: RawError, stack: string, files: RewritingService, rules: ErrorRules): boolean {
  if (error.isDeclared || rules.rejections.includes(error.errorClass)) return true;
  if (rules.failures.includes(error.errorClass)) return false;
  if (error.errorClass === 'AssertionError' || error.code === 'ERR_ASSERTION') return false;
  if (!error.isError || error.errorClass === 'SyntaxError') return true;
  const frame = topFrame(stack);
  if (frame.kind === 'file' && frame.file === rules.harnessFile) return false;
  // Frames inside Node itself have no path.
  if (frame.kind === 'native') return !error.builtIn && !error.code.startsWith('ERR_');
  if (!error.builtIn) return true;
  if (error.errorClass === 'Error') return true;
  const running = topFrame(withoutOwnFrames(error.stack));
  return [
    sourceAt(frame, (file) => files.originalText(file)),
    sourceAt(running, (file) => files.runningText(file)),
  ].some((source) => constructsError(source, error.message));
}

/**
 * The frame of an error that code constructs points at the construction; that of one the engine raises, elsewhere,
 * unless a constructor refused its arguments or was none.
 */
function constructsError(source: string, message: string): boolean {
  const name = /^(?:new\s+)?(?<name>[\w$.]*)/u.exec(source)?.groups?.['name'] ?? '';
  if (source.startsWith('new')) return !isOtherBuiltIn(name) && !message.endsWith('is not a constructor');
  return /Error\s*\(/u.test(source.slice(0, name.length + 2)) || /^super\b/u.test(source);
}

function isOtherBuiltIn(name: string): boolean {
  const known = (globalThis as Readonly<Record<string, unknown>>)[name];
  return typeof known === 'function' && known !== Error && !(known.prototype instanceof Error);
}

function sourceAt(frame: TopFrame, textOf: (file: string) => string | undefined): string {
  if (frame.kind !== 'file') return '';
  const text = textOf(frame.file) ?? readText(frame.file);
  const row = text.split(/\r\n?|[\n\u2028\u2029]/u)[frame.line - 1] ?? '';
  return row.slice(frame.column - 1);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
