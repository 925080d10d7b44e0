import { compileFunction } from 'node:vm';

import { SourceText } from '../../../src/core/text/source-text.ts';
import { bytesSymbolName } from '../../../src/instrument/coverage/coverage-preamble.ts';
import { parseProgram } from '../../../src/instrument/typescript/front-end.ts';
import { concolicBuild } from '../../../src/instrument/concolic/rewrite-concolic.ts';
import { coverageBuild } from '../../../src/instrument/files/rewrite-file.ts';
import { runtimeSymbolName } from '../../../src/instrument/concolic/runtime-access.ts';
import { contentHashOf } from '../../../src/instrument/sites/identity.ts';
import { sitesOfProgram } from '../../../src/instrument/sites/sites-of-program.ts';
import type { SiteTable } from '../../../src/instrument/sites/sites.ts';
import { createRuntime } from '../../../src/runtime/create-runtime.ts';

const builds = { coverage: coverageBuild(), concolic: concolicBuild({ coverage: true }) };

export type CountingBuild = keyof typeof builds;

export const countingBuilds = Object.keys(builds) as CountingBuild[];

/** Builds CommonJS text in this process. */
export function buildInMemory(
  text: string,
  build: CountingBuild = 'coverage',
): { readonly text: string; readonly table: SiteTable } {
  const program = parseProgram(text, { fileName: 'program.cjs', sourceType: 'commonjs' });
  const source = new SourceText('program.cjs', text);
  const sites = sitesOfProgram(program, {
    file: 'program.cjs',
    contentHash: contentHashOf(text),
    typed: false,
    positionAt: (offset) => source.positionAt(offset),
  });
  return { text: builds[build](program, text, sites, 'program.cjs').text, table: sites.table };
}

/** Runs a module that reports through `see`; an error that it throws is reported too. `bytes` are its counters. */
export function runCommonJs(text: string): {
  readonly seen: readonly unknown[];
  readonly bytes: Uint8Array;
  readonly exports: Record<string, unknown>;
} {
  const seen: unknown[] = [];
  let bytes = new Uint8Array();
  const scope = globalThis as unknown as Record<symbol, unknown>;
  scope[Symbol.for(runtimeSymbolName)] = createRuntime();
  scope[Symbol.for(bytesSymbolName)] = (key: string) => (bytes = new Uint8Array(Number(key.split('/')[1])));
  const module = { exports: {} as Record<string, unknown> };
  try {
    compileFunction(text, ['module', 'exports', 'see']).call(
      module.exports,
      module,
      module.exports,
      (...values: unknown[]) => seen.push(values),
    );
  } catch (error) {
    seen.push(['thrown', String(error)]);
  }
  return { seen, bytes, exports: module.exports };
}
