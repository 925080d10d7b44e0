import type * as DrivenFaults from '../driven/silent-faults.ts';
import type { AskFor } from '../driven/surround.ts';
import type { ObjectPlace } from '../../input/object-places.ts';
import type { Surroundings } from '../../process/surroundings.ts';
import type { TargetUsage } from '../../target-usage.ts';
import type { DifferenceClass } from '../../comparison.ts';
import type { DifferingParts } from '../driven/first-difference.ts';
import type { DrivenInvariants } from '../pollution/invariants.ts';
import type { Pollution } from '../pollution/prototype-guard.ts';
import type { TargetFunction, UsedTarget } from './target-function.ts';

/** What `driven/drive-target.ts` needs to know about a run. */
export interface Use extends TargetFunction {
  readonly objects: readonly ObjectPlace[];
  readonly usage: TargetUsage | undefined;
  readonly surroundings: Surroundings | undefined;
  /** The file of the target. */
  readonly file: string;
  /** Defined if the target is compared with others. */
  readonly compared: ComparedUse | undefined;
}

/** How a side of a comparison ended. */
export type SideEnd =
  { readonly kind: 'returned'; readonly value: unknown } | { readonly kind: 'threw'; readonly error: unknown };

/** What a run of a comparison found; filled while it runs. */
export interface ComparisonRecord {
  readonly ends: SideEnd[];
  /** The differences between sides that represent those that end like them. */
  readonly found: SideDifference[];
  /** The number of each side's representative; its own if it is the first that ends so. */
  readonly alike: number[];
  /** The first change of each side to a shared prototype. */
  readonly pollutions: (Pollution | undefined)[];
}

/** A difference between two sides; `left` is the smaller number. */
export interface SideDifference {
  readonly left: number;
  readonly right: number;
  readonly class: DifferenceClass;
  readonly parts?: DifferingParts;
}

/** The sides of a comparison, as `driven/compare-sides.ts` runs them. */
export interface ComparedUse {
  readonly sides: readonly UsedTarget[];
  readonly normalize: TargetFunction | undefined;
  readonly ignored: readonly DifferenceClass[];
  /** Restores the prototypes that all sides share; returns the first change. */
  readonly restorePrototypes: () => Pollution | undefined;
  readonly record: ComparisonRecord;
}

/** The functions of `driven/drive-target.ts`. */
export interface Driven {
  readonly driveTarget: (use: Use, args: unknown[]) => unknown;
  readonly installSurroundings: (surroundings: Surroundings, askFor: AskFor) => void;
  readonly invariants: DrivenInvariants;
  readonly silentFaults: typeof DrivenFaults;
  readonly spread: (args: readonly unknown[], from: number, to: number) => unknown[];
  readonly makeObjects: (places: readonly ObjectPlace[], values: unknown[]) => unknown;
}

/** A run that is more than a call of the target with its arguments. */
export interface Drive {
  readonly run: Driven['driveTarget'];
  readonly use: Use;
}
