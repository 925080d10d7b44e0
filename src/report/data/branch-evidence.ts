import type { MissedWay, ObservedDecision, CampaignObservations } from '../../campaign/ledger/observations.ts';
import type { BranchSite, SiteTable } from '../../instrument/sites/sites.ts';

/** What recordings show of the condition of a branch. */
export interface BranchEvidence {
  readonly recordings: number;
  /** Evidence for the arms that no recorded run took. */
  missed(when: boolean): readonly MissedWay[];
  /** True if the decisions are the condition itself: only then do proofs about them hold for the arms. */
  readonly isCondition: boolean;
  /** True if a recorded run is known to have taken an arm. */
  took(when: boolean): boolean;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

type Place = Position & { readonly decision: ObservedDecision };

/**
 * Finds the recorded decisions that belong to a branch. Usually they carry its id. Below a `!` the engine records the
 * operand, under an id of its own: such decisions belong to the branch that precedes them, if no statement does in
 * between.
 */
export class BranchEvidenceFinder {
  readonly #byId: ReadonlyMap<number, ObservedDecision>;
  /** Decisions that no table lists, by file. */
  readonly #others = new Map<string, Place[]>();

  constructor({ decisions, otherSites }: Pick<CampaignObservations, 'decisions' | 'otherSites'>) {
    this.#byId = new Map(decisions.map((decision) => [decision.site, decision]));
    for (const decision of decisions) {
      const match = /^(.*):(\d+):(\d+)$/u.exec(otherSites[decision.site] ?? '');
      if (match === null) continue;
      const [, file = '', line, column] = match;
      const places = this.#others.get(file) ?? [];
      places.push({ line: Number(line), column: Number(column), decision });
      this.#others.set(file, places);
    }
  }

  of(table: SiteTable, branch: BranchSite, source: string | undefined): BranchEvidence {
    const own = this.#byId.get(branch.id);
    if (own !== undefined) {
      return {
        recordings: own.recordings,
        isCondition: true,
        took: (when) => own.taken.includes(Number(when)),
        missed: (when) => own.missed.filter(({ way }) => way === Number(when)),
      };
    }
    const inner = this.#inside(table, branch);
    const [only] = inner;
    const isCondition =
      only !== undefined && inner.length === 1 && source !== undefined && isNegation(source, branch, only);
    return {
      recordings: Math.max(0, ...inner.map(({ decision }) => decision.recordings)),
      isCondition,
      took: () => isCondition && only.decision.taken.length === 2,
      missed: () => inner.flatMap(({ decision }) => decision.missed),
    };
  }

  #inside(table: SiteTable, branch: BranchSite): readonly Place[] {
    const borders = [...table.branches, ...table.statements, ...table.functions].filter((site) =>
      isAfter(site, branch),
    );
    const end = borders.reduce<Position | undefined>(
      (first, site) => (first === undefined || isAfter(first, site) ? site : first),
      undefined,
    );
    return (this.#others.get(table.file) ?? []).filter(
      (place) => !isAfter(branch, place) && (end === undefined || isAfter(end, place)),
    );
  }
}

/**
 * True if nothing but `if (`, `while (`, parentheses and negations stands between the branch and the decision, and the
 * decision is all of what follows: of `!text.split(',').some(test)`, it could be one inside the first call.
 */
function isNegation(source: string, branch: Position, place: Position): boolean {
  if (branch.line !== place.line) return false;
  const line = source.split('\n')[branch.line - 1] ?? '';
  const before = line.slice(branch.column - 1, place.column - 1);
  return /^(?:if|while)?[\s(!]*$/u.test(before) && callsIn(line.slice(place.column - 1)) <= 1;
}

/** The number of calls in the expression at the start of a text, which ends where a parenthesis closes that was open. */
function callsIn(text: string): number {
  let depth = 0;
  let calls = 0;
  for (const character of text) {
    if (character === '(' && ++depth > 0) calls++;
    if (character === ')' && --depth < 0) break;
  }
  return calls;
}

export function isAfter(a: Position, b: Position): boolean {
  return a.line > b.line || (a.line === b.line && a.column > b.column);
}
