import type { Derivation } from '../derivation.ts';
import type { SymbolicToken } from './symbolic-token.ts';

/** A position of a template that is filled in. */
export interface Hole {
  /** The token whose words fit. */
  readonly token: SymbolicToken;
  /** Offset in the template's text, in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  /** True if words of other lengths fit as well. */
  readonly isOpen: boolean;
}

/** A word of a symbolic grammar: text with holes, each filled with an initial sample. */
export interface Template {
  readonly text: string;
  /** From left to right. */
  readonly holes: readonly Hole[];
  /** Derivation by the original grammar, including the samples. */
  readonly derivation: Derivation;
}

/** Returns the text with every hole shown as its token, with its length unless that is one character. */
export function templateText({ text, holes }: Template): string {
  let shown = '';
  let at = 0;
  for (const { token, start, length, isOpen } of holes) {
    const size = isOpen ? '*' : length === 1 ? '' : `:${length}`;
    shown += `${text.slice(at, start)}‹${token.name}${size}›`;
    at = start + length;
  }
  return shown + text.slice(at);
}
