import type { Primitive } from '../../../core/raw-trace.ts';

/** From, inclusive, to, exclusive: positions in the text. */
export type SplitSpan = readonly [from: number, to: number];

/**
 * The result of an operation that searches a text: a value, or segments of the text and of other texts.
 * It holds as long as the text has the same matches at the same positions.
 */
export interface FixedSplit {
  readonly result:
    | { readonly kind: 'value'; readonly value: Primitive }
    | { readonly kind: 'segments'; readonly segments: readonly (SplitSpan | string)[] };
  /** The positions of the matches. */
  readonly marks: readonly SplitSpan[];
  /** The range in which a further match would change the result; the whole text if omitted. */
  readonly searched?: SplitSpan;
}

export function splitToValue(value: Primitive, marks: readonly SplitSpan[]): FixedSplit {
  return { result: { kind: 'value', value }, marks };
}

export function splitToSpan(span: SplitSpan, marks: readonly SplitSpan[]): FixedSplit {
  return { result: { kind: 'segments', segments: [span] }, marks };
}
