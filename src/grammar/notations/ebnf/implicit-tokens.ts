import { type Expression, ref } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import type { Cursor } from '../cursor.ts';

/**
 * In a grammar with lexical rules, `i"select"` and `/[a-z]+/` in a syntax rule are one token each, as `"select"` is, and
 * not a token per character. They become lexical rules named as they are written.
 */
export class ImplicitTokens {
  private readonly byText = new Map<string, DraftRule>();

  /** In front of the other rules: like a literal, such a token is preferred to a named one of the same length. */
  get rules(): readonly DraftRule[] {
    return [...this.byText.values()];
  }

  /** The token for what was read from `offset` on. */
  tokenFor(body: Expression, cursor: Cursor, offset: number): Expression {
    const { source } = cursor;
    const written = source.text.slice(offset, cursor.offset);
    const name = written.startsWith('i') ? written.toLowerCase() : written;
    if (!this.byText.has(name)) this.byText.set(name, { name, kind: 'token', body, source, offset });
    return ref(name, offset);
  }
}
