import { parseProgram } from '../../instrument/typescript/front-end.js';
import { isTypeScript } from '../../instrument/typescript/source-language.js';
import { layOut } from './layout.js';
import { printBlock, printStatements } from './print-statement.js';
/**
 * Formats emitted code in the style of a project, as Prettier does. Comments may stand on lines of their own before
 * statements; blank lines between statements are kept.
 */
export function formatCode(text, fileName, style) {
    const { body } = parseProgram(text, { fileName, sourceType: 'module' });
    const code = {
        text,
        style,
        isTyped: isTypeScript(fileName),
        block: (block) => printBlock(block, code),
    };
    const [first] = body;
    const header = text.slice(0, first?.start ?? text.length).trim();
    const printed = layOut(printStatements(body, code), style);
    const apart = /\n\s*\n\s*$/u.test(text.slice(0, first?.start ?? 0)) ? '\n\n' : '\n';
    const whole = `${header === '' ? '' : `${header}${apart}`}${printed}\n`;
    return style.lineEnd === '\n' ? whole : whole.replaceAll('\n', '\r\n');
}
