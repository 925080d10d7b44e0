import type { FailureKind } from '../execution/outcome/outcome.ts';

/** The kind of a finding. Besides the failures of a single run, `slow` needs a series of runs. */
export type FindingKind = FailureKind | 'slow';

/** The declaration of a kind: how its findings are told apart, confirmed, minimized and excluded. */
interface FindingKindDeclaration {
  /** True if users can exclude findings of this kind (`--allow`). */
  readonly isAllowable?: boolean;
  /** True if a run of this kind uses up its time or memory limit, so that few of them can be repeated. */
  readonly usesUpLimit?: boolean;
  /** True if a run of this kind ends the process of the subject. */
  readonly endsProcess?: boolean;
  /** True if inputs have to be long to fail in this way, so that they are not minimized. */
  readonly needsLength?: boolean;
  /**
   * What failures of one cause have in common besides kind and error class: the place of the throw (the default); the
   * place, or the message if there is none; or the functions that call each other.
   */
  readonly identifiedBy?: 'place' | 'place or message' | 'cycle';
}

/** This is the only place where a kind of finding is declared; the kinds of single runs have to be known to `execution/`. */
export const findingKinds: Readonly<Record<FindingKind, FindingKindDeclaration>> = {
  'stack-overflow': { isAllowable: true, identifiedBy: 'cycle' },
  exit: { isAllowable: true, endsProcess: true },
  'unhandled-rejection': { isAllowable: true, identifiedBy: 'place or message' },
  memory: { isAllowable: true, usesUpLimit: true, endsProcess: true },
  hang: { isAllowable: true, usesUpLimit: true, endsProcess: true },
  slow: { isAllowable: true, needsLength: true },
  exception: { identifiedBy: 'place or message' },
  denied: {},
  pollution: {},
  property: {},
  difference: {},
};

export const findingKindNames: readonly FindingKind[] = Object.keys(findingKinds) as FindingKind[];

const comparedKinds: readonly FindingKind[] = ['difference', 'pollution', 'denied', 'hang', 'memory'];

/** Kinds that are not findings of a comparison: all sides may fail, as long as they do so in the same way. */
export const kindsNotCompared: readonly FindingKind[] = findingKindNames.filter(
  (kind) => !comparedKinds.includes(kind),
);
