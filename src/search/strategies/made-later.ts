import { neverDone, type SeenRun, type Standing, type Strategy, type Task } from '../strategy.ts';

/** A strategy that is made when it is first asked for something: it takes long to make, and needs no runs but its own. */
export class MadeLater implements Strategy {
  private readonly make: () => Strategy;
  private made: Strategy | undefined;

  constructor(make: () => Strategy) {
    this.make = make;
  }

  next(): Task | undefined {
    this.made ??= this.make();
    return this.made.next();
  }

  ran(run: SeenRun): void {
    this.made?.ran(run);
  }

  standing(): Standing {
    return this.made?.standing() ?? neverDone;
  }
}
