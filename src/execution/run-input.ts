/** What one run gives the target: one text, one run of bytes, or all of its arguments. */
export type RunInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'args'; readonly args: readonly unknown[] };
