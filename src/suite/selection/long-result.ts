import { defaultStyle } from '../format/code-style.ts';
import { formatCode } from '../format/format-code.ts';
import { hasInvisible } from '../format/string-literal.ts';

const { width } = defaultStyle;
/** Lines of a result that a reader takes in beside its input. */
const mostLines = 30;
/** A text without line breaks is not wrapped. */
const longestLine = 3 * width;

/**
 * Returns true if a result is too long to stand in a test. It is measured in the default style: changes of a project's
 * style move no results.
 */
export function isLong(source: string): boolean {
  // Surely short: saves formatting.
  if (source.length < longestLine) return false;
  const lines = formatCode(`expect(${source});\n`, 'result.js', defaultStyle).split('\n');
  return lines.length > mostLines || lines.some((line) => line.length > longestLine);
}

/** Returns the text that a literal stands for, if it can be a file that a reader can review; undefined for other values. */
export function readableText(source: string): string | undefined {
  if (!source.startsWith('"')) return undefined;
  const text = JSON.parse(source) as string;
  return hasInvisible(text.replaceAll('\n', '')) ? undefined : text;
}
