import { extname } from 'node:path';
/** The format of a JavaScript file by its name and its package. */
export function moduleFormatOfName(file, manifests) {
    const extension = extname(file);
    if (extension === '.mjs' || extension === '.mts')
        return 'module';
    if (extension === '.cjs' || extension === '.cts')
        return 'commonjs';
    return manifests[0]?.isModule === true ? 'module' : 'commonjs';
}
