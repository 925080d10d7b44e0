import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readSettingsFile, settingsIn } from './manifest.js';
/** The options of the nearest tsconfig.json, with those that it extends; undefined if there is none. */
export function compilerSettings(folder) {
    const file = join(resolve(folder), 'tsconfig.json');
    if (existsSync(file))
        return optionsIn(file, 0);
    const above = dirname(resolve(folder));
    return above === resolve(folder) ? undefined : compilerSettings(above);
}
/** Returns true if imports may name files `.ts`. */
export function importsTypeScript(settings) {
    return settings?.['allowImportingTsExtensions'] === true || settings?.['rewriteRelativeImportExtensions'] === true;
}
const deepest = 8;
function optionsIn(file, depth) {
    const content = readSettingsFile(file) ?? {};
    const bases = [content['extends'] ?? []].flat().filter((base) => typeof base === 'string');
    const inherited = depth > deepest ? [] : bases.map((base) => baseFile(base, file)).filter((base) => base !== undefined);
    const inheritedOptions = inherited.map((base) => optionsIn(base, depth + 1));
    return Object.assign({}, ...inheritedOptions, settingsIn(content['compilerOptions']));
}
function baseFile(base, from) {
    if (/^\.{0,2}\//u.test(base)) {
        const path = resolve(dirname(from), base);
        return [path, `${path}.json`, join(path, 'tsconfig.json')].find((candidate) => candidate.endsWith('.json') && existsSync(candidate));
    }
    const require = createRequire(from);
    for (const name of [base, `${base}.json`, `${base}/tsconfig.json`]) {
        try {
            const found = require.resolve(name);
            if (found.endsWith('.json'))
                return found;
        }
        catch {
            // Not under this name.
        }
    }
    return undefined;
}
