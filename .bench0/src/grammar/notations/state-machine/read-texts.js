import { ebnf } from '../ebnf.js';
import { EmbeddedText } from '../embedded-text.js';
import { offsetsInString } from '../json/read-json-string.js';
/** Reads the rules for texts in labels: Coppice EBNF in one or several strings. */
export function readTexts(cursor, parts, siblings) {
    const text = parts.map((part) => part.text).join('\n');
    // The offset of a part's closing quote serves as the offset of the line break after the part.
    const offsets = parts.flatMap((part) => offsetsInString(cursor.source, part));
    return ebnf.read(new EmbeddedText(cursor.source, text, offsets), siblings);
}
