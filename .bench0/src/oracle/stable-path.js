import { dirname, relative, sep } from 'node:path';
/** The path relative to the target's folder, or from the name of the package on: the same on every machine. */
export function stablePath(file, targetFile) {
    const parts = file.split(sep);
    const packages = parts.lastIndexOf('node_modules');
    const path = packages >= 0 ? parts.slice(packages + 1) : relative(dirname(targetFile), file).split(sep);
    return path.join('/');
}
