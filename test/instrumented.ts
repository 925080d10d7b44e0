import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';

import { rewriteConcolic } from '../src/instrument/concolic.ts';
import { printOriginalFunctions } from '../src/runtime/print-functions.ts';
import { createRuntime } from '../src/runtime/create-runtime.ts';
import type { Runtime } from '../src/runtime/runtime.ts';

/** All that can be seen of a program's run. */
export interface Observed {
  readonly printed: readonly string[];
  readonly result: string;
}

type Build = 'native' | 'concolic' | 'symbolic literals';

/** Runs a program as the body of a function that is given `log`; every value it shows is written out at once. */
export async function observe(source: string, build: Build, runtime = createRuntime()): Promise<Observed> {
  const printed: string[] = [];
  const log = (...values: unknown[]): string => {
    printed.push(values.map(show).join(' '));
    return 'logged';
  };
  const { code, runtimeName, sources } = rewritten(source, build);
  const restore = printOriginalFunctions((fileKey) => sources.get(fileKey));
  try {
    const program = compileFunction(code, ['log', runtimeName], { filename: 'program.js' }) as (
      log: unknown,
      runtime: Runtime,
    ) => unknown;
    return { printed, result: `returned ${show(await program(log, runtime))}` };
  } catch (error) {
    return { printed, result: `threw ${showError(error)}` };
  } finally {
    restore();
  }
}

function rewritten(source: string, build: Build): { code: string; runtimeName: string; sources: Map<number, string> } {
  if (build === 'native') return { code: source, runtimeName: 'unusedRuntime', sources: new Map() };
  const built = rewriteConcolic(source, {
    fileName: 'program.js',
    sourceType: 'commonjs',
    symbolicLiterals: build === 'symbolic literals',
  });
  return { code: built.code, runtimeName: built.runtimeName, sources: new Map([[built.fileKey, source]]) };
}

function show(value: unknown): string {
  if (value instanceof Error) return showError(value);
  return inspect(value, { depth: 6, showHidden: false, sorted: false });
}

function showError(error: unknown): string {
  return error instanceof Error ? `${error.constructor.name} ${error.name}: ${error.message}` : inspect(error);
}
