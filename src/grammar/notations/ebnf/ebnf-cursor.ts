import { Cursor } from '../cursor.ts';
import type { ImplicitTokens } from './implicit-tokens.ts';

/** A cursor that knows what Coppice EBNF allows between tokens. */
export class EbnfCursor extends Cursor {
  /** Set while a syntax rule of a grammar with lexical rules is read. */
  implicitTokens: ImplicitTokens | undefined;
  private tokenEnd = 0;
  private blankEnd = -1;

  /** Where the last token before the position ended: the place to point at when something is missing after it. */
  get endOfLastToken(): number {
    return this.offset === this.blankEnd ? this.tokenEnd : this.offset;
  }

  /** Steps over white space and comments. */
  skipBlanks(): void {
    if (this.offset === this.blankEnd) return;
    this.tokenEnd = this.offset;
    while (this.match(/\s+|\/\/[^\n\r]*/y) !== undefined || this.skipBlockComment());
    this.blankEnd = this.offset;
  }

  /** What `look` says; the cursor then stands where it stood. */
  lookAhead(look: () => boolean): boolean {
    const { offset, tokenEnd, blankEnd } = this;
    const answer = look();
    Object.assign(this, { offset, tokenEnd, blankEnd });
    return answer;
  }

  private skipBlockComment(): boolean {
    if (!this.looksAt('/*')) return false;
    const end = this.source.text.indexOf('*/', this.offset + 2);
    if (end < 0) throw this.error('ebnf-unclosed-comment', 'this comment is never closed', 'close it with `*/`');
    this.offset = end + 2;
    return true;
  }
}
