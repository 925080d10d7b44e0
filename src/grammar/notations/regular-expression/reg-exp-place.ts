import type { CoppiceError } from '../../../core/coppice-error.ts';
import type { Cursor } from '../cursor.ts';

/** Where a pattern stands in its grammar, so that errors and warnings can point at its parts. */
export class RegExpPlace {
  private readonly cursor: Cursor;
  private readonly patternOffset: number;

  constructor(cursor: Cursor, patternOffset: number) {
    this.cursor = cursor;
    this.patternOffset = patternOffset;
  }

  /** `index` counts from the start of the pattern. */
  error(index: number, code: string, message: string, hint: string): CoppiceError {
    return this.cursor.error(code, message, hint, this.patternOffset + index);
  }

  warn(index: number, code: string, message: string, hint: string): void {
    this.cursor.warn(code, message, this.patternOffset + index, hint);
  }
}
