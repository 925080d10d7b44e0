import { compileFunction } from 'node:vm';

import { SourceText } from '../src/core/text/source-text.ts';
import { bytesSymbolName, firstArm, pathKey } from '../src/instrument/coverage/coverage-preamble.ts';
import { parseProgram } from '../src/instrument/typescript/front-end.ts';
import { coverageBuild } from '../src/instrument/files/rewrite-file.ts';
import { contentHashOf } from '../src/instrument/sites/identity.ts';
import { sitesOfProgram } from '../src/instrument/sites/sites-of-program.ts';
import type { RecordedInput } from './recorded-run.ts';

const armsKept = 1 << 12;
const build = coverageBuild({ path: 'arms' });

/** All decisions of a run of the function that the source is an expression of, concrete ones too, and how it ended. */
export function nativeDecisions(source: string): (input: RecordedInput) => Promise<readonly (number | string)[]> {
  const text = `return (${source});`;
  const program = parseProgram(text, { fileName: 'case.js', sourceType: 'commonjs' });
  const lines = new SourceText('case.js', text);
  const sites = sitesOfProgram(program, {
    file: 'case.js',
    contentHash: contentHashOf(text),
    typed: false,
    positionAt: (offset) => lines.positionAt(offset),
  });
  const words = new Int32Array(firstArm + armsKept);
  const bytes = new Uint8Array(sites.table.counters);
  const find = (key: string): Int32Array | Uint8Array => (key === pathKey ? words : bytes);
  Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), { value: find, configurable: true });
  const target = (compileFunction(build(program, text, sites, 'case.js').text, []) as () => unknown)() as (
    input: RecordedInput,
  ) => unknown;
  return async (input) => {
    words.fill(0);
    let end = 'returned';
    try {
      await target(input);
    } catch (error) {
      end = error instanceof Error ? error.name : 'threw';
    }
    return [...words.subarray(firstArm, firstArm + words[2]!), end];
  };
}
