import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../slowdown/install-packages.js';
/**
 * Acorn is bundled into one file, in which these lines start a part. The functions that advance the parser to the next
 * token are among those that read it.
 */
const acorn = 'acorn/dist/acorn.mjs';
const acornParts = {
    characters: '// ## Character categories',
    kinds: '// ## Token types',
    statements: 'var pp$9 = Parser.prototype;',
    contexts: 'var pp$6 = Parser.prototype;',
    expressions: 'var pp$5 = Parser.prototype;',
    patterns: 'var pp$1 = Parser.prototype;',
    moving: '// ## Tokenizer',
    reading: "// Read a single token, updating the parser object's token-related",
    end: '// Acorn is a tiny, fast JavaScript parser written in JavaScript.',
};
function ofAcorn(first, after) {
    return { file: acorn, between: [acornParts[first], acornParts[after]] };
}
const acornModules = [
    {
        name: 'lexer',
        parts: [
            ofAcorn('characters', 'kinds'),
            ofAcorn('contexts', 'expressions'),
            ofAcorn('patterns', 'moving'),
            ofAcorn('reading', 'end'),
        ],
        entry: 'nextToken',
    },
    {
        name: 'parser',
        parts: [ofAcorn('statements', 'contexts'), ofAcorn('expressions', 'patterns'), ofAcorn('moving', 'reading')],
        entry: 'parseTopLevel',
    },
    { name: 'code generator', parts: [{ file: 'escodegen/escodegen.js' }], entry: 'generateInternal' },
];
export const compilers = {
    nunjucks: () => ({
        ...installed('nunjucks.mjs', ['nunjucks@3.2.4'], { file: 'nunjucks/src/lexer.js', name: 'nextToken' }),
        grammar: 'bench/compilers/NunjucksParser.g4',
        modules: [
            { name: 'lexer', parts: [{ file: 'nunjucks/src/lexer.js' }], entry: 'nextToken' },
            { name: 'parser', parts: [{ file: 'nunjucks/src/parser.js' }], entry: 'parseNodes' },
            { name: 'code generator', parts: [{ file: 'nunjucks/src/compiler.js' }], entry: 'compileRoot' },
        ],
    }),
    acorn: () => ({
        ...installed('acorn-escodegen.mjs', ['acorn@8.19.0', 'escodegen@2.1.0'], { file: acorn, name: 'nextToken' }),
        grammar: 'ecmascript',
        modules: acornModules,
    }),
    fengari: () => ({
        ...installed('fengari.mjs', ['fengari@0.1.5'], { file: 'fengari/src/llex.js', name: 'llex' }),
        grammar: 'lua',
        modules: [
            { name: 'lexer', parts: [{ file: 'fengari/src/llex.js' }], entry: 'llex' },
            { name: 'parser', parts: [{ file: 'fengari/src/lparser.js' }], entry: 'statlist' },
            { name: 'code generator', parts: [{ file: 'fengari/src/lcode.js' }], entry: 'luaK_code' },
        ],
        isSinglePass: true,
    }),
};
/**
 * Copies the file that calls the packages beside them, so that it can import them; the tokenizer's file is in a
 * package.
 */
function installed(name, packages, tokens) {
    const folder = installPackages(packages);
    const file = join(folder, name);
    copyFileSync(join('bench/compilers', name), file);
    return { file, exportName: 'compile', tokens: { ...tokens, file: join(folder, 'node_modules', tokens.file) } };
}
