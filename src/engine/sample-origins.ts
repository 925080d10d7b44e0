import type { Primitive } from '../core/raw-trace.ts';
import type { Assignment } from '../constraint/assignment.ts';
import { constantKey } from '../constraint/constant-key.ts';
import { Evaluator } from '../constraint/evaluate.ts';
import type { Trace } from '../constraint/trace.ts';

type Samples = Trace['samples'];

/** Capacity; beyond it all entries are dropped. */
const mostKept = 4096;

/** Records which input first showed the result of an opaque function for given operands. */
export class SampleOrigins {
  readonly #origins = new Map<string, string>();

  /** `run` is the assignment of the run in which the samples were taken; `input` is the id of its input. */
  note(samples: Samples, run: Assignment, input: string): void {
    if (this.#origins.size > mostKept) this.#origins.clear();
    for (const key of keysOf(samples, run)) if (!this.#origins.has(key)) this.#origins.set(key, input);
  }

  /**
   * Returns the inputs other than `own` that showed the results, under another assignment, of the functions called in
   * a run.
   */
  of(samples: Samples, under: Assignment, own: string): readonly string[] {
    const found = new Set<string>();
    for (const key of keysOf(samples, under)) {
      const origin = this.#origins.get(key);
      if (origin !== undefined && origin !== own) found.add(origin);
    }
    return [...found];
  }
}

function keysOf(samples: Samples, run: Assignment): readonly string[] {
  const evaluator = new Evaluator(run);
  return samples.map(({ expr }) =>
    expr.operands.map((operand) => constantKey(evaluator.evaluate(operand) as Primitive)).join(),
  );
}
