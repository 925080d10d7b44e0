import type { Query } from '../path/query.ts';
import type { VariableValues } from './verdict.ts';

/** The answer of a link to a query. A model counts only if the query confirms it. */
export type Answer =
  | { readonly kind: 'model'; readonly model: VariableValues }
  | { readonly kind: 'unsat' }
  /** `probe`: a model that holds if an opaque function returns the value it needs; that result was never observed. */
  | { readonly kind: 'pass'; readonly reason?: string; readonly probe?: VariableValues };

/** Costly links are asked only if the quick ones have no answer for any likely length of the inputs. */
export type Effort = 'quick' | 'costly';

/** One method of deciding queries; it passes on what it cannot decide. */
export interface Link {
  /** Reports count answers by this name. */
  readonly name: string;
  readonly effort: Effort;
  solve(query: Query): Answer | Promise<Answer>;
  /** Called with the answer of a later link to a query that this link passed on. */
  learn?(query: Query, answer: Answer): void;
  close?(): Promise<void>;
}

export const pass: Answer = { kind: 'pass' };
export const unsat: Answer = { kind: 'unsat' };
