import { hasInvisible } from '../format/string-literal.js';
import { quoted } from './quoted.js';
/** The source of a text: of several lines, as a template literal. */
export function templateSource(text) {
    const isReadable = text.includes('\n') && !hasInvisible(text.replaceAll('\n', ''));
    return isReadable ? `\`${text.replaceAll(/[`\\]|\$\{/gu, String.raw `\$&`)}\`` : quoted(text);
}
