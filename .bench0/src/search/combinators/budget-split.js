import { Reward } from './reward.js';
/**
 * The half-life of rewards: this cost, or this fraction of the total cost if that is more, since new coverage gets
 * rarer.
 */
const leastHalfLife = 4096;
const halfLifeShare = 1 / 8;
/** The fraction of the work that each side gets regardless of its reward. */
const leastPart = 1 / 6;
/**
 * Splits a budget between two kinds of work: the one with the higher recent reward per cost is next. Both get the same
 * while neither has a reward, and each gets at least `leastPart`.
 */
export class BudgetSplit {
    one = new Reward(leastHalfLife);
    other = new Reward(leastHalfLife);
    #unit;
    /** `unit` is the number of runs that one unit of cost stands for. */
    constructor(unit = 1) {
        this.#unit = unit;
    }
    spend(reward, cost) {
        reward.spend(cost * this.#unit, this.#halfLife);
    }
    get isForOne() {
        const { one, other } = this;
        const part = one.totalCost / Math.max(1, one.totalCost + other.totalCost);
        if (part < leastPart || part > 1 - leastPart)
            return part < leastPart;
        const areDry = Math.min(one.costSinceGain, other.costSinceGain) > this.#halfLife;
        return areDry ? part < 1 / 2 : one.rate >= other.rate;
    }
    get #halfLife() {
        return Math.max(leastHalfLife, (this.one.totalCost + this.other.totalCost) * halfLifeShare);
    }
}
