/** A file that the engine accepts but the parser rejects. */
export interface UnrewrittenFile {
  readonly file: string;
  /** The parser's message. */
  readonly why: string;
}
