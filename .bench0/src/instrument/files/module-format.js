import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseProgram } from '../typescript/front-end.js';
/**
 * Decides the format of a file by its extension, then by its package, then by its syntax. TypeScript that uses `import`
 * or `export` is an ES module even in a CommonJS package, where a compiler would convert it.
 */
export function moduleFormat(file, text) {
    const extension = extname(file);
    if (extension === '.mjs' || extension === '.mts')
        return 'module';
    if (extension === '.cjs')
        return 'commonjs';
    const declared = extension === '.cts' ? 'commonjs' : declaredFormat(dirname(file));
    const isCertain = declared === 'module' || (declared === 'commonjs' && !/^\.c?tsx?$/u.test(extension));
    return isCertain ? declared : formatBySyntax(file, text);
}
function declaredFormat(folder) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
        const { type } = JSON.parse(readFileSync(manifest, 'utf8'));
        return type === 'module' || type === 'commonjs' ? type : undefined;
    }
    const parent = dirname(folder);
    return parent === folder || folder.endsWith('node_modules') ? undefined : declaredFormat(parent);
}
function formatBySyntax(file, text) {
    if (!/\b(?:import|export|await)\b/u.test(text))
        return 'commonjs';
    try {
        const program = parseProgram(text, { fileName: file, sourceType: 'module' });
        if (program.body.some(({ type }) => /^(?:Import|Export)/u.test(type)))
            return 'module';
    }
    catch {
        return 'commonjs';
    }
    try {
        parseProgram(text, { fileName: file, sourceType: 'commonjs' });
        return 'commonjs';
    }
    catch {
        return 'module';
    }
}
