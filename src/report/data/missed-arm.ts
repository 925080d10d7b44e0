import type { MissedWay } from '../../campaign/ledger/observations.ts';
import type { BranchSite } from '../../instrument/sites/sites.ts';
import type { BranchEvidence } from './branch-evidence.ts';
import type { AwaitedPlace } from './last-on-the-way.ts';
import { undecidedText } from '../undecided-text.ts';
import type { ArmReport } from './report-data.ts';

type Concretization = NonNullable<ArmReport['concretizations']>[number];

/** What is known around a branch one of whose arms no run took. */
export interface MissedArmContext {
  readonly branch: BranchSite;
  readonly site: string;
  readonly evidence: BranchEvidence;
  /** Numbers of runs that reached the branch, and of those of them that were recorded. */
  readonly reached: number;
  readonly recorded: number;
  /** The last place before the branch that a run reached. */
  readonly after: string | undefined;
  /** The inputs within which everything is said, such as `text: string(..64)`. */
  readonly bounds: string;
  /** What an unreached branch waits for, if that is known. */
  readonly waiting: () => AwaitedPlace | undefined;
  readonly isComplete: boolean;
  readonly hasRecordings: boolean;
  readonly strategy: string;
  /** Concretizations in the same file. */
  readonly concretizations: readonly Concretization[];
  readonly losses: readonly { readonly site: string }[];
}

type Missed = Pick<ArmReport, 'state' | 'reason' | 'detail' | 'proof' | 'concretizations' | 'after'>;

/** Says why no run took an arm. */
export function missedArm(context: MissedArmContext, when: boolean): Missed {
  const { isComplete, bounds, reached, evidence, losses, site } = context;
  // A function that this target does not call may be one that users call: that it is infeasible here would mislead.
  if (isComplete && !(reached === 0 && context.waiting()?.isUncalled === true)) {
    const reason = `every feasible path was run, for inputs within ${bounds}`;
    return { state: 'infeasible', proof: 'complete-campaign', reason };
  }
  if (reached === 0) return unreached(context);
  if (losses.some((loss) => loss.site === site))
    return { state: 'lost', reason: 'inputs with the same recorded path took different ways here' };
  const missed = evidence.missed(when);
  return missed.length === 0 ? unrecorded(context, when) : undecided(context, missed);
}

function unreached({ after, waiting }: MissedArmContext): Missed {
  const known = waiting();
  if (known !== undefined) return { state: 'unreached', reason: known.reason, after: known.after };
  if (after === undefined) return { state: 'unreached', reason: 'no run reached this branch' };
  return { state: 'unreached', reason: `no run reached this branch; the last place before it is ${after}`, after };
}

/** The branch was reached, but no recording has a decision here that lacks this way. */
function unrecorded(context: MissedArmContext, when: boolean): Missed {
  const { hasRecordings, strategy, evidence, concretizations } = context;
  if (!hasRecordings)
    return {
      state: 'unreached',
      reason: `the strategy \`${strategy}\` records no paths, and no input happened to take it`,
    };
  if (evidence.took(when)) {
    return { state: 'unknown', reason: 'recorded runs took this way, but no run with coverage did' };
  }
  if (evidence.recordings > 0) return partly(context, when);
  if (concretizations.length === 0) {
    return {
      state: 'unreached',
      reason: 'no value of the input was in the condition in the recorded runs; decisions before it may lead there',
    };
  }
  return {
    state: 'concretized',
    reason:
      'no value of the input was in the condition in the recorded runs; some values in this file were concretized',
    concretizations: shortList(concretizations),
  };
}

/** Only parts of the condition were recorded, such as the iterations of a call in it, and they went both ways. */
function partly({ branch, concretizations }: MissedArmContext, when: boolean): Missed {
  const here = concretizations.filter(({ site }) => lineOf(site) === branch.line);
  if (here.length === 0)
    return {
      state: 'unknown',
      reason: `the recorded parts of the condition went both ways, but it was never ${when} as a whole`,
    };
  return {
    state: 'concretized',
    reason: 'a value in the condition was concretized',
    concretizations: shortList(here),
  };
}

function lineOf(site: string): number {
  return Number(site.split(':').at(-2));
}

function shortList(concretizations: readonly Concretization[]): readonly Concretization[] {
  return concretizations.slice(0, 4).map(({ site, why }) => ({ site, why }));
}

function undecided({ evidence, reached, recorded, bounds }: MissedArmContext, missed: readonly MissedWay[]): Missed {
  const sum = (status: keyof MissedWay['paths']): number =>
    missed.reduce((total, { paths }) => total + paths[status], 0);
  const [open, proved, unproved, unknown, promised] = (
    ['open', 'proved', 'unproved', 'unknown', 'promised'] as const
  ).map(sum) as [number, number, number, number, number];
  const concretizations = missed.flatMap((way) => way.concretizations).slice(0, 4);
  const isCut = missed.some((way) => way.isCut);
  if (promised > 0)
    return {
      state: 'lost',
      reason: `the solver found ${counted(promised, 'input')}, but they took another path than predicted`,
    };
  if (unknown > 0) {
    return { state: 'unknown', ...undecidedReason(missed, unknown), ...listed(concretizations) };
  }
  if (unproved > 0 && concretizations.length > 0)
    return {
      state: 'concretized',
      reason: 'with the values that were concretized, no input takes it',
      concretizations,
    };
  if (unproved > 0)
    return { state: 'unknown', ...undecidedReason(missed, unproved, 'no input of the recorded shape takes it') };
  if (open > 0 || isCut)
    return {
      state: 'unknown',
      reason: `the campaign ended before the solver was asked on ${isCut ? 'all paths' : counted(open, 'path')}`,
    };
  const provedText = `the solver proved it on ${proved === 1 ? 'the recorded path' : `all ${proved} recorded paths`} to here, for inputs within ${bounds}`;
  if (!evidence.isCondition) return { state: 'unknown', reason: `${provedText}, for a part of the condition` };
  if (reached > recorded)
    return {
      state: 'unknown',
      reason: `${provedText}; ${counted(reached - recorded, 'further run')} came here without being recorded`,
    };
  return { state: 'infeasible', proof: 'all-reached-paths', reason: provedText };
}

/** The reason in words for users, with what the links of the solver answered as detail. */
function undecidedReason(
  missed: readonly MissedWay[],
  paths: number,
  otherwise = 'the solver could not decide it',
): Pick<Missed, 'reason' | 'detail'> {
  const answered = mostFrequent(missed);
  const reason = answered === undefined ? otherwise : undecidedText(answered);
  return {
    reason: `${reason} (${counted(paths, 'path')})`,
    ...(answered === undefined || answered === reason ? {} : { detail: answered }),
  };
}

function mostFrequent(missed: readonly MissedWay[]): string | undefined {
  const reasons = missed.flatMap((way) => Object.entries(way.reasons));
  return reasons.sort(([, a], [, b]) => b - a)[0]?.[0];
}

function listed(concretizations: readonly Concretization[]): Pick<Missed, 'concretizations'> {
  return concretizations.length === 0 ? {} : { concretizations };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
