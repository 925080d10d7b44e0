import type { Input } from '../../execution/input.ts';
import { Earnings } from '../earnings.ts';
import type { SeenRun, Standing, Strategy, Task } from '../strategy.ts';

/** What was earned counts half after so much more work, or this part of all work so far: later, news are rarer. */
const leastHalfLife = 4096;
const halfLifeShare = 1 / 8;
/** Every member gets at least this share of the work, and less when it has brought nothing for so long. */
const leastShare = 1 / 12;
const leastShareWhenDry = 1 / 48;
const costUntilDry = 8192;
/** What those that come later are thought to earn: they wait while others earn more. */
const rateOfLater = 1 / 1000;
/** Where the member that may complete the campaign comes first, a small target is done before the others begin. */
const firstMembersStart = 1024;

export interface Portfolio {
  /** Tried in order. */
  readonly atOnce: readonly Strategy[];
  /** Those that are costly to begin with. */
  readonly later?: readonly Strategy[];
  /** The one of all that decides whether everything was explored. */
  readonly completing: Strategy;
}

/** A strategy, what it has earned lately, and what that has cost. */
interface Member {
  readonly strategy: Strategy;
  readonly isLater: boolean;
  readonly earnings: Earnings;
  /** Tasks that were given out and are not done. */
  underWay: number;
  done: number;
}

/**
 * A portfolio: whoever has lately earned most new coverage for its work is asked next, the others now and then.
 * What brings something new is shown to all.
 */
export class AutoStrategy implements Strategy {
  private readonly completing: Strategy;
  private readonly members: readonly Member[];
  private readonly owners = new WeakMap<Input, Member>();

  constructor({ atOnce, later = [], completing }: Portfolio) {
    this.completing = completing;
    this.members = [...atOnce, ...later].map((strategy, i) => ({
      strategy,
      isLater: i >= atOnce.length,
      earnings: new Earnings(leastHalfLife),
      underWay: 0,
      done: 0,
    }));
  }

  next(): Task | undefined {
    for (const member of this.inOrder()) {
      const task = member.strategy.next();
      if (task !== undefined) return this.owned(member, task);
      if (this.isYoung && member.underWay > 0) return undefined;
      if (member.strategy === this.completing && this.standing().obstacles.length === 0) return undefined;
    }
    return undefined;
  }

  ran(run: SeenRun): void {
    const owner = this.owners.get(run.input);
    this.owners.delete(run.input);
    owner?.earnings.earn(run.gain);
    for (const member of this.members) {
      if (owner === member) member.strategy.ran(run);
      else if (owner === undefined || run.gain > 0) member.strategy.ran(withoutTokens(run));
    }
  }

  standing(): Standing {
    return this.completing.standing();
  }

  /** Who has had less than its share first, of these whose tasks are short, then who earns most. */
  private inOrder(): readonly Member[] {
    if (this.isYoung) return this.members;
    const total = this.totalCost;
    return this.members.toSorted((a, b) => {
      const [left, right] = [this.rank(a, total), this.rank(b, total)];
      return left === right ? costOfTask(a) - costOfTask(b) : right - left;
    });
  }

  private rank(member: Member, total: number): number {
    const { earnings, underWay, done, isLater } = member;
    if (done === 0) {
      // What its first task costs has to be known before there is another.
      if (underWay > 0) return 0;
      return isLater && !this.hasLaterBegun ? rateOfLater : Infinity;
    }
    const share = earnings.costSinceGain > costUntilDry ? leastShareWhenDry : leastShare;
    const spent = earnings.totalCost + underWay * costOfTask(member);
    return spent < total * share ? Infinity : earnings.rate;
  }

  private get hasLaterBegun(): boolean {
    return this.members.some(({ isLater, done }) => isLater && done > 0);
  }

  private get totalCost(): number {
    return this.members.reduce((sum, { earnings }) => sum + earnings.totalCost, 0);
  }

  /** The first member is still on its own, and whoever asks has to wait for it. */
  private get isYoung(): boolean {
    return this.members[0]?.strategy === this.completing && this.totalCost < firstMembersStart;
  }

  private owned(member: Member, task: Task): Task {
    const note = (inputs: readonly Input[]): readonly Input[] => {
      for (const input of inputs) this.owners.set(input, member);
      return inputs;
    };
    member.underWay++;
    const done = (cost: number): void => {
      member.underWay--;
      member.done++;
      task.done?.(cost);
      member.earnings.spend(cost, Math.max(leastHalfLife, this.totalCost * halfLifeShare));
    };
    if (task.kind === 'run') return { ...task, inputs: note(task.inputs), done };
    return { ...task, derive: (answers) => note(task.derive(answers)), done };
  }
}

/** Others may have another view of what a member made of tokens. */
function withoutTokens(run: SeenRun): SeenRun {
  const { input } = run;
  if (input.value.kind !== 'text' || input.value.tokens === undefined) return run;
  const { tokens: _, ...value } = input.value;
  return { ...run, input: { ...input, value } };
}

function costOfTask({ earnings, done }: Member): number {
  return earnings.totalCost / Math.max(1, done);
}
