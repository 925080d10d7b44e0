import { operatorCode } from '../../core/operators.ts';
import type { RawTrace } from '../../core/raw-trace.ts';
import { printOriginalFunctions } from '../../runtime/print-functions.ts';
import { Runtime } from '../../runtime/runtime.ts';
import { runtimeSymbolName } from '../../instrument/runtime-access.ts';
import type { Ask } from '../../instrument/module-hooks/rewrite-request.ts';

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;

const { apply } = Reflect;
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Runs a target with its arguments symbolic: argument n is input n. */
export class Recording {
  readonly #runtime = new Runtime();

  constructor(ask: Ask, eventLimit: number) {
    this.#runtime.recorder.events.limit = eventLimit;
    Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: this.#runtime });
    printOriginalFunctions((fileKey) => {
      const answer = ask({ kind: 'plain-text', fileKey });
      return answer.kind === 'plain-text' && answer.text !== null ? answer.text : undefined;
    });
  }

  call(target: AnyFunction, self: unknown, args: readonly unknown[]): unknown {
    const runtime = this.#runtime;
    runtime.reset();
    runtime.live = 1;
    const shadows: number[] = [];
    for (let i = 0; i < args.length; i++) shadows[i] = this.#symbolic(i, args[i]);
    const call = runtime.enter(0, target, self, args, 0, shadows);
    const result = apply(target, self, args);
    if (call !== 0) runtime.leave(call, result);
    return result;
  }

  trace(): RawTrace {
    return this.#runtime.trace();
  }

  get eventsDropped(): number {
    const { count, limit } = this.#runtime.recorder.events;
    return count > limit ? count - limit : 0;
  }

  /** Bytes are symbolic one by one; of other objects nothing is. */
  #symbolic(input: number, value: unknown): number {
    const { table } = this.#runtime.recorder;
    switch (typeof value) {
      case 'string':
        return table.node(operatorCode.text, input, 0, 0, value);
      case 'number':
        return table.node(operatorCode.numberValue, input, 0, 0, value);
      case 'boolean':
        return table.node(operatorCode.booleanValue, input, 0, 0, value);
      case 'bigint':
        return table.node(operatorCode.bigintValue, input, 0, 0, value);
      default:
        if (!isBytes(value)) return 0;
        for (let i = 0; i < value.length; i++) {
          this.#runtime.store(value, i, table.node(operatorCode.byte, input, i, 0, value[i]));
        }
        return 0;
    }
  }
}
