import { sourceOf } from '../../execution/subject/source-of.js';
/** The source of a string literal. */
export function quoted(text) {
    return sourceOf(text) ?? JSON.stringify(text);
}
