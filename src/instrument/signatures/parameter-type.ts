import type { BuiltType } from '../../core/built-object.ts';

/** A declared type, reduced to what is needed to generate values. */
export type ParameterType =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'bigint' }
  | { readonly kind: 'bytes'; readonly as: 'buffer' | 'uint8array' }
  | { readonly kind: 'const'; readonly value: string | number | boolean | bigint | null | undefined }
  | { readonly kind: 'oneOf'; readonly options: readonly ParameterType[] }
  | { readonly kind: 'array'; readonly element: ParameterType }
  | { readonly kind: 'tuple'; readonly elements: readonly ParameterType[] }
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, ParameterType>>;
      /** True if the type allows other fields too. */
      readonly isOpen?: boolean;
    }
  | { readonly kind: 'optional'; readonly of: ParameterType }
  /** An object of a built-in type. `parts` are its type arguments: of keys and values, of elements, or of results. */
  | { readonly kind: 'built'; readonly type: BuiltType; readonly parts: readonly ParameterType[] }
  /** The point where a recursive type is cut off. */
  | { readonly kind: 'cut' }
  /** Declared as `any` or `unknown`. */
  | { readonly kind: 'any' }
  /** A type that is not understood, with its source text; the text is empty if no type is declared. */
  | { readonly kind: 'unknown'; readonly written: string };
