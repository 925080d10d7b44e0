import { shownBytes } from './shown-bytes.ts';
import type { Json } from '../tagged-value.ts';

const mostShown = 400;

/**
 * Formats an encoded input or value in one line, as it would be written in a program: `["", undefined]`. Long ones are
 * cut, with their total length.
 */
export function shownInput(value: Json): string {
  const text = sourceText(value);
  if (text.length <= mostShown) return text;
  return `${text.slice(0, mostShown)}... (${text.length.toLocaleString('en')} characters in all)`;
}

function sourceText(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(sourceText).join(', ')}]`;
  const entries = Object.entries(value);
  const [only] = entries;
  if (only !== undefined && entries.length === 1 && only[0].startsWith('$')) return taggedText(only[0], only[1]);
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${sourceText(entry)}`).join(', ')}}`;
}

/** The tags are those of `encodeTagged`; the content of most is the argument of a constructor. */
function taggedText(tag: string, content: Json): string {
  switch (tag) {
    case '$undefined':
      return 'undefined';
    case '$number':
      return bare(content);
    case '$bigint':
      return `${bare(content)}n`;
    case '$bytes':
      return `<${shownBytes(bare(content))}>`;
    case '$object':
    case '$record':
      return `{${isList(content) ? content.map(entryText).join(', ') : ''}}`;
    case '$regexp':
      return isList(content) && content.length === 2
        ? `/${bare(content[0] ?? '')}/${bare(content[1] ?? '')}`
        : plain(tag, content);
    default:
      return plain(tag, content);
  }
}

function entryText(entry: Json): string {
  const [key = null, value = null] = isList(entry) ? entry : [];
  return `${JSON.stringify(key)}: ${sourceText(value)}`;
}

function plain(tag: string, content: Json): string {
  const name = tag.slice(1);
  return `${name === 'url' ? 'URL' : name.charAt(0).toUpperCase() + name.slice(1)}(${sourceText(content)})`;
}

function bare(content: Json): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
