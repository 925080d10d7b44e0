import { CoppiceError } from '../../core/coppice-error.ts';
import { SourceText } from '../../core/text/source-text.ts';

const blanks = /\s*/y;

/** A position in a text of domains; its errors point at the position. */
export class InputsCursor {
  readonly #source: SourceText;
  #offset = 0;

  constructor(text: string, where: string) {
    this.#source = new SourceText(where, text);
    this.#skipBlanks();
  }

  get offset(): number {
    return this.#offset;
  }

  get isAtEnd(): boolean {
    return this.#offset >= this.#source.text.length;
  }

  /** Consumes the symbol if it is next. */
  accept(symbol: string): boolean {
    if (!this.#source.text.startsWith(symbol, this.#offset)) return false;
    this.#offset += symbol.length;
    this.#skipBlanks();
    return true;
  }

  expect(symbol: string, why: string): void {
    if (!this.accept(symbol)) throw this.error(`\`${symbol}\` is missing ${why}`);
  }

  /** Consumes and returns what the sticky pattern matches at this position. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const text = pattern.exec(this.#source.text)?.[0];
    if (text === undefined) return undefined;
    this.#offset += text.length;
    this.#skipBlanks();
    return text;
  }

  error(message: string, { at = this.#offset, hint }: { at?: number; hint?: string | undefined } = {}): CoppiceError {
    return new CoppiceError('malformed-inputs', message, { location: this.#source.locationAt(at), hint });
  }

  #skipBlanks(): void {
    blanks.lastIndex = this.#offset;
    this.#offset += blanks.exec(this.#source.text)?.[0].length ?? 0;
  }
}
