import type { ComparedUse, SideDifference, SideEnd } from '../target/drive.ts';
import type { UsedTarget } from '../target/target-function.ts';
import { consumed } from '../target/consumed.ts';
import { copyArguments } from './copy-arguments.ts';
import { firstDifference, type DifferingParts } from './first-difference.ts';

/*
 * Runs the sides of a comparison on the same arguments. Rewritten like the target on the concolic build, as
 * `drive-target.ts` is.
 */

type DriveSide = (side: UsedTarget, args: unknown[]) => unknown;
type Thrown = { readonly message?: unknown; readonly constructor?: { readonly name?: unknown } } | null | undefined;

const PromiseClass = Promise;

/**
 * Runs every side on a copy of the arguments, one after the other, and compares how they ended. What a side changes in
 * the prototypes of built-in objects is noted and reverted before the next one runs. Ends as the first side if it
 * returned; throws what it threw only if all sides threw.
 */
export function compareSides(use: ComparedUse, args: readonly unknown[], drive: DriveSide): unknown {
  return runFrom(0, use, args, drive);
}

function runFrom(first: number, use: ComparedUse, args: readonly unknown[], drive: DriveSide): unknown {
  const { sides } = use;
  for (let i = first; i < sides.length; i++) {
    let result: unknown;
    try {
      result = drive(sides[i]!, copyArguments(args));
      // Tested before the call, because passing other results to code that is not rewritten would concretize them.
      if (typeof result === 'object' && result !== null && 'next' in result) result = consumed(result);
    } catch (error) {
      note(use, i, { kind: 'threw', error });
      continue;
    }
    if (result instanceof PromiseClass) {
      return result.then(
        (value: unknown) => {
          note(use, i, { kind: 'returned', value });
          return runFrom(i + 1, use, args, drive);
        },
        (error: unknown) => {
          note(use, i, { kind: 'threw', error });
          return runFrom(i + 1, use, args, drive);
        },
      );
    }
    note(use, i, { kind: 'returned', value: result });
  }
  return compareEnds(use);
}

function note({ record, restorePrototypes }: ComparedUse, side: number, end: SideEnd): void {
  record.ends[side] = end;
  record.pollutions[side] = restorePrototypes();
}

/**
 * Compares each side with those before it that ended in different ways, until one has ended like it. The first of the
 * sides that ended alike represents them.
 */
function compareEnds({ record, normalize, ignored }: ComparedUse): unknown {
  const { ends, found, alike } = record;
  const compared: SideEnd[] = [];
  let areAllThrown = true;
  for (let i = 0; i < ends.length; i++) {
    const end = normalize === undefined ? ends[i]! : mapped(ends[i]!, normalize);
    compared[i] = end;
    if (end.kind !== 'threw') areAllThrown = false;
    alike[i] = i;
    for (let earlier = 0; earlier < i; earlier++) {
      if (alike[earlier] !== earlier) continue;
      const difference = differenceOf(compared[earlier]!, end, earlier, i, ignored);
      if (difference === undefined) {
        alike[i] = earlier;
        break;
      }
      found[found.length] = difference;
    }
  }
  const first = compared[0]!;
  if (areAllThrown && first.kind === 'threw') throw first.error;
  return first.kind === 'returned' ? first.value : undefined;
}

function mapped(end: SideEnd, normalize: NonNullable<ComparedUse['normalize']>): SideEnd {
  if (end.kind === 'threw') return end;
  try {
    return { kind: 'returned', value: Reflect.apply(normalize.target, normalize.self, [end.value]) };
  } catch (error) {
    return { kind: 'threw', error };
  }
}

function differenceOf(
  first: SideEnd,
  other: SideEnd,
  left: number,
  right: number,
  ignored: ComparedUse['ignored'],
): SideDifference | undefined {
  if (first.kind === 'returned' && other.kind === 'returned') {
    const parts = ignored.includes('value') ? undefined : firstDifference(first.value, other.value);
    return parts && { left, right, class: 'value', parts };
  }
  if (first.kind !== other.kind)
    return ignored.includes('acceptance') ? undefined : { left, right, class: 'acceptance' };
  if (ignored.includes('error') || first.kind !== 'threw' || other.kind !== 'threw') return undefined;
  const parts = differingErrors(first.error, other.error);
  return parts && { left, right, class: 'error', parts };
}

/** Errors differ if their classes or messages do; thrown values that are no objects are compared as values. */
function differingErrors(left: unknown, right: unknown): DifferingParts | undefined {
  if (typeof left !== 'object' || typeof right !== 'object') return firstDifference(left, right);
  const [a, b] = [left as Thrown, right as Thrown];
  const isSame = a?.constructor?.name === b?.constructor?.name && a?.message === b?.message;
  return isSame ? undefined : { path: undefined, left, right };
}
