/** The construct that branches; `case` is a switch clause, `no-case` a switch in which no clause matches. */
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

/** A location in the original file; lines and columns count from 1. `id` is stable as long as the file is unchanged. */
export interface Site {
  readonly id: number;
  readonly line: number;
  readonly column: number;
}

/** One direction of a branch, taken if the condition recorded for the branch equals `when`. */
interface BranchArm {
  readonly when: boolean;
  readonly counter: number;
}

/**
 * A branch. Its condition is the test. For `nullish`, `optional` and `assignment` by `??=` it is "the left side is null
 * or undefined"; for `each` "there is another element"; for `case` "this clause matches"; for `default` "the value is
 * undefined". Directions that the coverage build cannot observe (unused default, `o.m?.()` without `m`) have no arm.
 */
export interface BranchSite extends Site {
  readonly kind: BranchKind;
  /** The counter of the innermost function around the branch; undefined for code of the module itself. */
  readonly owner: number | undefined;
  readonly arms: readonly BranchArm[];
}

export interface FunctionSite extends Site {
  readonly name: string;
  readonly counter: number;
}

/** A statement; statements that always run together share a counter. */
export interface StatementSite extends Site {
  readonly counter: number;
}

/** All sites of one file: the same for every build of it. */
export interface SiteTable {
  readonly file: string;
  /** Hash of the original text. */
  readonly contentHash: string;
  readonly counters: number;
  readonly branches: readonly BranchSite[];
  readonly functions: readonly FunctionSite[];
  readonly statements: readonly StatementSite[];
}

/** Formats a site as `file:line:column`. */
export function siteText(table: Pick<SiteTable, 'file'>, site: Site): string {
  return `${table.file}:${site.line}:${site.column}`;
}
