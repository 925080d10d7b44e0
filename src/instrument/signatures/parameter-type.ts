import type { BuiltType } from '../../core/built-object.ts';

/** What a declared type says of its values. */
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
      /** Its type allows for more than these. */
      readonly isOpen?: boolean;
    }
  | { readonly kind: 'optional'; readonly of: ParameterType }
  /** An object of a built-in type with the types of its parts: of keys and values, of elements, of results. */
  | { readonly kind: 'built'; readonly type: BuiltType; readonly parts: readonly ParameterType[] }
  /** A type that refers to itself ends here. */
  | { readonly kind: 'cut' }
  /** `any` or `unknown`. */
  | { readonly kind: 'any' }
  /** Declared as something that is not understood; empty if nothing is declared. */
  | { readonly kind: 'unknown'; readonly written: string };
