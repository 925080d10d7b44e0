/** What some kind of work has lately brought in new coverage, and what it cost. */
export class Earnings {
  private readonly halfLife: number;
  private gain = 0;
  private cost = 0;
  totalCost = 0;
  /** What was spent since it brought something new. */
  costSinceGain = 0;

  /** What was earned and spent counts half after so much more work. */
  constructor(halfLife: number) {
    this.halfLife = halfLife;
  }

  earn(gain: number): void {
    this.gain += gain;
    if (gain > 0) this.costSinceGain = 0;
  }

  spend(cost: number, halfLife = this.halfLife): void {
    const kept = 0.5 ** (cost / halfLife);
    this.gain *= kept;
    this.cost = this.cost * kept + cost;
    this.totalCost += cost;
    this.costSinceGain += cost;
  }

  /** New coverage for its cost. */
  get rate(): number {
    return (this.gain + 1) / (this.cost + 1);
  }
}
