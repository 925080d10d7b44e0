import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { placeOfHeader, placeOfImport, placeOfJsonError, placeOfStack, placeOfText } from './load-places.js';
import { originalStack } from '../outcome/stack.js';
/** Turns an error thrown while a file and its imports load into a `CoppiceError` with a hint. */
export function explainLoadError(error, file, files) {
    const stack = originalStack(error.stack, files);
    const known = unreadableFile(error, files);
    if (known !== undefined)
        return known;
    for (const explain of explanations) {
        const found = explain(error, files);
        if (found === undefined)
            continue;
        const { code, message = error.message, hint } = found;
        const location = found.location ?? placeOfHeader(error.stack, files) ?? placeOfStack(stack, files);
        return new CoppiceError(code, firstLine(message), { location, hint });
    }
    const thrown = error.errorClass === '' ? error.message : `${error.errorClass}: ${error.message}`;
    const location = placeOfHeader(error.stack, files) ?? placeOfStack(stack, files);
    return new CoppiceError('load-failed', `${displayPath(file)} throws while it loads: ${firstLine(thrown)}`, {
        location,
        hint: 'a target must load on its own, without arguments, services or a terminal',
    });
}
/**
 * If Node reports a syntax error that our parser has reported too, returns the parser's error: it has the location in
 * the original text.
 */
function unreadableFile(error, files) {
    if (error.errorClass !== 'SyntaxError' || /does not provide an export|^\S*\.json: /u.test(error.message))
        return undefined;
    const [first] = files.unreadable.values();
    if (first === undefined)
        return undefined;
    const hint = first.hint ?? formatHint(error.message) ?? 'correct the syntax: Node rejects this file too';
    return hint === first.hint ? first : new CoppiceError(first.code, first.message, { location: first.location, hint });
}
const importHint = 'name the file .mjs, or put "type": "module" into its package.json';
const jsonHint = 'JSON allows no comments and no trailing commas, and strings and keys must be in double quotes';
const requireHint = 'name the file .cjs, or use import (or createRequire of node:module)';
function formatHint(message) {
    return /Cannot use import statement|Unexpected token 'export'/u.test(message) ? importHint : undefined;
}
const explanations = [
    ({ code, message }, files) => {
        if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND')
            return undefined;
        const { name = '' } = /^Cannot find (?:module|package) '(?<name>[^']+)'/u.exec(message)?.groups ?? {};
        const importer = /imported from (?<file>[^\n]+)$/u.exec(firstLine(message))?.groups?.['file'] ?? requirer(message);
        const location = placeOfImport(name, importer === undefined ? files.names() : [importer]);
        const isPath = /^(?:\.{0,2}[/\\]|[A-Za-z]:\\)/u.test(name);
        const from = importer === undefined ? '' : `, which ${displayPath(importer)} imports`;
        return {
            code: 'missing-module',
            message: isPath ? `there is no file ${displayPath(name)}${from}` : `there is no package ${name}${from}`,
            location,
            hint: isPath
                ? 'if a build step generates it, run that first; otherwise correct the path'
                : `install it (npm install ${packageOf(name)}), or map it with \`paths\` in tsconfig.json or \`imports\` in package.json`,
        };
    },
    ({ code, message }, files) => {
        if (!/^ERR_(?:PACKAGE_PATH_NOT_EXPORTED|PACKAGE_IMPORT_NOT_DEFINED|UNSUPPORTED_DIR_IMPORT)$/u.test(code))
            return undefined;
        const importer = /imported from (?<file>[^\n]+)$/u.exec(firstLine(message))?.groups?.['file'];
        const name = /["'](?<name>#[^"']*|\/[^"']*)["']/u.exec(message)?.groups?.['name'] ?? subpathOf(message);
        const location = name === undefined ? undefined : placeOfImport(name, importer === undefined ? files.names() : [importer]);
        return { code: 'missing-module', location, hint: 'name an existing file, or a path that the package exports' };
    },
    ({ code, message }, files) => {
        const name = /No such built-in module: (?<name>\S+)/u.exec(message)?.groups?.['name'];
        if (code !== 'ERR_UNKNOWN_BUILTIN_MODULE' || name === undefined)
            return undefined;
        const hint = `Node ${process.versions.node} has no such module`;
        return { code: 'missing-module', location: placeOfImport(name, files.names()), hint };
    },
    ({ message }, files) => {
        const found = /requested module '(?<module>[^']+)' does not provide an export named '(?<name>[^']+)'/u.exec(message)?.groups;
        if (found === undefined)
            return undefined;
        const { module = '', name = '' } = found;
        const importing = new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b(?=[^;'"]*['"]${module.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')}['"])`, 'u');
        const location = [...files.names()]
            .map((file) => placeOfText(file, importing))
            .find((place) => place !== undefined);
        return {
            code: 'missing-import',
            message: `${module} has no export ${name}`,
            location,
            hint: 'correct the name; types must be imported with `import type` and re-exported with `export type`',
        };
    },
    ({ message }) => /(?:require|module|exports|__filename|__dirname) is not defined in ES module scope/u.test(message)
        ? { code: 'module-format', message: firstLine(message).replace(/, you can use.*$/u, ''), hint: requireHint }
        : undefined,
    ({ message, errorClass }) => {
        const hint = errorClass === 'SyntaxError' ? formatHint(message) : undefined;
        return hint === undefined ? undefined : { code: 'module-format', hint };
    },
    ({ code, message }, files) => {
        if (!/^ERR_IMPORT_(?:ATTRIBUTE|ASSERTION)_/u.test(code))
            return undefined;
        const url = /"file:\/\/(?<path>[^"?]+)/u.exec(message)?.groups?.['path'];
        const location = url === undefined ? undefined : placeOfImport(decodeURIComponent(url), files.names());
        return { code: 'module-format', location, hint: "write: import data from './data.json' with { type: 'json' }" };
    },
    ({ message }) => {
        const { file, what } = /^(?<file>.*\.json): (?<what>[^\n]*)/u.exec(message)?.groups ?? {};
        if (file === undefined || what === undefined)
            return undefined;
        const location = placeOfJsonError(file, what);
        return { code: 'malformed-json', message: `not valid JSON: ${what}`, location, hint: jsonHint };
    },
    ({ code }) => code === 'ERR_REQUIRE_ESM' || code === 'ERR_REQUIRE_ASYNC_MODULE'
        ? { code: 'module-format', hint: 'load an ES module with import, or with await import() in CommonJS' }
        : undefined,
    ({ code }) => code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? { code: 'module-format', hint: 'only JavaScript, TypeScript and JSON can be loaded' }
        : undefined,
];
function requirer(message) {
    return /\nRequire stack:\n- (?<file>[^\n]+)/u.exec(message)?.groups?.['file'];
}
function subpathOf(message) {
    const { path, folder } = /subpath '\.?(?<path>[^']*)'[^\n]* in (?<folder>[^\n]*?)[/\\]package\.json/u.exec(message)?.groups ?? {};
    const name = /node_modules[/\\](?<name>(?:@[^/\\]+[/\\])?[^/\\]+)$/u.exec(folder ?? '')?.groups?.['name'];
    return name === undefined ? undefined : `${name}${path ?? ''}`;
}
function packageOf(name) {
    return /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name;
}
function firstLine(text) {
    return text.split('\n', 1)[0] ?? '';
}
