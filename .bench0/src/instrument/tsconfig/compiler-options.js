import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { withoutUndefined } from '../../core/without-undefined.js';
import { parseJsonc } from './parse-jsonc.js';
const none = {};
/**
 * Cache for the life of the process, by folder: every file asks for its options, also in caches of rewritten files.
 * A configuration that changes later is read again by the next process.
 */
const optionsByFolder = new Map();
const names = ['tsconfig.json', 'jsconfig.json'];
/** The options of the nearest configuration above a file; none for files of installed packages. */
export function compilerOptionsFor(file) {
    return /[/\\]node_modules[/\\]/u.test(file) ? none : optionsOfFolder(dirname(file));
}
function optionsOfFolder(folder) {
    const before = optionsByFolder.get(folder);
    if (before !== undefined)
        return before;
    const config = names.map((name) => join(folder, name)).find((path) => existsSync(path));
    const parent = dirname(folder);
    const options = config === undefined ? (parent === folder ? none : optionsOfFolder(parent)) : readConfig(config);
    optionsByFolder.set(folder, options);
    return options;
}
/** Reads a configuration. One without `paths` takes missing options from its first reference that has `paths`. */
function readConfig(file) {
    const { own, options } = readChain(file, []);
    if (!Array.isArray(own['references']) || options.paths !== undefined)
        return options;
    const referred = own['references'].flatMap((reference) => {
        const path = fieldsOf(reference)['path'];
        if (typeof path !== 'string')
            return [];
        const place = resolve(dirname(file), path);
        const config = statSync(place, { throwIfNoEntry: false })?.isDirectory() ? join(place, 'tsconfig.json') : place;
        // References to other folders are other packages of the repository, which have configurations of their own.
        return existsSync(config) && dirname(config) === dirname(file) ? [readChain(config, []).options] : [];
    });
    return { ...referred.find(({ paths }) => paths !== undefined), ...withoutUndefined(options) };
}
function readChain(file, above) {
    if (above.includes(file))
        return { own: {}, options: none };
    const own = fieldsOf(parseJsonc(file, readFileSync(file, 'utf8')));
    const bases = typeof own['extends'] === 'string' ? [own['extends']] : own['extends'];
    let options = none;
    for (const base of Array.isArray(bases) ? bases : []) {
        if (typeof base !== 'string')
            continue;
        options = { ...options, ...readChain(extended(base, file), [...above, file]).options };
    }
    return { own, options: { ...options, ...ownOptions(fieldsOf(own['compilerOptions']), dirname(file)) } };
}
function extended(base, from) {
    const isPath = /^\.\.?(?:[/\\]|$)/u.test(base) || isAbsolute(base);
    const path = resolve(dirname(from), base);
    const candidates = isPath ? [path, `${path}.json`, join(path, 'tsconfig.json')] : [];
    const found = candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
    if (found !== undefined)
        return found;
    const require = createRequire(from);
    for (const name of isPath ? [] : [base, `${base}.json`, `${base}/tsconfig.json`]) {
        try {
            const file = require.resolve(name);
            if (file.endsWith('.json'))
                return file;
        }
        catch {
            // Try the next candidate.
        }
    }
    throw new CoppiceError('no-such-file', `\`${from}\` extends \`${base}\`, which does not exist`, {
        hint: isPath ? undefined : `install it: npm install --save-dev ${base}`,
    });
}
function ownOptions(written, folder) {
    const baseUrl = typeof written['baseUrl'] === 'string' ? resolve(folder, placed(written['baseUrl'], folder)) : undefined;
    const flag = (name) => (typeof written[name] === 'boolean' ? written[name] : undefined);
    const text = (name) => (typeof written[name] === 'string' ? written[name] : undefined);
    return withoutUndefined({
        baseUrl,
        paths: readPaths(written['paths'], baseUrl ?? folder),
        experimentalDecorators: flag('experimentalDecorators'),
        emitDecoratorMetadata: flag('emitDecoratorMetadata'),
        useDefineForClassFields: flag('useDefineForClassFields'),
        verbatimModuleSyntax: flag('verbatimModuleSyntax'),
        target: text('target')?.toLowerCase(),
        jsx: text('jsx')?.toLowerCase(),
        jsxFactory: text('jsxFactory'),
        jsxFragmentFactory: text('jsxFragmentFactory'),
        jsxImportSource: text('jsxImportSource'),
    });
}
function readPaths(written, base) {
    if (typeof written !== 'object' || written === null)
        return undefined;
    const entries = Object.entries(written).map(([pattern, targets]) => {
        const list = Array.isArray(targets) ? targets.filter((target) => typeof target === 'string') : [];
        return [pattern, list.map((target) => resolve(base, placed(target, base)))];
    });
    return Object.fromEntries(entries);
}
/** Replaces a leading `${configDir}` by the folder of the configuration. */
function placed(path, folder) {
    return path.replace(/^\$\{configDir\}/u, () => folder);
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
