import path from 'node:path';
/** Returns a file name as reports print it: relative to the working directory, with forward slashes. */
export function displayPath(file) {
    return path.relative('', file).split(path.sep).join('/');
}
