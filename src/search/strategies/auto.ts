import type { Input } from '../../execution/input/input.ts';
import { Reward } from '../combinators/reward.ts';
import type { SeenRun, StrategyStatus, Strategy, Task } from '../strategy.ts';

/**
 * The half-life of rewards: this cost, or this fraction of the total cost if that is more, since new coverage gets
 * rarer.
 */
const leastHalfLife = 4096;
const halfLifeShare = 1 / 8;
/** The least share of the work for every member, and for members without new coverage for `costUntilDry`. */
const leastShare = 1 / 12;
const leastShareWhenDry = 1 / 48;
const costUntilDry = 8192;
/** The assumed reward of members that start later: they wait while other members have a higher one. */
const rateOfLater = 1 / 1000;
/**
 * If the completing member is first, it works alone up to this cost: a small target is finished before the others
 * start.
 */
const firstMembersStart = 1024;

export interface Portfolio {
  /** Started in this order. */
  readonly atOnce: readonly Strategy[];
  /** Strategies that are costly to start. */
  readonly later?: readonly Strategy[];
  /** The member that decides whether everything was explored. */
  readonly completing: Strategy;
  /**
   * The least share of the work for the completing member, whatever its reward: its flips reach what chance seldom does, but
   * one at a time, so that its recent reward is low most of the time. As any other member's if missing.
   */
  readonly completingShare?: number;
}

/** A strategy with its recent reward and the state of its tasks. */
interface Member {
  readonly strategy: Strategy;
  readonly isLater: boolean;
  readonly reward: Reward;
  /** Number of tasks handed out and not done yet. */
  underWay: number;
  done: number;
}

/**
 * A portfolio of strategies. The member with the highest recent reward (new coverage per cost) gets the next task;
 * every other member keeps a small share. Runs with new coverage are reported to all members.
 */
export class AutoStrategy implements Strategy {
  readonly #completing: Strategy;
  readonly #completingShare: number | undefined;
  readonly #members: readonly Member[];
  readonly #owners = new WeakMap<Input, Member>();

  constructor({ atOnce, later = [], completing, completingShare }: Portfolio) {
    this.#completing = completing;
    this.#completingShare = completingShare;
    this.#members = [...atOnce, ...later].map((strategy, i) => ({
      strategy,
      isLater: i >= atOnce.length,
      reward: new Reward(leastHalfLife),
      underWay: 0,
      done: 0,
    }));
  }

  next(): Task | undefined {
    for (const member of this.#inOrder()) {
      const task = member.strategy.next();
      if (task !== undefined) return this.#owned(member, task);
      if (this.#isYoung && member.underWay > 0) return undefined;
      if (member.strategy === this.#completing && this.status().obstacles.length === 0) return undefined;
    }
    return undefined;
  }

  ran(run: SeenRun): void {
    const owner = this.#owners.get(run.input);
    this.#owners.delete(run.input);
    owner?.reward.add(run.gain);
    for (const member of this.#members) {
      if (owner === member) member.strategy.ran(run);
      else if (owner === undefined || run.gain > 0) member.strategy.ran(withoutTokens(run));
    }
  }

  status(): StrategyStatus {
    return this.#completing.status();
  }

  /** Members below their least share come first, those with shorter tasks before the others; then members by reward. */
  #inOrder(): readonly Member[] {
    if (this.#isYoung) return this.#members;
    const total = this.#totalCost;
    return this.#members.toSorted((a, b) => {
      const [left, right] = [this.#rank(a, total), this.#rank(b, total)];
      return left === right ? costOfTask(a) - costOfTask(b) : right - left;
    });
  }

  #leastShareOf({ strategy, reward }: Member): number {
    if (strategy === this.#completing && this.#completingShare !== undefined) return this.#completingShare;
    return reward.costSinceGain > costUntilDry ? leastShareWhenDry : leastShare;
  }

  #rank(member: Member, total: number): number {
    const { reward, underWay, done, isLater } = member;
    if (done === 0) {
      // The cost of the first task must be known before a second one starts.
      if (underWay > 0) return 0;
      return isLater && !this.#hasLaterBegun ? rateOfLater : Infinity;
    }
    const spent = reward.totalCost + underWay * costOfTask(member);
    return spent < total * this.#leastShareOf(member) ? Infinity : reward.rate;
  }

  get #hasLaterBegun(): boolean {
    return this.#members.some(({ isLater, done }) => isLater && done > 0);
  }

  get #totalCost(): number {
    return this.#members.reduce((sum, { reward }) => sum + reward.totalCost, 0);
  }

  /** True while the first member works alone; callers have to wait for its tasks. */
  get #isYoung(): boolean {
    return this.#members[0]?.strategy === this.#completing && this.#totalCost < firstMembersStart;
  }

  #owned(member: Member, task: Task): Task {
    const note = (inputs: readonly Input[]): readonly Input[] => {
      for (const input of inputs) this.#owners.set(input, member);
      return inputs;
    };
    member.underWay++;
    const done = (cost: number): void => {
      member.underWay--;
      member.done++;
      task.done?.(cost);
      member.reward.spend(cost, Math.max(leastHalfLife, this.#totalCost * halfLifeShare));
    };
    if (task.kind === 'run') return { ...task, inputs: note(task.inputs), done };
    return { ...task, derive: (answers) => note(task.derive(answers)), done };
  }
}

/** Removes the tokens from an input: other members may see the same text differently. */
function withoutTokens(run: SeenRun): SeenRun {
  const { input } = run;
  if (input.value.kind !== 'text' || input.value.tokens === undefined) return run;
  const { tokens: _, ...value } = input.value;
  return { ...run, input: { ...input, value } };
}

function costOfTask({ reward, done }: Member): number {
  return reward.totalCost / Math.max(1, done);
}
