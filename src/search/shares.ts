import { Earnings } from './earnings.ts';

/** What was earned counts half after so much more work, or this part of all work so far: later, news are rarer. */
const leastHalfLife = 4096;
const halfLifeShare = 1 / 8;
/** Each gets at least this part of the work, whatever it has earned. */
const leastPart = 1 / 6;

/**
 * Work shared by two kinds of it: whoever has lately earned more for its cost is next, both get the same while neither earns
 * anything, and neither is ever left out.
 */
export class Shares {
  readonly one = new Earnings(leastHalfLife);
  readonly other = new Earnings(leastHalfLife);
  private readonly unit: number;

  /** `unit`: how many runs one unit of cost is about. */
  constructor(unit = 1) {
    this.unit = unit;
  }

  spend(earnings: Earnings, cost: number): void {
    earnings.spend(cost * this.unit, this.halfLife);
  }

  get isForOne(): boolean {
    const { one, other } = this;
    const part = one.totalCost / Math.max(1, one.totalCost + other.totalCost);
    if (part < leastPart || part > 1 - leastPart) return part < leastPart;
    const areDry = Math.min(one.costSinceGain, other.costSinceGain) > this.halfLife;
    return areDry ? part < 1 / 2 : one.rate >= other.rate;
  }

  private get halfLife(): number {
    return Math.max(leastHalfLife, (this.one.totalCost + this.other.totalCost) * halfLifeShare);
  }
}
