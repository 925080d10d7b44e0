import type { FailureKind } from '../execution/outcome/outcome.ts';

/**
 * The kind of a finding. Besides the failures of a single run, `slow` needs a series of runs and `difference` two
 * targets.
 */
export type FindingKind = FailureKind | 'slow' | 'difference';
