import { CoppiceError } from '../../core/coppice-error.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** A reading position in a grammar text, shared by all hand-written readers so that their errors look alike. */
export class Cursor {
  readonly source: SourceText;
  readonly warnings: Diagnostic[] = [];
  offset = 0;

  constructor(source: SourceText) {
    this.source = source;
  }

  get atEnd(): boolean {
    return this.offset >= this.source.text.length;
  }

  /** Returns the UTF-16 code unit at the position plus `ahead`; empty at the end. */
  peek(ahead = 0): string {
    return this.source.text.charAt(this.offset + ahead);
  }

  /** True if the cursor is at a backslash that ends the text, so the enclosing construct is never closed. */
  get atLastBackslash(): boolean {
    return this.peek() === '\\' && this.offset + 1 === this.source.text.length;
  }

  looksAt(text: string): boolean {
    return this.source.text.startsWith(text, this.offset);
  }

  /** Skips `text` if the cursor is at it. */
  take(text: string): boolean {
    if (!this.looksAt(text)) return false;
    this.offset += text.length;
    return true;
  }

  /** Skips and returns what a sticky expression matches here; undefined if it does not match. */
  match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.offset;
    const found = sticky.exec(this.source.text)?.[0];
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Reads one code point. */
  takeCodePoint(): number {
    const codePoint = this.source.text.codePointAt(this.offset);
    if (codePoint === undefined) throw this.error('unexpected-end', 'unexpected end of the grammar');
    this.offset += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  error(code: string, message: string, hint?: string, offset = this.offset): CoppiceError {
    return new CoppiceError(code, message, { hint, location: this.source.locationAt(offset) });
  }

  warn(code: string, message: string, offset = this.offset, hint?: string): void {
    this.warnings.push({ severity: 'warning', code, message, location: this.source.locationAt(offset), hint });
  }

  /** Returns the text at the cursor, short enough for a message. */
  here(): string {
    if (this.atEnd) return 'the end of the file';
    const text = this.source.text.slice(this.offset, this.offset + 12).split(/\s/)[0] ?? '';
    // Control characters must not reach the terminal.
    return text === '' ? 'white space' : `\`${text.replaceAll(/\p{Cc}/gu, '\ufffd')}\``;
  }
}
