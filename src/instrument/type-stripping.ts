import type { SourceMapPayload } from 'node:module';

import { transformSync } from 'oxc-transform';

import { CoppiceError } from '../core/coppice-error.ts';

export interface StrippedText {
  readonly text: string;
  /** Leads back to the typed text; null if nothing had to be stripped. */
  readonly map: SourceMapPayload | null;
}

/** JavaScript of a TypeScript or JSX file: types go, enums, namespaces and parameter properties become code. */
export function stripTypes(fileName: string, text: string): StrippedText {
  if (!needsStripping(fileName)) return { text, map: null };
  const result = transformSync(fileName, text, { sourcemap: true, target: 'esnext' });
  const failure = result.errors.find((error) => (error.severity as string) === 'Error');
  if (failure !== undefined) {
    throw new CoppiceError('syntax', `${fileName}: ${failure.message}`, { hint: failure.codeframe ?? undefined });
  }
  return { text: result.code, map: (result.map as unknown as SourceMapPayload | undefined) ?? null };
}

function needsStripping(fileName: string): boolean {
  return /\.(?:[mc]?ts|[tj]sx)$/u.test(fileName);
}
