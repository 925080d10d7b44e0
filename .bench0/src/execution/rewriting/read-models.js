import { existsSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { parseTargetName } from '../target-name.js';
/**
 * Resolves pairs of `MODULE#EXPORT` and the `FILE#EXPORT` that replaces it. Models are loaded before the target, so
 * they cannot be in its file.
 */
export function readModels(models, targetFile) {
    return Object.entries(models).map(([replaced, model]) => {
        const original = parseTargetName(replaced);
        const { file, exportName } = parseTargetName(model);
        return {
            module: moduleName(original.file),
            exportName: nameOf(original.exportName, replaced),
            modelFile: apartFrom(targetFile, existing(file)),
            modelName: exportName,
        };
    });
}
/** A path is resolved to a file; any other name is imported as it is. */
function moduleName(written) {
    if (isBuiltin(written))
        return written.startsWith('node:') ? written : `node:${written}`;
    return written.startsWith('.') || isAbsolute(written) ? existing(written) : written;
}
function existing(path) {
    const file = resolve(path);
    if (existsSync(file))
        return realpathSync(file);
    throw new CoppiceError('no-such-file', `there is no file ${path}`, {
        hint: 'models are written MODULE#EXPORT: FILE#EXPORT',
    });
}
function apartFrom(targetFile, file) {
    if (file !== realpathSync(targetFile))
        return file;
    throw new CoppiceError('model-in-target', `${file} is the file of the target itself`, {
        hint: 'move the model to a separate file: models are loaded before the target',
    });
}
function nameOf(exportName, written) {
    if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(exportName))
        return exportName;
    throw new CoppiceError('malformed-model', `\`${written}\` does not say which export is replaced`, {
        hint: 'models are written MODULE#EXPORT: FILE#EXPORT',
    });
}
