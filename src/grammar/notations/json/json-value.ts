/** A JSON value with its offset, so that errors in its content can be located in the file. */
export type JsonValue =
  | { readonly kind: 'object'; readonly offset: number; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly offset: number; readonly items: readonly JsonValue[] }
  | JsonString
  | { readonly kind: 'number'; readonly offset: number; readonly value: number }
  | { readonly kind: 'boolean'; readonly offset: number; readonly value: boolean }
  | { readonly kind: 'null'; readonly offset: number };

export interface JsonMember {
  readonly key: JsonString;
  readonly value: JsonValue;
}

export interface JsonString {
  readonly kind: 'string';
  /** Offset of the opening quote. */
  readonly offset: number;
  readonly text: string;
}

/** Describes the value in a message. */
export function describeJson(value: JsonValue): string {
  if (value.kind === 'null') return '`null`';
  return value.kind === 'array' || value.kind === 'object' ? `an ${value.kind}` : `a ${value.kind}`;
}
