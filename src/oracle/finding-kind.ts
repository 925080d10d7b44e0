import type { FailureKind } from '../execution/outcome.ts';

/** What kind of failure a finding is. `slow` shows in a series of runs, `difference` between two targets. */
export type FindingKind = FailureKind | 'slow' | 'difference';
