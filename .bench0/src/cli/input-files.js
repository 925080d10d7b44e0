import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
/** Returns the named files, with folders replaced by all files in them and in their subfolders, in a fixed order. */
export function inputFiles(names) {
    const files = names.flatMap((name) => (isFolder(name) ? filesIn(name) : [name]));
    if (files.length > 0)
        return files;
    throw new CoppiceError('no-files', `no files in ${names.map((name) => `\`${name}\``).join(', ')}`, {
        hint: 'name files or a folder with files',
    });
}
function isFolder(name) {
    return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
function filesIn(folder) {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
}
