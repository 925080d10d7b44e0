import type { GrammarDraft } from '../../grammar-draft.ts';
import type { Cursor } from '../cursor.ts';
import { ebnf } from '../ebnf.ts';
import { EmbeddedText } from '../embedded-text.ts';
import type { JsonString } from '../json/json-value.ts';
import { offsetsInString } from '../json/read-json-string.ts';
import type { Siblings } from '../notation.ts';

/** Reads the rules for texts in labels: Coppice EBNF in one or several strings. */
export function readTexts(cursor: Cursor, parts: readonly JsonString[], siblings: Siblings): GrammarDraft {
  const text = parts.map((part) => part.text).join('\n');
  // The offset of a part's closing quote serves as the offset of the line break after the part.
  const offsets = parts.flatMap((part) => offsetsInString(cursor.source, part));
  return ebnf.read(new EmbeddedText(cursor.source, text, offsets), siblings);
}
