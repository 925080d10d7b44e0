import { describe, expect, it } from 'vitest';

import { SourceText } from '../../../src/core/text/source-text.ts';
import { bytesSymbolName } from '../../../src/instrument/coverage/coverage-preamble.ts';
import { parseProgram } from '../../../src/instrument/typescript/front-end.ts';
import { placingBuild } from '../../../src/instrument/coverage/placing-build.ts';
import { contentHashOf } from '../../../src/instrument/sites/identity.ts';
import { sitesOfProgram } from '../../../src/instrument/sites/sites-of-program.ts';
import { runCommonJs } from './run-built.ts';
import { programs } from './transparent-programs.ts';

/** Programs that print their own functions are left out: this build does not hide the inserted code. */
const printing = /toString|String\(|`\$\{/u;

describe('the placing build makes no change that a program can observe', () => {
  for (const [name, text] of Object.entries(programs)) {
    if (printing.test(text)) continue;
    it(name, () => expect(runCommonJs(built(text)).seen).toEqual(runCommonJs(text).seen));
  }
});

describe('the location recorded last is the origin of the error', () => {
  const cases: Readonly<Record<string, readonly [program: string, from: string]>> = {
    'a statement': ['const n = null; see(1);\nn.x;', 'n.x'],
    'one of two statements after a test': ['const n = null;\nif (n === null) n.first; else n.second;', 'n.first'],
    'one way of a condition': ['const n = null; see(n ? 1 : n.x);', 'n.x'],
    'the right side of an operator': ['const n = null; const m = n || n.x;', 'n.x'],
    'after a call': ['const n = null; const f = () => 2;\nsee(f() + n.x);', 'f() + n.x'],
    'after a call of a chain': ['const n = null; const o = { f: () => 2 };\nsee(o?.f() + n.x);', 'o?.f() + n.x'],
    'in what is called': ['const n = null; const f = () => n.x;\nsee(f());', 'n.x'],
    'the construction of what is thrown': ['const f = () => 2;\nthrow new TypeError(f());', 'new TypeError'],
    'a throw': ['const e = new TypeError("x");\nthrow e;', 'throw e'],
  };
  for (const [name, [program, from]] of Object.entries(cases)) {
    it(name, () => {
      const places = new Int32Array(4);
      const text = built(program);
      const scope = globalThis as unknown as Record<symbol, unknown>;
      scope[Symbol.for(bytesSymbolName)] = () => places;
      expect(() => {
        // oxlint-disable-next-line no-implied-eval
        new Function('see', text)(() => {});
      }).toThrow();
      expect(program.slice(places[1]).slice(0, from.length)).toBe(from);
    });
  }
});

function built(text: string): string {
  const program = parseProgram(text, { fileName: 'program.cjs', sourceType: 'commonjs' });
  const source = new SourceText('program.cjs', text);
  const sites = sitesOfProgram(program, {
    file: 'program.cjs',
    contentHash: contentHashOf(text),
    typed: false,
    positionAt: (offset) => source.positionAt(offset),
  });
  return placingBuild(program, text, sites, 'program.cjs').text;
}
