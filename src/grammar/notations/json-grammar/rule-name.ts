/** The name behind a key or a reference: `expr` for `<expr>` and for `expr`. */
export function ruleName(written: string): string {
  return /^<[^<>]+>$/.test(written) ? written.slice(1, -1) : written;
}

/** Whether a text in angle brackets can only be meant as a name: `<=>` and `< a >` are not. */
export function looksLikeName(text: string): boolean {
  return /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.:-]*[\p{L}\p{N}_])?$/u.test(text);
}
