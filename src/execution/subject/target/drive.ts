import type { AskFor } from '../driven/surround.ts';
import type { ObjectPlace } from '../../input/object-places.ts';
import type { Surroundings } from '../../process/surroundings.ts';
import type { TargetUsage } from '../../target-usage.ts';
import type { TargetFunction } from './target-function.ts';

/** What `driven/drive-target.ts` needs to know about a run. */
export interface Use extends TargetFunction {
  readonly objects: readonly ObjectPlace[];
  readonly usage: TargetUsage | undefined;
  readonly surroundings: Surroundings | undefined;
  /** The file of the target. */
  readonly file: string;
}

/** The functions of `driven/drive-target.ts`. */
export interface Driven {
  readonly driveTarget: (use: Use, args: unknown[]) => unknown;
  readonly installSurroundings: (surroundings: Surroundings, askFor: AskFor) => void;
  readonly spread: (args: readonly unknown[], from: number, to: number) => unknown[];
  readonly makeObjects: (places: readonly ObjectPlace[], values: unknown[]) => unknown;
}

/** A run that is more than a call of the target with its arguments. */
export interface Drive {
  readonly run: Driven['driveTarget'];
  readonly use: Use;
}
