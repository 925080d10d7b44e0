import type { Call } from '../../calls/call.ts';
import { emptyList, isArray, sameValue } from '../../realm/intrinsics.ts';
import { peek } from '../../heap/peek.ts';
import { plainLength } from '../../heap/plain-length.ts';
import type { SideTable } from '../../heap/side-table.ts';
import { elementShadows, placeShadows } from './array-shadows.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeArgumentsFrom } from '../concretized-call.ts';

/** The model of `flat`, which flattens nested arrays to a depth. */
export function flat(context: ModelContext): Model {
  return {
    after: (call, result) => {
      concretizeArgumentsFrom(context, call, 0, 'depth of flat');
      const depth = call.args[0] === undefined ? 1 : typeof call.args[0] === 'number' ? call.args[0] : 0;
      const shadows: number[] = emptyList();
      flatten(context.side, call, call.self, depth, shadows);
      if (plainLength(result) === shadows.length) placeShadows(context.side, result, shadows);
      return 0;
    },
  };
}

function flatten(side: SideTable, call: Call, array: unknown, depth: number, flattened: number[]): void {
  const shadows = elementShadows(side, array, call.site) ?? [];
  for (let at = 0; at < shadows.length; at++) {
    const element = peek(array, at);
    if (depth >= 1 && isArray(element)) flatten(side, call, element, depth - 1, flattened);
    else flattened[flattened.length] = shadows[at]!;
  }
}

/** The results of a mapping function, and the shadows of the results that are not arrays. */
export interface Answers {
  readonly values: readonly unknown[];
  readonly shadows: readonly number[];
}

/** Gives the result of `flatMap` the shadows of the callback results; false if the result does not consist of these. */
export function placeFlattened(side: SideTable, call: Call, result: unknown, answers: Answers): boolean {
  const values: unknown[] = emptyList();
  const shadows: number[] = emptyList();
  for (let turn = 0; turn < answers.values.length; turn++) {
    const answer = answers.values[turn];
    const inner = isArray(answer) ? elementShadows(side, answer, call.site) : undefined;
    if (inner === undefined) {
      values[values.length] = answer;
      shadows[shadows.length] = answers.shadows[turn] ?? 0;
    } else
      for (let at = 0; at < inner.length; at++) {
        values[values.length] = peek(answer, at);
        shadows[shadows.length] = inner[at]!;
      }
  }
  if (plainLength(result) !== values.length) return false;
  for (let at = 0; at < values.length; at++) if (!sameValue(peek(result, at), values[at])) return false;
  placeShadows(side, result, shadows);
  return true;
}
