import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
const otherFolders = /^(?:\..*|node_modules|dist|build|out|coverage|vendor|tests?|__tests__|__mocks__|spec|e2e|bench|benchmarks?|docs?|examples?|fixtures)$/u;
const otherFiles = /\.(?:test|spec|bench|config|min|stories)\.\w+$|\.d\.[cm]?ts$|^(?:test|bench)\.\w+$/u;
const sources = /\.[cm]?[jt]s$/u;
const grammars = /\.(?:g4|ebnf|abnf|bnf|peggy|pegjs|yy?)$/u;
/** Upper limits for what is looked at; a project is larger, its first files are a start. */
const mostFiles = 2000;
const largestFile = 400_000;
/** Lists the files of a project that may have targets: no tests, no packages, nothing that was built. */
export function projectFiles(folder) {
    const found = { sources: [], grammars: [] };
    const pending = [''];
    for (let below = pending.shift(); below !== undefined; below = pending.shift()) {
        const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
        for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
            const file = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && !otherFolders.test(entry.name))
                pending.push(file);
            if (!entry.isFile() || found.sources.length >= mostFiles)
                continue;
            if (grammars.test(entry.name))
                found.grammars.push(file);
            if (!sources.test(entry.name) || otherFiles.test(entry.name))
                continue;
            if (statSync(path.join(folder, file)).size <= largestFile)
                found.sources.push(file);
        }
    }
    return found;
}
/** The files that the manifest names as entries of the package, which may have been built. */
export function entryFiles(folder) {
    try {
        const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
        const named = [manifest['exports'], manifest['module'], manifest['main']].flatMap(textsIn);
        const files = named.map((name) => path.posix.normalize(name)).filter((name) => sources.test(name));
        return [...new Set(files)].filter((name) => !/\.d\.[cm]?ts$/u.test(name) && existsSync(path.join(folder, name)));
    }
    catch {
        return [];
    }
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
