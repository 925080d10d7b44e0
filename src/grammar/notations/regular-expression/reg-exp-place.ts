import type { CoppiceError } from '../../../core/coppice-error.ts';
import type { Cursor } from '../cursor.ts';

/** The position of a pattern in its grammar, for errors and warnings about its parts. */
export class RegExpPlace {
  readonly #cursor: Cursor;
  readonly #patternOffset: number;

  constructor(cursor: Cursor, patternOffset: number) {
    this.#cursor = cursor;
    this.#patternOffset = patternOffset;
  }

  /** @param index offset from the start of the pattern */
  error(index: number, code: string, message: string, hint: string): CoppiceError {
    return this.#cursor.error(code, message, hint, this.#patternOffset + index);
  }

  warn(index: number, code: string, message: string, hint: string): void {
    this.#cursor.warn(code, message, this.#patternOffset + index, hint);
  }
}
