import type { Domain, TemplateDomain } from '../../constraint/domain.ts';
import type { TokenCuts } from '../../core/lexicon.ts';
import type { SymbolicInput } from './symbolic-input.ts';

/** What one run gives the target: one text, one run of bytes, or all of its arguments. */
export type RunInput = (
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Only its holes are symbolic, hole n being input n; without it, all of the text is input 0. */
      readonly template?: TemplateDomain;
      /** Only its tokens are symbolic, as the subject's tokenizer gives them; numbered as `core/lexicon.ts` says. */
      readonly tokens?: TokenCuts;
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'args';
      readonly args: readonly unknown[];
      /** Say what is symbolic in them and how inputs are numbered; without them, primitive argument n is input n. */
      readonly domains?: readonly Domain[];
    }
) & {
  /** Answers to calls of `symbolic`; one that is missing here gets the default of its domain. */
  readonly symbolic?: readonly SymbolicInput[];
};
