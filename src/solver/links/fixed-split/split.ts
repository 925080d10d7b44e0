import type { Primitive } from '../../../core/raw-trace.ts';

/** From, inclusive, to, exclusive: positions in the text. */
export type SplitSpan = readonly [from: number, to: number];

/**
 * The result of an operation that searches a text: a value, or segments of the text and of other texts.
 * It holds as long as the text has the same matches at the same positions.
 */
export interface Cut {
  readonly result:
    | { readonly kind: 'value'; readonly value: Primitive }
    | { readonly kind: 'pieces'; readonly pieces: readonly (SplitSpan | string)[] };
  /** The positions of the matches. */
  readonly marks: readonly SplitSpan[];
  /** The range in which a further match would change the result; the whole text if omitted. */
  readonly searched?: SplitSpan;
}

export function cutValue(value: Primitive, marks: readonly SplitSpan[]): Cut {
  return { result: { kind: 'value', value }, marks };
}

export function cutSpan(span: SplitSpan, marks: readonly SplitSpan[]): Cut {
  return { result: { kind: 'pieces', pieces: [span] }, marks };
}
