import type { SourceLocation } from './text/source-text.ts';

/**
 * An error that the user can fix: a bad grammar, a missing file, a wrong flag. Shown without a stack, exit code 2.
 *
 * @example
 * ```ts
 * try {
 *   await explore('src/parse.ts#prase');
 * } catch (error) {
 *   if (!(error instanceof CoppiceError)) throw error;
 *   console.log(error.code, error.message, error.hint);
 * }
 * ```
 */
export class CoppiceError extends Error {
  override readonly name = 'CoppiceError';
  /** Stable and machine-readable, in kebab-case: tests and scripts match on the code, never on the message. */
  readonly code: string;
  readonly hint: string | undefined;
  readonly location: SourceLocation | undefined;

  constructor(code: string, message: string, details: CoppiceErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
    this.location = details.location;
  }
}

/** The optional parts of a `CoppiceError`. */
export interface CoppiceErrorDetails {
  readonly hint?: string | undefined;
  readonly location?: SourceLocation | undefined;
  readonly cause?: unknown;
}
