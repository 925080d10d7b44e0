import { quoted } from './quoted.js';
/** Returns the source of a test in the syntax of a runner. */
export function blockSource({ comments, title, isSkipped, isAsync, statements }, { isFlat }) {
    const head = isFlat ? (isSkipped ? 'Deno.test.ignore' : 'Deno.test') : isSkipped ? 'it.skip' : 'it';
    const body = statements.map((statement) => `${statement}\n`).join('');
    return `${comments.map((comment) => `// ${comment}\n`).join('')}${head}(${quoted(title)}, ${isAsync ? 'async ' : ''}() => {\n${body}});\n`;
}
/** Puts tests into a group with a title. */
export function groupSource(title, blocks, { isFlat }) {
    return isFlat ? blocks.join('\n') : `describe(${quoted(title)}, () => {\n${blocks.join('\n')}});\n`;
}
