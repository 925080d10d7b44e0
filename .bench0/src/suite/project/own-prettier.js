var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
/** Loads the Prettier that a project depends on; undefined if it has none, or an old one without promises. */
export async function projectPrettier(file, manifests) {
    if (!manifests.some(({ dependencies }) => dependencies.has('prettier')))
        return undefined;
    try {
        const entry = createRequire(resolve(dirname(file), 'here.js')).resolve('prettier');
        const loaded = (await import(__rewriteRelativeImportExtension(pathToFileURL(entry).href)));
        return Number.parseInt(loaded.default?.version ?? '', 10) >= 3 ? loaded.default : undefined;
    }
    catch {
        return undefined;
    }
}
