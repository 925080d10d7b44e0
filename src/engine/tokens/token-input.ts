import type { TokenSpans } from '../../core/lexicon.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** A text input that is symbolic at token level. */
export type TokenInput = RunInput & { readonly kind: 'text'; readonly tokens: TokenSpans };

export function isTokenInput(input: RunInput): input is TokenInput {
  return input.kind === 'text' && input.tokens !== undefined;
}
