import type { Domain, TemplateDomain } from '../../constraint/domains/domain.ts';
import type { TokenSpans } from '../../core/lexicon.ts';
import type { SymbolicInput } from './symbolic-input.ts';

/** The input of one run: a text, bytes, or all arguments of the target. */
export type RunInput = (
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Only the holes are symbolic, and hole n is input n; without a template, the whole text is input 0. */
      readonly template?: TemplateDomain;
      /** Only the tokens are symbolic, as the subject's tokenizer returns them; numbered as in `core/lexicon.ts`. */
      readonly tokens?: TokenSpans;
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'args';
      readonly args: readonly unknown[];
      /** Define which parts are symbolic and how inputs are numbered; without them, primitive argument n is input n. */
      readonly domains?: readonly Domain[];
    }
) & {
  /** Values for calls of `symbolic`; a call without a value here receives the default of its domain. */
  readonly symbolic?: readonly SymbolicInput[];
};
