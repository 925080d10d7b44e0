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
  readonly tokens: { readonly file: string; readonly function: string };
  /** Whether code is generated while the text is parsed, so that all that is parsed reaches the generator. */
  readonly isSinglePass?: boolean;
}

export const compilers: Readonly<Record<string, () => Compiler>> = {
  nunjucks: () => ({
    ...wrapped('nunjucks.mjs', ['nunjucks@3.2.4']),
    grammar: 'bench/compilers/NunjucksParser.g4',
    modules: [
      { name: 'lexer', parts: [{ file: 'nunjucks/src/lexer.js' }], entry: 'nextToken' },
      { name: 'parser', parts: [{ file: 'nunjucks/src/parser.js' }], entry: 'parseNodes' },
      { name: 'code generator', parts: [{ file: 'nunjucks/src/compiler.js' }], entry: 'compileRoot' },
    ],
    tokens: { file: 'nunjucks/src/lexer.js', function: 'Tokenizer.nextToken' },
  }),
  acorn: () => ({
    ...wrapped('acorn-escodegen.mjs', ['acorn@8.19.0', 'escodegen@2.1.0']),
    grammar: 'ecmascript',
    modules: acornModules,
    tokens: { file: 'acorn/dist/acorn.mjs', function: 'Parser.nextToken' },
  }),
  fengari: () => ({
    ...wrapped('fengari.mjs', ['fengari@0.1.5']),
    grammar: 'lua',
    modules: [
      { name: 'lexer', parts: [{ file: 'fengari/src/llex.js' }], entry: 'llex' },
      { name: 'parser', parts: [{ file: 'fengari/src/lparser.js' }], entry: 'statlist' },
      { name: 'code generator', parts: [{ file: 'fengari/src/lcode.js' }], entry: 'luaK_code' },
    ],
    tokens: { file: 'fengari/src/llex.js', function: 'llex' },
    isSinglePass: true,
  }),
};

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

/** The file that calls the packages, beside them so that it finds them. */
function wrapped(name: string, packages: readonly string[]): Pick<Compiler, 'file' | 'exportName'> {
  const file = join(installPackages(packages), name);
  copyFileSync(join('bench/compilers', name), file);
  return { file, exportName: 'compile' };
}
