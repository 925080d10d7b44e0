import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';
import { globalEval, PrivateMap } from '../realm/intrinsics.ts';
import type { Recorder } from './recorder.ts';
import type { Registers } from './registers.ts';

/** Null for what is no program: the engine is to say so. */
export type CodeRewriter = (code: EvaluatedCode) => RewrittenCode | null;

/** Code that the subject makes of texts: rewritten before it runs, the same text for the same place only once. */
export class Evaluations {
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #known = new PrivateMap<string, RewrittenCode | null>();
  readonly #sources = new PrivateMap<number, string>();
  /** While there is none, code runs as it is. */
  rewriter: CodeRewriter | null = null;

  constructor(registers: Registers, recorder: Recorder) {
    this.#registers = registers;
    this.#recorder = recorder;
  }

  /** What to give to `eval` for a text. A text that comes from an input is taken for granted from there on. */
  textFor(callee: unknown, site: number, value: unknown, shadow: number, scope: string | null): unknown {
    this.#recorder.concretize(site, value, shadow, 'code given to eval');
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

  /** The text that functions of such code print. */
  sourceOf(fileKey: number): string | undefined {
    return this.#sources.get(fileKey);
  }
}
