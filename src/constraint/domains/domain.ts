import { isBuilt, typeOfBuilt, type BuiltType } from '../../core/built-object.ts';

/** The set of values of an input. */
export type Domain =
  | {
      readonly kind: 'string';
      readonly maxLength: number;
      /** The length of every value. */
      readonly exactLength?: number;
      /** Values are words of this grammar. */
      readonly grammar?: string;
    }
  | TemplateDomain
  | {
      readonly kind: 'bytes';
      readonly maxLength: number;
      /** The length of every value. */
      readonly exactLength?: number;
      /** The class of the value passed to the target; a plain Uint8Array if omitted. */
      readonly as?: 'buffer';
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'int32' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'bigint' }
  | { readonly kind: 'const'; readonly value: unknown }
  | { readonly kind: 'oneOf'; readonly options: readonly Domain[] }
  | { readonly kind: 'array'; readonly element: Domain; readonly maxLength: number; readonly exactLength?: number }
  | { readonly kind: 'tuple'; readonly elements: readonly Domain[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Domain>> }
  /** The value or undefined; an optional field of an object may be absent. */
  | { readonly kind: 'optional'; readonly of: Domain }
  | BuiltDomain;

/** Objects of a built-in type with content from the domain `of`; values are `BuiltObject`s. */
export interface BuiltDomain {
  readonly kind: 'built';
  readonly type: BuiltType;
  readonly of: Domain;
}

/** Texts that differ only in the content of their holes; each hole is an input of its own. */
export interface TemplateDomain {
  readonly kind: 'template';
  readonly parts: readonly TemplatePart[];
}

/** A part of a template: fixed text, or a hole. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'hole';
      /**
       * Length of the hole in the current value, in UTF-16 units. If holes can grow, the value alone does not determine
       * it.
       */
      readonly length: number;
      readonly minLength: number;
      readonly maxLength: number;
      /** Language of the hole's content; any text if omitted. */
      readonly language?: HoleLanguage;
    };

/** The language of a hole. */
export type HoleLanguage =
  /** Source of a regular expression without flags that matches the whole content. */
  | { readonly kind: 'pattern'; readonly source: string }
  /** Words of one length; each box gives the ranges `[from, to, from, to...]` of units allowed at each position. */
  | { readonly kind: 'boxes'; readonly boxes: readonly (readonly (readonly number[])[])[] };

/** Whether the value is in the domain. */
export function contains(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'string':
      return typeof value === 'string' && fits(value.length, domain);
    case 'template':
      return typeof value === 'string' && isFilled(domain, value);
    case 'bytes':
      return value instanceof Uint8Array && fits(value.length, domain);
    case 'number':
    case 'boolean':
    case 'bigint':
      return typeof value === domain.kind;
    case 'int32':
      return typeof value === 'number' && Object.is(value | 0, value);
    case 'const':
      // By identity, because a program can observe the identity of a constant.
      return Object.is(domain.value, value);
    case 'oneOf':
      return domain.options.some((option) => contains(option, value));
    case 'array':
      return (
        Array.isArray(value) && fits(value.length, domain) && value.every((item) => contains(domain.element, item))
      );
    case 'tuple':
      return (
        Array.isArray(value) &&
        value.length === domain.elements.length &&
        domain.elements.every((element, i) => contains(element, value[i]))
      );
    case 'object':
      return isPlainObject(value) && hasFields(domain.fields, value as Record<string, unknown>);
    case 'optional':
      return value === undefined || contains(domain.of, value);
    case 'built':
      return isBuilt(value) && typeOfBuilt(value) === domain.type && contains(domain.of, value.content);
  }
}

function isFilled({ parts }: TemplateDomain, value: string): boolean {
  let at = 0;
  for (const part of parts) {
    if (part.kind === 'text' && !value.startsWith(part.text, at)) return false;
    at += part.kind === 'text' ? part.text.length : part.length;
  }
  return at === value.length;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isBuilt(value);
}

function fits(length: number, { maxLength, exactLength }: { maxLength: number; exactLength?: number }): boolean {
  return exactLength === undefined ? length <= maxLength : length === exactLength;
}

function hasFields(fields: Readonly<Record<string, Domain>>, value: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(fields);
  return (
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    names.every((name) => contains(fields[name]!, value[name]))
  );
}
