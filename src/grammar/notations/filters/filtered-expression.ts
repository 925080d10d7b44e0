import type { Expression } from '../../expression.ts';

/**
 * An expression with excluded parts: `A - B` of the W3C notation, `!B A` of parsing expressions. Context-free grammars
 * cannot express this; `FilterResolver` computes it where this is possible exactly.
 */
export type FilteredExpression =
  | Expression
  | { readonly kind: 'sequence'; readonly items: readonly FilteredExpression[] }
  | { readonly kind: 'choice'; readonly options: readonly FilteredExpression[] }
  | {
      readonly kind: 'repetition';
      readonly item: FilteredExpression;
      readonly min: number;
      readonly max: number;
    }
  | Filter;

export interface Filter {
  readonly kind: 'filter';
  readonly item: FilteredExpression;
  readonly by: FilteredExpression;
  /**
   * The kind of filter:
   * - `minus`: words of `item` that are not words of `by`
   * - `not-ahead`: words of `item` where the text does not start with a word of `by`
   * - `ahead`: words of `item` where the text starts with a word of `by`
   */
  readonly how: 'minus' | 'not-ahead' | 'ahead';
  /** Position of the warning if the filter cannot be computed. */
  readonly offset: number;
}
