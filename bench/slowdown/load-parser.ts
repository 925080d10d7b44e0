import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { rewriteConcolic } from '../../src/instrument/concolic/concolic.ts';
import { bytesSymbolName } from '../../src/instrument/coverage/coverage-preamble.ts';
import { concolicBuild } from '../../src/instrument/concolic/rewrite-concolic.ts';
import { coverageBuild, rewriteFile, type Build } from '../../src/instrument/files/rewrite-file.ts';
import { runtimeLookup, runtimeSymbolName } from '../../src/instrument/concolic/runtime-access.ts';
import { createRuntime } from '../../src/runtime/create-runtime.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { istanbul, type BenchedParser } from './parsers.ts';

export type BuildKind = 'plain' | 'istanbul' | 'coverage' | 'concolic';

export interface LoadedParser {
  readonly run: (input: string) => unknown;
  readonly runtime: Runtime;
}

type Rewrite = (text: string, file: string) => string;
type Compile = (this: unknown, text: string, file: string) => unknown;

/** Loads a parser and its driver in this process, with all files in the given build. */
export function loadParser(parser: BenchedParser, folder: string, kind: BuildKind): LoadedParser {
  const runtime = createRuntime();
  Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: runtime });
  Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), {
    value: (key: string) => new Uint8Array(Number(key.split('/')[1])),
  });
  const require = createRequire(join(folder, 'package.json'));
  const rewrite = rewriterOf(kind, require);
  const loader = Module as unknown as { readonly prototype: { _compile: Compile } };
  const compile = loader.prototype._compile;
  loader.prototype._compile = function (text, file) {
    return compile.call(this, file.startsWith(folder) ? rewrite(text, file) : text, file);
  };
  const { name, file, driver } = parser;
  const loaded: unknown = require(file === undefined ? name : join(folder, 'node_modules', name, file));
  const run = (driverOf(driver, kind) as (module: unknown) => LoadedParser['run'])(loaded);
  return { run, runtime };
}

/** Only the concolic build needs a rewritten driver, which passes on the shadow of the input. */
function driverOf(source: string, kind: BuildKind): unknown {
  if (kind !== 'concolic') return runInThisContext(source);
  const options = { fileName: 'driver.js', sourceType: 'script', preamble: runtimeLookup } as const;
  return runInThisContext(rewriteConcolic(source, options).code);
}

function rewriterOf(kind: BuildKind, require: NodeJS.Require): Rewrite {
  if (kind === 'plain') return (text) => text;
  if (kind === 'coverage') return withBuild(coverageBuild());
  if (kind === 'concolic') return withBuild(concolicBuild());
  const { createInstrumenter } = require(istanbul.name) as {
    createInstrumenter: (options: object) => { instrumentSync(text: string, file: string): string };
  };
  const instrumenter = createInstrumenter({ esModules: false, compact: false });
  let isInstrumenting = false;
  // The instrumenter loads parts of itself on first use.
  return (text, file) => {
    if (isInstrumenting || !file.endsWith('js')) return text;
    isInstrumenting = true;
    try {
      return instrumenter.instrumentSync(text, file);
    } finally {
      isInstrumenting = false;
    }
  };
}

function withBuild(build: Build): Rewrite {
  return (text, file) => rewriteFile({ file, text, format: 'commonjs' }, build).built.text;
}
