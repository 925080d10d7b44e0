import type { Expression } from '../../expression.ts';

/**
 * An expression with parts that are taken back: `A - B` of W3C's notation, `!B A` of parsing expressions. Context-free
 * grammars have no such thing; `FilterResolver` computes it where that can be done exactly.
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
   * - `minus`: words of `item` that are not words of `by`
   * - `not-ahead`: words of `item` where the text does not go on with a word of `by`
   * - `ahead`: words of `item` where the text goes on with a word of `by`
   */
  readonly how: 'minus' | 'not-ahead' | 'ahead';
  /** Where a warning points if the filter cannot be computed. */
  readonly offset: number;
}
