import { type SourceLocation, SourceText } from '../../core/text/source-text.ts';

/** A text that is embedded in another file, possibly with escapes; its locations are those in that file. */
export class EmbeddedText extends SourceText {
  readonly #host: SourceText;
  readonly #offsets: readonly number[];

  /** @param offsets by UTF-16 code unit of `text`, and for its end: the offset in the host */
  constructor(host: SourceText, text: string, offsets: readonly number[]) {
    super(host.file, text);
    this.#host = host;
    this.#offsets = offsets;
  }

  override locationAt(offset: number): SourceLocation {
    return this.#host.locationAt(this.#inHost(offset));
  }

  override positionAt(offset: number): { line: number; column: number } {
    return this.#host.positionAt(this.#inHost(offset));
  }

  #inHost(offset: number): number {
    return this.#offsets[Math.max(0, Math.min(offset, this.#offsets.length - 1))] ?? 0;
  }
}
