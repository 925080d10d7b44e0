import { existsSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
/**
 * Parses `FILE#EXPORT`. The export follows the last `#`, unless the whole text is an existing file or a path separator
 * follows the `#`.
 */
export function parseTargetName(text) {
    const hash = existsSync(text) ? -1 : text.lastIndexOf('#');
    const name = hash < 0 || /[/\\]/u.test(text.slice(hash)) ? { file: text, exportName: '' } : split(text, hash);
    if (name.file !== '')
        return name;
    throw new CoppiceError('no-such-file', `\`${text}\` does not name a file`, {
        hint: 'a target is written FILE#EXPORT',
    });
}
export function printTargetName({ file, exportName }) {
    return exportName === '' ? file : `${file}#${exportName}`;
}
function split(text, at) {
    return { file: text.slice(0, at), exportName: text.slice(at + 1) };
}
