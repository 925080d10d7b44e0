import type { Primitive } from '../core/raw-trace.ts';
import type { Assignment } from '../constraint/assignment.ts';
import { constantKey } from '../constraint/constant-key.ts';
import { Evaluator } from '../constraint/evaluate.ts';
import type { Trace } from '../constraint/trace.ts';

type Samples = Trace['samples'];

/** So many are remembered; then all are forgotten. */
const mostKept = 4096;

/** Which input first showed what an opaque function gives for certain operands. */
export class SampleTeachers {
  readonly #teachers = new Map<string, string>();

  /** `run`: the assignment of the input of this name, in which the samples were taken. */
  note(samples: Samples, run: Assignment, input: string): void {
    if (this.#teachers.size > mostKept) this.#teachers.clear();
    for (const key of keysOf(samples, run)) if (!this.#teachers.has(key)) this.#teachers.set(key, input);
  }

  /** The inputs but for `own` that showed what the functions called in a run would give under another assignment. */
  of(samples: Samples, under: Assignment, own: string): readonly string[] {
    const found = new Set<string>();
    for (const key of keysOf(samples, under)) {
      const teacher = this.#teachers.get(key);
      if (teacher !== undefined && teacher !== own) found.add(teacher);
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
