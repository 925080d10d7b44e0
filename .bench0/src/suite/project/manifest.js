import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { notLiteral, readJsonText } from '../literal-value.js';
/** Returns the manifests of a folder and of all folders above it, the nearest first. */
export function manifestsAbove(start) {
    const found = [];
    for (let folder = resolve(start);; folder = dirname(folder)) {
        const content = readSettingsFile(join(folder, 'package.json'));
        if (content !== undefined)
            found.push(manifestOf(folder, content));
        if (folder === dirname(folder))
            return found;
    }
}
/** Reads a file of settings in JSON, possibly with comments; undefined if there is none, or it is malformed. */
export function readSettingsFile(file) {
    if (!existsSync(file))
        return undefined;
    const value = readJsonText(readFileSync(file, 'utf8'));
    return value === notLiteral || typeof value !== 'object' || value === null ? undefined : value;
}
export function settingsIn(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function manifestOf(folder, content) {
    const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
    return {
        folder,
        isModule: content['type'] === 'module',
        scripts: settingsIn(content['scripts']),
        dependencies: new Set(groups.flatMap((group) => Object.keys(settingsIn(content[group])))),
        content,
    };
}
