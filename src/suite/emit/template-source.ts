import { hasInvisible } from '../format/string-literal.ts';
import { quoted } from './quoted.ts';

/** The source of a text: of several lines, as a template literal. */
export function templateSource(text: string): string {
  const isReadable = text.includes('\n') && !hasInvisible(text.replaceAll('\n', ''));
  return isReadable ? `\`${text.replaceAll(/[`\\]|\$\{/gu, String.raw`\$&`)}\`` : quoted(text);
}
