import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';
/** Cache for the life of the process: the program has few entries, and their files do not change. */
const programs = new Map();
/**
 * Returns the program for a file of `src`, given without extension; `others` are files that it loads without importing
 * them. In the built package the file exists. Under a test runner there is only TypeScript, which Node 20 does not run:
 * the types are then stripped into a temporary folder, which is named by a hash of the content.
 */
export function nodeProgram(file, ...others) {
    const known = programs.get(file);
    if (known !== undefined)
        return known;
    const found = findProgram(realpathSync(dirname(dirname(fileURLToPath(import.meta.url)))), [file, ...others]);
    programs.set(file, found);
    return found;
}
function findProgram(sourceFolder, entries) {
    const [entry] = entries;
    const built = join(sourceFolder, `${entry}.js`);
    if (existsSync(built))
        return { entry: built, folder: sourceFolder };
    const files = withImports(entries.map((name) => join(sourceFolder, `${name}.ts`)));
    const hash = createHash('sha256');
    for (const [path, text] of files)
        hash.update(path).update(text);
    const folder = join(realpathSync(tmpdir()), `coppice-program-${hash.digest('hex').slice(0, 16)}`);
    if (!existsSync(folder))
        writeProgram(folder, sourceFolder, files);
    return { entry: join(folder, `${entry}.js`), folder };
}
function withImports(entries) {
    const files = new Map();
    const waiting = [...entries];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (files.has(path))
            continue;
        const { code } = transformSync(path, readFileSync(path, 'utf8'), {
            target: 'es2022',
            typescript: { rewriteImportExtensions: 'rewrite' },
        });
        files.set(path, code);
        for (const match of code.matchAll(/(?:from\s*|import\()["'](\.[^"']*)\.js["']/gu)) {
            waiting.push(join(dirname(path), `${match[1]}.ts`));
        }
    }
    return files;
}
/** Writes to a draft folder and renames it: several processes may start at once, and the first one wins. */
function writeProgram(folder, sourceFolder, files) {
    const draft = `${folder}.${process.pid}`;
    for (const [path, code] of files) {
        const target = join(draft, relative(sourceFolder, path).replace(/\.ts$/u, '.js'));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, code);
    }
    writeFileSync(join(draft, 'package.json'), '{ "type": "module" }\n');
    try {
        renameSync(draft, folder);
    }
    catch (error) {
        if (!existsSync(folder))
            throw error;
    }
}
