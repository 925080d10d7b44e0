import { pathToFileURL } from 'node:url';

import type { SideComparison } from '../../comparison.ts';
import type { LoadReport, RawDifference, RawSideEnd } from '../../process/protocol.ts';
import { bare } from '../bare.ts';
import { rawError } from '../errors/raw-error.ts';
import { describeParts } from './describe-parts.ts';
import type { ComparedUse, ComparisonRecord, SideEnd } from './drive.ts';
import { printValue } from './print-value.ts';
import { findTarget, usageFor, type UsedTarget } from './target-function.ts';

/** The sides of a comparison after the first, in the subject process. */
export class Compared {
  readonly #comparison: SideComparison;
  #others: UsedTarget[] = [];
  #normalize: UsedTarget | undefined;
  #record: ComparisonRecord = { ends: [], found: undefined };

  constructor(comparison: SideComparison) {
    this.#comparison = comparison;
  }

  /** Loads the sides; `copy` is appended to their addresses. Returns the failure of one; undefined if all loaded. */
  async load(copy: string): Promise<LoadReport | undefined> {
    const { others, normalize } = this.#comparison;
    const loaded: UsedTarget[] = [];
    const wanted = normalize === undefined ? others : [...others, normalize];
    for (let i = 0; i < wanted.length; i++) {
      const side = wanted[i]!;
      const found = await findTarget(`${pathToFileURL(side.file).href}${copy}`, side.exportName);
      if (found.kind === 'no-export') return bare({ ...found, side });
      if (found.kind !== 'found') return found;
      loaded[i] = found.found;
    }
    this.#normalize = normalize === undefined ? undefined : loaded.pop();
    this.#others = loaded;
    return undefined;
  }

  /** Starts a run; `first` is the target. */
  start(first: UsedTarget, argumentCount: number): ComparedUse {
    this.#record = { ends: [], found: undefined };
    const sides = [first, ...this.#others].map((side) =>
      side.usage === undefined ? side : { ...side, usage: usageFor(side.usage, argumentCount) },
    );
    return { sides, normalize: this.#normalize, ignored: this.#comparison.ignored, record: this.#record };
  }

  /** How the sides differed in the last run. */
  difference(args: readonly unknown[]): RawDifference | undefined {
    const { ends, found } = this.#record;
    if (found === undefined) return undefined;
    const texts = args.filter((arg): arg is string => typeof arg === 'string');
    return bare({
      class: found.class,
      side: found.side,
      parts: found.parts && describeParts(found.parts, texts),
      ends: ends.map((end, i) => this.#described(end, this.#comparison.names[i] ?? '')),
    });
  }

  #described(end: SideEnd, side: string): RawSideEnd {
    if (end.kind === 'threw') return { kind: 'threw', side, error: rawError(end.error) };
    return { kind: 'returned', side, value: printValue(end.value) };
  }
}
