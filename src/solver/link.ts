import type { Query } from './path/query.ts';
import type { LinkName, Model } from './verdict.ts';

/** What a link makes of a query. A model counts only if the query confirms it. */
export type Answer =
  | { readonly kind: 'model'; readonly model: Model }
  | { readonly kind: 'unsat' }
  /** `probe`: a model that would hold if an opaque function gave what it needs; nobody has seen what it gives there. */
  | { readonly kind: 'pass'; readonly reason?: string; readonly probe?: Model };

/** Costly links are asked only where the quick ones have no answer for any likely length of the inputs. */
export type Effort = 'quick' | 'costly';

/** One way of deciding queries; passes on what it cannot decide. */
export interface Link {
  readonly name: LinkName;
  readonly effort: Effort;
  solve(query: Query): Answer | Promise<Answer>;
  /** Told what was answered after it passed. */
  learn?(query: Query, answer: Answer): void;
  close?(): Promise<void>;
}

export const pass: Answer = { kind: 'pass' };
export const unsat: Answer = { kind: 'unsat' };
