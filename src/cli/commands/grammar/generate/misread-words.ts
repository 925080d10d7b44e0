/** Counts words with tokens that the grammar's own tokeniser would not find again. */
export class MisreadWords {
  private count = 0;

  note(misread: readonly unknown[]): void {
    if (misread.length > 0) this.count++;
  }

  remarks(): string[] {
    if (this.count === 0) return [];
    return [`${this.count} of them hold tokens that the grammar's own tokeniser would cut or name differently`];
  }
}
