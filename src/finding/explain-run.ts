import type { Run } from '../execution/target.ts';
import { stepsOf, type FindingStep, type Places } from './finding-step.ts';
import { inputNames } from './input-names.ts';
import { namedInputs, namedValue, type SymbolicValue } from './symbolic-values.ts';

/** What a recorded run of an input says about it. */
export interface Explanation {
  readonly values?: readonly SymbolicValue[];
  readonly steps?: readonly FindingStep[];
  readonly stepsLeftOut?: number;
}

/** @param parameters the names of the target's parameters */
export function explainRun(run: Run, places: Places, targetFile: string, parameters: readonly string[]): Explanation {
  const named = namedInputs(run.symbolic, targetFile);
  const path = stepsOf(run, places, inputNames(run.input, parameters, named));
  return {
    ...(named.length === 0 ? {} : { values: named.map(namedValue) }),
    ...(path && { steps: path.steps }),
    ...(path === undefined || path.leftOut === 0 ? {} : { stepsLeftOut: path.leftOut }),
  };
}
