import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';
import { globalEval, PrivateMap } from '../realm/intrinsics.ts';
import type { Recorder } from './recorder.ts';
import type { Registers } from './registers.ts';

/** Returns null if the code is not a valid program; the engine then reports the error. */
export type CodeRewriter = (code: EvaluatedCode) => RewrittenCode | null;

/** Rewrites code that the subject creates from strings before it runs, once per text and scope. */
export class Evaluations {
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #known = new PrivateMap<string, RewrittenCode | null>();
  readonly #sources = new PrivateMap<number, string>();
  /** Without a rewriter, code runs unchanged. */
  rewriter: CodeRewriter | null = null;

  constructor(registers: Registers, recorder: Recorder) {
    this.#registers = registers;
    this.#recorder = recorder;
  }

  /** The text to pass to `eval` in place of `value`. A text that comes from an input is concretized. */
  textFor(callee: unknown, site: number, value: unknown, shadow: number, scope: string | null): unknown {
    this.#recorder.concretize(site, value, shadow, 'code passed to eval');
    this.#registers.completed = 0;
    if (callee !== globalEval || typeof value !== 'string') return value;
    const code: EvaluatedCode =
      scope === null ? { kind: 'global-eval', text: value, site } : { kind: 'direct-eval', text: value, scope, site };
    return this.rewritten(code, scope ?? '')?.code ?? value;
  }

  rewritten(code: EvaluatedCode, scope: string): RewrittenCode | null {
    if (this.rewriter === null) return null;
    const key = `${code.kind} ${scope} ${code.text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rewritten = this.rewriter(code);
    this.#known.set(key, rewritten);
    if (rewritten !== null) this.#sources.set(rewritten.fileKey, rewritten.source);
    return rewritten;
  }

  /** The text that functions of evaluated code print. */
  sourceOf(fileKey: number): string | undefined {
    return this.#sources.get(fileKey);
  }
}
