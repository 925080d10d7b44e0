import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';

import { rewriteConcolic } from '../src/instrument/concolic/concolic.ts';
import { rewriteEvaluated } from '../src/instrument/files/rewrite-evaluated.ts';
import { runtimeSymbolName } from '../src/instrument/concolic/runtime-access.ts';
import { replaceFunctionConstructors } from '../src/runtime/calls/function-constructors.ts';
import { printOriginalFunctions } from '../src/runtime/text/print-functions.ts';
import { createRuntime } from '../src/runtime/create-runtime.ts';
import type { Runtime } from '../src/runtime/runtime.ts';

/** All that can be seen of a program's run. */
export interface Observed {
  readonly printed: readonly string[];
  readonly result: string;
}

/** With symbolic literals goes all that is off by default. */
type Build = 'native' | 'concolic' | 'symbolic literals';

/** Runs a program as the body of a function that is given `log`; every value it shows is written out at once. */
export async function observe(source: string, build: Build, runtime = createRuntime()): Promise<Observed> {
  const printed: string[] = [];
  const log = (...values: unknown[]): string => {
    printed.push(values.map(show).join(' '));
    return 'logged';
  };
  const { code, runtimeName, sources } = rewritten(source, build);
  if (build !== 'native') {
    runtime.evaluations.rewriter = (code) =>
      rewriteEvaluated(code, { symbolicLiterals: build === 'symbolic literals', calls: build === 'symbolic literals' });
  }
  const restore = observeCode(runtime, sources, build !== 'native');
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

/** Functions print as they were written, and code that is made at run time is rewritten too. */
function observeCode(runtime: Runtime, sources: Map<number, string>, isRewritten: boolean): () => void {
  if (!isRewritten) return () => {};
  const { evaluations } = runtime;
  const symbol = Symbol.for(runtimeSymbolName);
  Object.defineProperty(globalThis, symbol, { value: runtime, configurable: true });
  const restorePrinting = printOriginalFunctions((key) => evaluations.sourceOf(key) ?? sources.get(key));
  const restoreConstructors = replaceFunctionConstructors(runtime);
  return () => {
    restoreConstructors();
    restorePrinting();
    Reflect.deleteProperty(globalThis, symbol);
  };
}

function rewritten(source: string, build: Build): { code: string; runtimeName: string; sources: Map<number, string> } {
  if (build === 'native') return { code: source, runtimeName: 'unusedRuntime', sources: new Map() };
  const built = rewriteConcolic(source, {
    fileName: 'program.js',
    sourceType: 'commonjs',
    symbolicLiterals: build === 'symbolic literals',
    calls: build === 'symbolic literals',
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
