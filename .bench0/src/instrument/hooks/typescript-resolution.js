import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
const { statSync } = fs;
/**
 * Source extensions by extension of the import: TypeScript imports the compiled file `./a.js`, or omits the extension.
 */
const written = [
    [/\.js$/u, ['.ts', '.tsx', '.jsx']],
    [/\.mjs$/u, ['.mts']],
    [/\.cjs$/u, ['.cts']],
    [/\.jsx$/u, ['.tsx']],
    [/$/u, ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']],
    [/\/?$/u, ['/index.ts', '/index.tsx', '/index.mts', '/index.cts', '/index.js', '/index.jsx']],
];
/** The existing source file that the import of a missing file refers to; undefined if there is none. */
export function typeScriptSource(path) {
    for (const [extension, sources] of written) {
        if (!extension.test(path))
            continue;
        for (const source of sources) {
            const candidate = path.replace(extension, () => source);
            if (isFile(candidate))
                return candidate;
        }
    }
    return undefined;
}
/** The file at a path if it exists, otherwise the source file that the path refers to. */
export function existingSource(path) {
    return isFile(path) ? path : typeScriptSource(path);
}
/** The path of the file that Node did not find, if the error contains it. */
export function missingFile(error) {
    const { code, message, url } = error;
    if (typeof url === 'string' && url.startsWith('file:'))
        return fileURLToPath(url);
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === 'ERR_UNSUPPORTED_DIR_IMPORT';
    if (!isMissing || typeof message !== 'string')
        return undefined;
    const name = /^(?:Cannot find module|Directory import) '(?<name>(?:[A-Za-z]:)?[/\\][^\n]*?)'/u.exec(message)
        ?.groups?.['name'];
    return name;
}
/** False also for a path that cannot be accessed. */
function isFile(path) {
    try {
        return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
        return false;
    }
}
