import type { Primitive } from '../../core/raw-trace.ts';

/** From, inclusive, to, exclusive: places in the text that is cut. */
export type Span = readonly [from: number, to: number];

/**
 * What an operation that looks for something in a text makes of it: a value, or pieces of the text and of other texts.
 * Both hold as long as the text has the same things in the same places.
 */
export interface Cut {
  readonly result:
    | { readonly kind: 'value'; readonly value: Primitive }
    | { readonly kind: 'pieces'; readonly pieces: readonly (Span | string)[] };
  /** Where what was looked for was found. */
  readonly marks: readonly Span[];
  /** Where else it would have been found had it been there; everywhere unless said. */
  readonly searched?: Span;
}

export function cutValue(value: Primitive, marks: readonly Span[]): Cut {
  return { result: { kind: 'value', value }, marks };
}

export function cutSpan(span: Span, marks: readonly Span[]): Cut {
  return { result: { kind: 'pieces', pieces: [span] }, marks };
}
