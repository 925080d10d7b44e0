import { CoppiceError } from '../../../../core/coppice-error.js';
import { Parser } from '../../../../derivation/parse/parser.js';
import { inputFiles } from '../../../input-files.js';
import { readInputText } from '../../../read-text.js';
/** Limit of parsing work in chart entries; files beyond it are skipped. */
const maxWork = 20_000_000;
/** Returns the derivations of the files in a folder. Files that do not parse are skipped with a warning. */
export async function readTrees(folder, grammar, io) {
    const parser = new Parser(grammar);
    const trees = [];
    for (const file of inputFiles([folder])) {
        const { text } = await readInputText(file, io);
        const result = parser.parse(text, { maxWork });
        if (result.kind === 'parsed') {
            trees.push(result.tree());
            continue;
        }
        const why = result.kind === 'failed' ? `does not parse at ${result.line}:${result.column}` : 'takes too much work to parse';
        await io.err.write(`${io.err.style.yellow('warning skipped')}: ${file} ${why}\n`);
    }
    if (trees.length > 0)
        return trees;
    throw new CoppiceError('no-corpus', `no file in \`${folder}\` is a word of the grammar`, {
        hint: '`coppice grammar parse` shows for one file what is expected where',
    });
}
