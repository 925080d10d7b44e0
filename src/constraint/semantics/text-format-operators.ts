import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import { elementAt, toText, type OperatorFunction } from './operator-function.ts';
import { hasKind } from './table-operators.ts';

/** JSON documents, URL escapes and base64. */
export const textFormatOperators = {
  jsonParses: (s) => parsed(s) !== malformed,
  jsonType: (s, path) => jsonTypeOf(follow(s, path)),
  jsonValue: (s, path) => {
    const value = follow(s, path);
    return typeof value === 'object' && value !== null ? undefined : (value as Primitive);
  },
  jsonLength: (s, path) => keysOf(follow(s, path)).length,
  jsonKey: (s, path, i) => {
    const value = follow(s, path);
    return Array.isArray(value) ? undefined : elementAt(keysOf(value), i);
  },
  jsonStringify: (x) => (typeof x === 'bigint' ? unrepresentable() : JSON.stringify(x)),
  encodeURIComponent: (s) => encodeURIComponent(s as string),
  decodeURIComponent: (s) => decodeURIComponent(s as string),
  encodeURI: (s) => encodeURI(s as string),
  decodeURI: (s) => decodeURI(s as string),
  escape: (s) => escape(s as string),
  unescape: (s) => unescape(s as string),
  atob: (s) => atob(s as string),
  btoa: (s) => btoa(s as string),
} satisfies Record<string, OperatorFunction>;

const malformed = Symbol('malformed');

/** The last document is cached because consecutive calls ask for paths into the same document. */
let lastText: string | undefined;
let lastDocument: unknown;

function parsed(s: RawConstant): unknown {
  const text = toText(s as Primitive);
  if (text === lastText) return lastDocument;
  try {
    lastDocument = JSON.parse(text);
  } catch {
    lastDocument = malformed;
  }
  lastText = text;
  return lastDocument;
}

/** The value at the path, which is a table of keys; an empty path denotes the document itself. */
function follow(s: RawConstant, path: RawConstant): unknown {
  let value = parsed(s);
  if (value === malformed) throw new SyntaxError('not JSON');
  for (const key of hasKind(path, 'table') ? path.values : []) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key as string)) return undefined;
    value = (value as Record<string, unknown>)[key as string];
  }
  return value;
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function unrepresentable(): never {
  throw new TypeError('JSON cannot represent a bigint');
}
