import { pathToFileURL } from 'node:url';

import type { SideComparison } from '../../comparison.ts';
import type { LoadReport, RawDifference, RawSideEnd } from '../../process/protocol.ts';
import { bare } from '../bare.ts';
import { rawError } from '../errors/raw-error.ts';
import { describeParts } from './describe-parts.ts';
import type { ComparedUse, ComparisonRecord, SideEnd } from './drive.ts';
import type { Pollution } from '../pollution/prototype-guard.ts';
import { replacedPrototype } from '../pollution/replaced-prototype.ts';
import { printValue } from './print-value.ts';
import { findTarget, usageFor, type FoundTarget, type UsedTarget } from './target-function.ts';

/** The sides of a comparison after the first, in the subject process. */
export class Compared {
  readonly #comparison: SideComparison;
  #others: UsedTarget[] = [];
  #normalize: UsedTarget | undefined;
  readonly #restorePrototypes: ComparedUse['restorePrototypes'];
  #record: ComparisonRecord = { ends: [], found: [], alike: [], pollutions: [] };

  constructor(comparison: SideComparison, restorePrototypes: ComparedUse['restorePrototypes']) {
    this.#comparison = comparison;
    this.#restorePrototypes = restorePrototypes;
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

  /** Adds the functions that the other sides export, too, to the report of a missing export. */
  async withShared(report: Exclude<FoundTarget, { kind: 'found' }>, copy: string): Promise<LoadReport> {
    if (report.kind !== 'no-export') return report;
    const shared: string[] = [];
    for (let i = 0; i < report.exports.length; i++) {
      const name = report.exports[i]!;
      let isShared = true;
      for (let k = 0; k < this.#comparison.others.length; k++) {
        const { file } = this.#comparison.others[k]!;
        const found = await findTarget(`${pathToFileURL(file).href}${copy}`, name);
        isShared &&= found.kind === 'found';
      }
      if (isShared) shared[shared.length] = name;
    }
    return bare({ ...report, shared });
  }

  /** Starts a run; `first` is the target. */
  start(first: UsedTarget, argumentCount: number): ComparedUse {
    this.#record = { ends: [], found: [], alike: [], pollutions: [] };
    const sides = [first, ...this.#others].map((side) =>
      side.usage === undefined ? side : { ...side, usage: usageFor(side.usage, argumentCount) },
    );
    return {
      sides,
      normalize: this.#normalize,
      ignored: this.#comparison.ignored,
      restorePrototypes: this.#restorePrototypes,
      record: this.#record,
    };
  }

  /** The pollution of the sides in the last run, unless all of them polluted in the same way. */
  pollution(args: readonly unknown[]): Pollution | undefined {
    const { ends, pollutions } = this.#record;
    const found: (Pollution | undefined)[] = [];
    let isSame = true;
    for (let i = 0; i < ends.length; i++) {
      const end = ends[i]!;
      found[i] = pollutions[i] ?? (end.kind === 'returned' ? replacedPrototype(args, end.value) : undefined);
      isSame &&= found[i]?.message === found[0]?.message;
    }
    if (isSame) return undefined;
    const { names } = this.#comparison;
    const polluting = found.flatMap((one, i) => (one === undefined ? [] : [{ ...one, i }]));
    return bare({
      what: `${polluting[0]!.what} | sides ${polluting.map(({ i }) => i).join(' ')}`,
      message: polluting.map(({ message, i }) => `${names[i] ?? ''}: ${message}`).join('; '),
    });
  }

  /** How the sides differed in the last run: the largest group of sides that ended alike, and the first other side. */
  difference(args: readonly unknown[]): RawDifference | undefined {
    const { ends, found, alike } = this.#record;
    const groups = groupsOf(alike);
    if (groups.length < 2) return undefined;
    const [one, other] = [groups[0]![0]!, groups[1]![0]!];
    const pair: readonly [number, number] = one < other ? [one, other] : [other, one];
    const difference = found.find(({ left, right }) => left === pair[0] && right === pair[1])!;
    const texts = args.filter((arg): arg is string => typeof arg === 'string');
    return bare({
      class: difference.class,
      pair,
      groups,
      parts: difference.parts && describeParts(difference.parts, texts),
      ends: ends.map((end, i) => this.#described(end, this.#comparison.names[i] ?? '')),
    });
  }

  #described(end: SideEnd, side: string): RawSideEnd {
    if (end.kind === 'threw') return { kind: 'threw', side, error: rawError(end.error) };
    return { kind: 'returned', side, value: printValue(end.value) };
  }
}

/** Groups sides with equal representatives, the largest group first. */
function groupsOf(alike: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (let side = 0; side < alike.length; side++) (groups[alike[side]!] ??= []).push(side);
  return groups.filter(() => true).sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}
