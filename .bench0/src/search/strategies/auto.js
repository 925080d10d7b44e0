import { Reward } from '../combinators/reward.js';
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
/**
 * A portfolio of strategies. The member with the highest recent reward (new coverage per cost) gets the next task;
 * every other member keeps a small share. Runs with new coverage are reported to all members.
 */
export class AutoStrategy {
    #completing;
    #members;
    #owners = new WeakMap();
    constructor({ atOnce, later = [], completing }) {
        this.#completing = completing;
        this.#members = [...atOnce, ...later].map((strategy, i) => ({
            strategy,
            isLater: i >= atOnce.length,
            reward: new Reward(leastHalfLife),
            underWay: 0,
            done: 0,
        }));
    }
    next() {
        for (const member of this.#inOrder()) {
            const task = member.strategy.next();
            if (task !== undefined)
                return this.#owned(member, task);
            if (this.#isYoung && member.underWay > 0)
                return undefined;
            if (member.strategy === this.#completing && this.status().obstacles.length === 0)
                return undefined;
        }
        return undefined;
    }
    ran(run) {
        const owner = this.#owners.get(run.input);
        this.#owners.delete(run.input);
        owner?.reward.add(run.gain);
        for (const member of this.#members) {
            if (owner === member)
                member.strategy.ran(run);
            else if (owner === undefined || run.gain > 0)
                member.strategy.ran(withoutTokens(run));
        }
    }
    status() {
        return this.#completing.status();
    }
    /** Members below their least share come first, those with shorter tasks before the others; then members by reward. */
    #inOrder() {
        if (this.#isYoung)
            return this.#members;
        const total = this.#totalCost;
        return this.#members.toSorted((a, b) => {
            const [left, right] = [this.#rank(a, total), this.#rank(b, total)];
            return left === right ? costOfTask(a) - costOfTask(b) : right - left;
        });
    }
    #rank(member, total) {
        const { reward, underWay, done, isLater } = member;
        if (done === 0) {
            // The cost of the first task must be known before a second one starts.
            if (underWay > 0)
                return 0;
            return isLater && !this.#hasLaterBegun ? rateOfLater : Infinity;
        }
        const share = reward.costSinceGain > costUntilDry ? leastShareWhenDry : leastShare;
        const spent = reward.totalCost + underWay * costOfTask(member);
        return spent < total * share ? Infinity : reward.rate;
    }
    get #hasLaterBegun() {
        return this.#members.some(({ isLater, done }) => isLater && done > 0);
    }
    get #totalCost() {
        return this.#members.reduce((sum, { reward }) => sum + reward.totalCost, 0);
    }
    /** True while the first member works alone; callers have to wait for its tasks. */
    get #isYoung() {
        return this.#members[0]?.strategy === this.#completing && this.#totalCost < firstMembersStart;
    }
    #owned(member, task) {
        const note = (inputs) => {
            for (const input of inputs)
                this.#owners.set(input, member);
            return inputs;
        };
        member.underWay++;
        const done = (cost) => {
            member.underWay--;
            member.done++;
            task.done?.(cost);
            member.reward.spend(cost, Math.max(leastHalfLife, this.#totalCost * halfLifeShare));
        };
        if (task.kind === 'run')
            return { ...task, inputs: note(task.inputs), done };
        return { ...task, derive: (answers) => note(task.derive(answers)), done };
    }
}
/** Removes the tokens from an input: other members may see the same text differently. */
function withoutTokens(run) {
    const { input } = run;
    if (input.value.kind !== 'text' || input.value.tokens === undefined)
        return run;
    const { tokens: _, ...value } = input.value;
    return { ...run, input: { ...input, value } };
}
function costOfTask({ reward, done }) {
    return reward.totalCost / Math.max(1, done);
}
