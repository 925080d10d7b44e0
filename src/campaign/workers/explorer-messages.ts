import type { Domain } from '../../constraint/domains/domain.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { SolvingMode } from '../../engine/explorer.ts';
import type { GrammarSource } from '../../engine/grammar-input.ts';
import type { Flip } from '../../engine/recording.ts';
import type { ExplorerOptions } from '../../engine/explorer-options.ts';
import type { NativeSolver } from '../../solver/links/smt/native-solver.ts';

/** The first message to an explorer process. */
export interface ExplorerSetup extends Pick<ExplorerOptions, 'target' | 'isolationOfNew'> {
  readonly domains: readonly Domain[];
  readonly grammars: readonly { readonly argument: number; readonly source: GrammarSource }[];
  readonly solver?: NativeSolver;
}

/** A small, self-contained job that another explorer can repeat. */
export type ExplorerJob =
  | { readonly kind: 'run'; readonly inputs: readonly RunInput[] }
  | { readonly kind: 'record'; readonly inputs: readonly RunInput[] }
  | { readonly kind: 'alike'; readonly input: RunInput; readonly candidates: readonly RunInput[] }
  | { readonly kind: 'solve'; readonly input: RunInput; readonly flips: readonly Flip[]; readonly mode: SolvingMode }
  | { readonly kind: 'patterns'; readonly input: RunInput }
  | { readonly kind: 'receiving'; readonly input: RunInput; readonly index: number; readonly text: string }
  | { readonly kind: 'site-text'; readonly site: number }
  | { readonly kind: 'tokens' };

/** Aborts the work under way; later jobs are answered only from what is known already. */
export type ExplorerStop = 'stop';

export interface ExplorerRequest {
  readonly id: number;
  readonly job: ExplorerJob;
}

/** An error as it is sent; `userError` is set for a `CoppiceError`, which has a code and a hint for the user. */
export interface SentError {
  readonly text: string;
  readonly userError?: { readonly code: string; readonly hint?: string };
}

/**
 * Carries the tables of files loaded since the previous reply: a process that is killed later cannot be asked for
 * them.
 */
export type ExplorerReply = { readonly id: number; readonly tables: readonly SiteTable[] } & (
  { readonly answer: unknown } | { readonly error: SentError }
);

/** A run as it is sent; the receiver knows the input. */
export type SentRun = Omit<Run, 'input' | 'trace'>;
