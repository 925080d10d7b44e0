import { sourceOf } from '../../execution/subject/source-of.ts';

/** The source of a string literal. */
export function quoted(text: string): string {
  return sourceOf(text) ?? JSON.stringify(text);
}
