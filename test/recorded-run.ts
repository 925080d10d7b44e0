import { compileFunction } from 'node:vm';

import { rewriteConcolic, type ConcolicOptions } from '../src/instrument/concolic/concolic.ts';
import type { RawTrace } from '../src/core/raw-trace.ts';
import { rewriteEvaluated } from '../src/instrument/files/rewrite-evaluated.ts';
import { runtimeSymbolName } from '../src/instrument/concolic/runtime-access.ts';
import { createRuntime } from '../src/runtime/create-runtime.ts';
import { replaceFunctionConstructors } from '../src/runtime/calls/function-constructors.ts';
import { SymbolicInputs } from '../src/runtime/recording/inputs.ts';
import type { Runtime } from '../src/runtime/runtime.ts';

export type RecordedInput = string | number | boolean | bigint | Uint8Array;

export interface RecordedRun {
  readonly result: unknown;
  readonly trace: RawTrace;
  /** By node: the value it stood for. */
  readonly values: readonly unknown[];
}

/** Behind all of the source: what is decided there is decided where the call is. */
const sitesOfEvaluated = 1 << 20;

/** Runs the function that the source is an expression of, its arguments symbolic. */
export async function recordRun(source: string, inputs: readonly RecordedInput[]): Promise<RecordedRun> {
  return recorderOf(source)(inputs);
}

/** As `recordRun`, for many runs of one function; what it throws is its result. */
export function recorderOf(
  source: string,
  { reads = false, ...choices }: Pick<ConcolicOptions, 'compound' | 'calls'> & { readonly reads?: boolean } = {},
): (inputs: readonly RecordedInput[]) => Promise<RecordedRun> {
  const built = rewriteConcolic(`return (${source});`, { fileName: 'case.js', sourceType: 'commonjs', ...choices });
  const runtime = createRuntime({ reads });
  const make = compileFunction(built.code, [built.runtimeName]) as (
    runtime: Runtime,
  ) => (...args: unknown[]) => unknown;
  const target = make(runtime);
  runtime.evaluations.rewriter = (code) =>
    rewriteEvaluated(code, { ...choices, siteOf: () => (node) => sitesOfEvaluated + node.start });
  const symbolic = new SymbolicInputs(runtime);
  return async (inputs) => {
    runtime.reset();
    const shadows = inputs.map((value, input) => shadowOf(symbolic, input, value));
    let result: unknown;
    Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: runtime, configurable: true });
    const restore = replaceFunctionConstructors(runtime);
    try {
      result = await symbolic.call(target, undefined, inputs, shadows).result;
    } catch (error) {
      result = error;
    } finally {
      restore();
    }
    const trace = runtime.trace();
    const { table } = runtime.recorder;
    return {
      result,
      trace,
      values: Array.from({ length: table.count + 1 }, (_, at) => table.valueAt(table.base + at)),
    };
  };
}

function shadowOf(symbolic: SymbolicInputs, input: number, value: RecordedInput): number {
  switch (typeof value) {
    case 'string':
      return symbolic.text(input, value);
    case 'number':
      return symbolic.number(input, value);
    case 'boolean':
      return symbolic.boolean(input, value);
    case 'bigint':
      return symbolic.bigint(input, value);
    default:
      symbolic.bytesOfAnyLength(input, value);
      return 0;
  }
}
