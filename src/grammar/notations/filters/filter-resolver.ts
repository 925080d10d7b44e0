import type { CharSet } from '../../char-set.ts';
import { alt, charClass, type Expression, repeat, seq } from '../../expression.ts';
import type { Filter, FilteredExpression } from './filtered-expression.ts';
import { SingleCharacters } from './single-characters.ts';

/** What to say about filters that leave the language of the grammar other than it was meant. */
export interface FilterReports {
  /** The filter had to be dropped, at least in part: more words are derived. */
  dropped(filter: Filter): void;
  /** Nothing passes the filter. */
  empty(filter: Filter): Error;
}

/** Computes filters between sets of characters exactly, and drops the others. */
export class FilterResolver {
  private readonly characters: SingleCharacters;
  private readonly reports: FilterReports;

  constructor(bodies: ReadonlyMap<string, FilteredExpression>, reports: FilterReports) {
    this.characters = new SingleCharacters(bodies);
    this.reports = reports;
  }

  resolve(expression: FilteredExpression): Expression {
    switch (expression.kind) {
      case 'sequence':
        return seq(expression.items.map((item) => this.resolve(item)));
      case 'choice':
        return alt(expression.options.map((option) => this.resolve(option)));
      case 'repetition':
        return repeat(this.resolve(expression.item), expression.min, expression.max);
      case 'filter':
        return this.resolveFilter(expression);
      default:
        return expression;
    }
  }

  private resolveFilter(filter: Filter): Expression {
    const words = this.characters.allOf(filter.item);
    const passed = words && this.pass(words, filter);
    if (passed === undefined) {
      this.reports.dropped(filter);
      return this.resolve(filter.item);
    }
    if (!passed.exact) this.reports.dropped(filter);
    if (passed.set.size === 0) throw this.reports.empty(filter);
    return charClass(passed.set);
  }

  /** Undefined if the filter says nothing about single characters. */
  private pass(words: CharSet, { by, how }: Filter): { set: CharSet; exact: boolean } | undefined {
    const { single, longer } = this.characters.beginningsOf(by);
    if (how === 'ahead') return longer?.size === 0 ? { set: words.intersect(single), exact: true } : undefined;
    if (single.size === 0 && (how === 'not-ahead' || longer === undefined)) return undefined;
    // A longer word takes away no character but, when looking ahead, the text it begins: `"\r\n"` beside `"\r"` adds nothing.
    const exact = longer !== undefined && (how === 'minus' || longer.minus(single).size === 0);
    return { set: words.minus(single), exact };
  }
}
