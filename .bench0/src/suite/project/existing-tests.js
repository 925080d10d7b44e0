import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'fixtures', 'vendor', 'public']);
const mostFiles = 5000;
const testFolder = /^(?:tests?|__tests__|specs?)$/u;
const testName = /(?<suffix>[.\-_](?:test|spec))\.[cm]?[jt]sx?$/u;
/** Returns the habits that most tests of a project follow; undefined if it has no tests. */
export function testHabits(root) {
    const files = filesBelow(root).filter((file) => isTest(file));
    if (files.length === 0)
        return undefined;
    const suffixes = files.map((file) => testName.exec(file)?.groups?.['suffix'] ?? '');
    const folders = files.map((file) => placeOf(file));
    const folder = mostFrequent(folders);
    return {
        folder: folder === '' || folder === '__tests__/' ? undefined : folder,
        isNested: folder === '__tests__/',
        suffix: mostFrequent(suffixes) ?? '.test',
        extension: mostFrequent(files.map((file) => extname(file))) ?? '.js',
    };
}
function isTest(file) {
    if (/\.generated\b|\.failures\b/u.test(file))
        return false;
    if (testName.test(file))
        return true;
    const isCode = /\.[cm]?[jt]sx?$/u.test(file) && !file.endsWith('.d.ts');
    return isCode && /^(?:tests?|__tests__)$/u.test(basename(dirname(file))) && !/helper|setup|util/iu.test(file);
}
/** Empty for a test beside the source. */
function placeOf(file) {
    const folders = dirname(file).split(sep);
    const index = folders.findIndex((folder) => testFolder.test(folder));
    if (index < 0)
        return '';
    return index > 0 && folders[index] === '__tests__' ? '__tests__/' : folders.slice(0, index + 1).join('/');
}
function mostFrequent(values) {
    const times = new Map();
    for (const value of values)
        times.set(value, (times.get(value) ?? 0) + 1);
    return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}
/** Breadth first, so that the tests of a large project are found before the limit is reached. */
function filesBelow(root) {
    const files = [];
    const folders = [root];
    for (let folder = folders.shift(); folder !== undefined && files.length < mostFiles; folder = folders.shift()) {
        for (const entry of entriesOf(folder)) {
            const path = join(folder, entry.name);
            if (entry.isFile())
                files.push(relative(root, path));
            else if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.'))
                folders.push(path);
        }
    }
    return files;
}
function entriesOf(folder) {
    try {
        return listed(folder);
    }
    catch {
        return [];
    }
}
function listed(folder) {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
