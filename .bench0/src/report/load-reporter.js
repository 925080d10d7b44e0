var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CoppiceError } from '../core/coppice-error.js';
import { reportFormatNames, reportFormats } from './report-formats.js';
/** Loads a declared format by its name, or a reporter of the user's by the path of its module. */
export async function loadReporter(name) {
    if (isFormat(name))
        return reportFormats[name].load();
    if (!/[./\\]/u.test(name)) {
        throw new CoppiceError('bad-value', `there is no reporter \`${name}\``, {
            hint: `give one of ${['default', ...reportFormatNames].join(', ')}, or the path of a module, such as ./my-reporter.mjs`,
        });
    }
    if (!existsSync(name)) {
        throw new CoppiceError('no-such-file', `the reporter \`${name}\` does not exist`, {
            hint: 'a reporter is a module with a function `report`; its path is relative to the working directory',
        });
    }
    const loaded = await imported(name);
    const reporter = [loaded, loaded['default']].find(isReporter);
    if (reporter !== undefined)
        return reporter;
    throw new CoppiceError('bad-reporter', `\`${name}\` exports no function \`report\``, {
        hint: 'export function report(data) { return text; }, and `fileName` if the text shall be written to a file',
    });
}
async function imported(name) {
    try {
        return (await import(__rewriteRelativeImportExtension(pathToFileURL(path.resolve(name)).href)));
    }
    catch (cause) {
        throw new CoppiceError('bad-reporter', `\`${name}\` cannot be loaded: ${cause.message}`, { cause });
    }
}
function isFormat(name) {
    return Object.hasOwn(reportFormats, name);
}
function isReporter(value) {
    return typeof value === 'object' && value !== null && typeof value.report === 'function';
}
