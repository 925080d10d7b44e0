import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
const extension = '.ebnf';
/**
 * Returns the shipped grammars in alphabetical order.
 *
 * @example
 * ```ts
 * for (const { name, file } of shippedGrammars()) console.log(name, file);
 * ```
 */
export function shippedGrammars() {
    const folder = shippedFolder();
    return readdirSync(folder)
        .filter((fileName) => fileName.endsWith(extension))
        .sort()
        .map((fileName) => ({ name: fileName.slice(0, -extension.length), file: path.join(folder, fileName) }));
}
/** Returns the first clause of the header comment, which says what the grammar describes. */
export function summaryOf({ file }) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const end = lines.findIndex((line) => !line.startsWith('//'));
    const header = lines
        .slice(0, end)
        .map((line) => line.slice(2).trim())
        .join(' ');
    return header.split(/[:.;](?:\s|$)/)[0];
}
/** Returns the folder beside the package's package.json, at any depth of the compiled code below it. */
function shippedFolder() {
    let folder = path.dirname(fileURLToPath(import.meta.url));
    while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder)) {
        folder = path.dirname(folder);
    }
    return path.join(folder, 'grammars');
}
