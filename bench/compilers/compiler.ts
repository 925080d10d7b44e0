import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { installPackages } from '../slowdown/install-packages.ts';
import type { CompilerModule } from './compiler-module.ts';

/** A compiler written in JavaScript, its stages, and the grammar of what it compiles. */
export interface Compiler {
  readonly file: string;
  readonly exportName: string;
  readonly grammar: string;
  readonly modules: readonly CompilerModule[];
  /** The function that gives tokens. */
  readonly tokens: { readonly file: string; readonly name: string };
  /** Whether code is generated while the text is parsed, so that all that is parsed reaches the generator. */
  readonly isSinglePass?: boolean;
}

/** The files of acorn are put together into one, in which a line says where each begins. */
const acorn = 'acorn/dist/acorn.mjs';
const acornModules: readonly CompilerModule[] = [
  {
    name: 'lexer',
    parts: [
      { file: acorn, between: ['// ## Character categories', '// ## Token types'] },
      { file: acorn, between: ['var pp$6 = Parser.prototype;', 'var pp$5 = Parser.prototype;'] },
      {
        file: acorn,
        between: ['var pp$1 = Parser.prototype;', '// Acorn is a tiny, fast JavaScript parser written in JavaScript.'],
      },
    ],
    entry: 'nextToken',
  },
  {
    name: 'parser',
    parts: [
      { file: acorn, between: ['var pp$9 = Parser.prototype;', 'var pp$6 = Parser.prototype;'] },
      { file: acorn, between: ['var pp$5 = Parser.prototype;', 'var pp$1 = Parser.prototype;'] },
    ],
    entry: 'parseTopLevel',
  },
  { name: 'code generator', parts: [{ file: 'escodegen/escodegen.js' }], entry: 'generateInternal' },
];

export const compilers: Readonly<Record<string, () => Compiler>> = {
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

/** The file that calls the packages, beside them so that it finds them; the tokeniser's file is one of theirs. */
function installed(
  name: string,
  packages: readonly string[],
  tokens: Compiler['tokens'],
): Pick<Compiler, 'file' | 'exportName' | 'tokens'> {
  const folder = installPackages(packages);
  const file = join(folder, name);
  copyFileSync(join('bench/compilers', name), file);
  return { file, exportName: 'compile', tokens: { ...tokens, file: join(folder, 'node_modules', tokens.file) } };
}
