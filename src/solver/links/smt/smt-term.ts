import type { Bounds } from '../../../constraint/simplify/bounds/integer-bounds.ts';
import type { Dyadic } from './dyadic.ts';
import type { IntegerTerm } from './number-theory.ts';

/** An SMT-LIB term with its sort. Bigints are integers in every theory. */
export type SmtTerm =
  | { readonly kind: 'bool'; readonly text: string }
  | DoubleTerm
  | { readonly kind: 'bigint'; readonly text: string }
  | TextTerm
  | ({ readonly kind: 'integer' } & IntegerTerm);

export interface TextTerm {
  readonly kind: 'text';
  readonly text: string;
  /** Whether the empty text represents undefined. */
  readonly isOptional: boolean;
}

export interface DoubleTerm {
  readonly kind: 'double';
  readonly text: string;
  /** Defined if no operation of the term can have been rounded. */
  readonly dyadic: Dyadic | undefined;
}

export function bigintText(value: bigint): string {
  return value < 0n ? `(- ${-value})` : String(value);
}

export function hull(a: Bounds, b: Bounds): Bounds {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
