/**
 * A text whose line breaks depend on the width of the page (Wadler, "A prettier printer"): the lines of a group are all
 * broken, or none.
 */
export type Doc = string | readonly Doc[] | Exclude<DocNode, string>;

type DocNode =
  | { readonly kind: 'group'; readonly content: Doc; readonly isBroken: boolean }
  /** Forms of one text; the first one that fits is used, the last one if none does. */
  | { readonly kind: 'choice'; readonly forms: readonly Doc[] }
  | { readonly kind: 'indent'; readonly content: Doc }
  /** As many parts on a line as fit; the separators stand between them. */
  | { readonly kind: 'fill'; readonly parts: readonly Doc[]; readonly separator: Doc }
  | { readonly kind: 'line'; readonly flat: '' | ' ' | undefined }
  /** A line break without indentation, inside of a template literal. */
  | { readonly kind: 'literal-line' }
  | { readonly kind: 'if-broken'; readonly broken: Doc; readonly flat: Doc };

/** A space, or a line break if its group is broken. */
export const line: Doc = { kind: 'line', flat: ' ' };
/** Nothing, or a line break if its group is broken. */
export const softLine: Doc = { kind: 'line', flat: '' };
export const hardLine: Doc = { kind: 'line', flat: undefined };
export const literalLine: Doc = { kind: 'literal-line' };

export function group(content: Doc, isBroken = false): Doc {
  return { kind: 'group', content, isBroken: isBroken || hasForcedBreak(content) };
}

export function firstFitting(...forms: readonly Doc[]): Doc {
  return { kind: 'choice', forms };
}

export function indent(content: Doc): Doc {
  return { kind: 'indent', content };
}

export function fill(parts: readonly Doc[], separator: Doc): Doc {
  return { kind: 'fill', parts, separator };
}

export function ifBroken(broken: Doc, flat: Doc = ''): Doc {
  return { kind: 'if-broken', broken, flat };
}

export function joinDocs(parts: readonly Doc[], separator: Doc): Doc {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** Returns true if a document cannot be printed on one line. */
export function hasForcedBreak(doc: Doc): boolean {
  if (typeof doc === 'string') return false;
  if (!('kind' in doc)) return doc.some(hasForcedBreak);
  switch (doc.kind) {
    case 'group':
      return doc.isBroken;
    case 'choice':
      return hasForcedBreak(doc.forms[0] ?? '');
    case 'indent':
      return hasForcedBreak(doc.content);
    case 'fill':
      return doc.parts.some(hasForcedBreak);
    case 'line':
      return doc.flat === undefined;
    case 'literal-line':
      return true;
    case 'if-broken':
      return hasForcedBreak(doc.broken);
  }
}
