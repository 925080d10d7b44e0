import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsCompiling } from '../typescript/source-language.js';
import { missingFile, typeScriptSource } from './typescript-resolution.js';
/** The file that a name in a TypeScript file is an alias of. As in a compiler, aliases precede installed packages. */
export function aliasInTypeScript(specifier, importer, ask) {
    return needsCompiling(importer) ? alias(specifier, importer, ask) : undefined;
}
/** The file that a compiler or bundler resolves a specifier to if Node finds none; `error` is Node's error. */
export function sourceInstead(specifier, importer, error, ask) {
    if (!needsCompiling(importer))
        return alias(specifier, importer, ask);
    if (/^\.\.?(?:\/|$)/u.test(specifier))
        return typeScriptSource(resolve(dirname(importer), specifier));
    if (specifier.startsWith('file:'))
        return typeScriptSource(fileURLToPath(specifier));
    const missing = missingFile(error);
    return missing === undefined ? undefined : typeScriptSource(missing);
}
function alias(specifier, importer, ask) {
    const isName = !/^(?:\.{0,2}[/\\]|\.{1,2}$|[a-z][\w+.-]+:)/iu.test(specifier) && !isBuiltin(specifier);
    if (!isName || /[/\\]node_modules[/\\]/u.test(importer))
        return undefined;
    const answer = ask({ kind: 'alias', specifier, importer });
    return answer.kind === 'alias' ? (answer.file ?? undefined) : undefined;
}
