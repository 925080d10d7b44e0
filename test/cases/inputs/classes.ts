/** A counter with a step, for tests of targets that are classes. */
export class Counter {
  readonly #step: number;
  protected count = 0;

  constructor(step: number) {
    this.#step = step;
  }

  static from(text: string): Counter {
    return new Counter(Number(text));
  }

  get value(): number {
    return this.count;
  }

  set value(count: number) {
    this.count = count;
  }

  add(times: number): number {
    this.count += this.#step * times;
    return this.count;
  }

  async later(): Promise<number> {
    return Promise.resolve(this.count);
  }

  private secret(): void {}
}

export class Named extends Counter {
  name(prefix: string): string {
    return `${prefix}${this.count}`;
  }
}

export abstract class Shape {
  abstract area(): number;
}

export class Only {
  private constructor(readonly value: number) {}

  static create(value: number): Only {
    return new Only(value);
  }
}

export function describe(values: Map<string, number>, names: ReadonlySet<string>, at: Date, pick: (n: number) => string) {
  return [values instanceof Map, [...values], [...names], at.getTime(), pick(1), pick(2), pick(1)];
}
