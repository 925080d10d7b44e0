import type { Deadline } from '../../core/time/deadline.ts';
import type { AppliedPattern } from '../../engine/applied-patterns.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** A pattern matched in the run of an input; `index` is its number in that run. */
export interface UseOfPattern<Parent extends RunInput = RunInput> {
  readonly parent: Parent;
  readonly index: number;
  readonly pattern: AppliedPattern;
}

/** Inputs that are recorded to see which patterns are matched. */
const mostInputs = 200;
/** Inputs with different texts in which one pattern is attacked. */
const usesPerPattern = 6;

/** The uses of each pattern that is matched in the runs of these inputs, in the order of the inputs. */
export async function usesOfPatterns<Parent extends RunInput>(
  explorer: Explorer,
  inputs: readonly Parent[],
  deadline: Deadline,
): Promise<ReadonlyMap<string, readonly UseOfPattern<Parent>[]>> {
  const uses = new Map<string, UseOfPattern<Parent>[]>();
  for (const parent of inputs.slice(0, mostInputs)) {
    if (deadline.isOver) break;
    for (const [index, pattern] of (await explorer.patterns(parent)).entries()) {
      const key = `/${pattern.source}/${pattern.flags}`;
      const known = uses.get(key) ?? [];
      uses.set(key, known);
      if (known.length < usesPerPattern) known.push({ parent, index, pattern });
    }
  }
  return uses;
}
