var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
/** By file: what every argument starts from, unless the file says so itself. */
const starts = {
    text: [{ kind: 'string', maxLength: 64 }, ''],
    pattern: [{ kind: 'string', maxLength: 64 }, ''],
    number: [{ kind: 'number' }, 0],
    int32: [{ kind: 'int32' }, 0],
    formats: [{ kind: 'string', maxLength: 64 }, ''],
    strangers: [{ kind: 'string', maxLength: 64 }, ''],
    quantities: [{ kind: 'number' }, 0],
    mixed: undefined,
};
/** All functions of the table, in the order in which they are written. */
export async function oneBranchFunctions() {
    const result = [];
    for (const [group, start] of Object.entries(starts)) {
        const file = resolve('test/cases/one-branch', `${group}.js`);
        const module = (await import(__rewriteRelativeImportExtension(pathToFileURL(file).href)));
        const own = module['starts'];
        for (const [exportName, value] of Object.entries(module)) {
            if (typeof value !== 'function')
                continue;
            const parameters = own?.[exportName] ?? Array.from({ length: value.length }, () => start);
            result.push({
                file,
                name: `${group}/${exportName}`,
                exportName,
                domains: parameters.map(([domain]) => domain),
                start: parameters.map(([, first]) => first),
            });
        }
    }
    return result;
}
