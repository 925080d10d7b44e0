import type { Derivation } from '../derivation.ts';
import type { SymbolicToken } from './symbolic-token.ts';

/** A place of a template that is filled in. */
export interface Hole {
  /** Whose words fit. */
  readonly token: SymbolicToken;
  /** In UTF-16 units, in the template's text. */
  readonly start: number;
  readonly length: number;
  /** May be filled with longer and shorter words as well. */
  readonly isOpen: boolean;
}

/** A word of a symbolic grammar: text with holes, each filled with a sample for a start. */
export interface Template {
  readonly text: string;
  /** From left to right. */
  readonly holes: readonly Hole[];
  /** Of the original grammar, samples included. */
  readonly derivation: Derivation;
}

/** For people: every hole named by its token, with its length unless it is one character. */
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
