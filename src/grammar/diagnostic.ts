import { CoppiceError } from '../core/coppice-error.ts';
import type { SourceLocation } from '../core/text/source-text.ts';

/** A finding about a grammar. Codes are stable and in kebab-case. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly location: SourceLocation | undefined;
  readonly hint?: string | undefined;
}

export function errorOf(diagnostic: Diagnostic): CoppiceError {
  return new CoppiceError(diagnostic.code, diagnostic.message, diagnostic);
}
