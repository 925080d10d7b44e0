/** What makes the choice; `case` and `no-case` are a switch clause and the way past all of them. */
export type BranchKind =
  | 'if'
  | 'conditional'
  | 'and'
  | 'or'
  | 'nullish'
  | 'assignment'
  | 'loop'
  | 'each'
  | 'case'
  | 'no-case'
  | 'default'
  | 'optional';

/** A place in the original file, lines and columns from 1; `id` stays the same while the file does. */
export interface Site {
  readonly id: number;
  readonly line: number;
  readonly column: number;
}

/** One way out of a branch, taken if the condition that an event at the branch records is `when`. */
interface BranchArm {
  readonly when: boolean;
  readonly counter: number;
}

/**
 * The condition is the test; for `nullish`, `assignment` by `??=` and `optional` that the left side is null or undefined;
 * for `each` that there is another element; for `case` that it is the one; for `default` that the value is undefined.
 * Ways that leave no trace in the coverage build (the default not needed, `o.m?.()` without an `m`) have no arm.
 */
export interface BranchSite extends Site {
  readonly kind: BranchKind;
  readonly arms: readonly BranchArm[];
}

export interface FunctionSite extends Site {
  readonly name: string;
  readonly counter: number;
}

/** Statements that always run together share a counter. */
export interface StatementSite extends Site {
  readonly counter: number;
}

/** All sites of one file: the same for every build of it. */
export interface SiteTable {
  readonly file: string;
  /** Of the original text. */
  readonly contentHash: string;
  readonly counters: number;
  readonly branches: readonly BranchSite[];
  readonly functions: readonly FunctionSite[];
  readonly statements: readonly StatementSite[];
}

/** `file:line:column`, as people and reports write it. */
export function siteText(table: Pick<SiteTable, 'file'>, site: Site): string {
  return `${table.file}:${site.line}:${site.column}`;
}
