import { existsSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
import { parseTargetName } from '../execution/target-name.js';
import { installedPackage } from './installed-package.js';
import { packageEntry } from './package-entry.js';
const written = 'a side is written FILE#EXPORT, PACKAGE#EXPORT or npm:PACKAGE@VERSION#EXPORT';
/** Finds a side of a comparison: a file, an installed package, or a version of a package, which is installed. */
export function comparisonSide(text) {
    if (text.startsWith('npm:'))
        return versionSide(text);
    const { file, exportName } = parseTargetName(text);
    if (existsSync(file) || /^(?:\.{0,2}[/\\]|[A-Za-z]:[/\\])/u.test(file))
        return { file, exportName };
    const entry = packageEntry(file, '.');
    if (entry !== undefined)
        return { file: entry, exportName };
    throw new CoppiceError('no-such-file', `\`${file}\` is neither a file nor an installed package`, { hint: written });
}
function versionSide(text) {
    const parts = /^npm:(?<name>(?:@[^/@#]+\/)?[^/@#]+)@(?<version>[^#/]+)(?<path>\/[^#]*)?(?:#(?<exportName>.*))?$/u.exec(text);
    const { name = '', version = '', path = '', exportName = '' } = parts?.groups ?? {};
    if (parts === null) {
        throw new CoppiceError('bad-value', `\`${text}\` does not name a version of a package`, { hint: written });
    }
    const entry = packageEntry(`${name}${path}`, installedPackage({ name, version }));
    if (entry === undefined)
        throw new Error(`${name} is not where it was installed`);
    return { file: entry, exportName };
}
