/** Names for rules that no file names. */
export class FreeNames {
  private readonly taken: Set<string>;
  private readonly numbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  /** The name itself if it is free, else with `suffix` behind it as often as needed. */
  take(name: string, suffix: string): string {
    let free = name;
    while (this.taken.has(free)) free += suffix;
    this.taken.add(free);
    return free;
  }

  /** `prefix` with the next number that is free. */
  takeNumbered(prefix: string): string {
    let number = this.numbers.get(prefix) ?? 1;
    while (this.taken.has(`${prefix}${number}`)) number++;
    this.numbers.set(prefix, number + 1);
    return this.take(`${prefix}${number}`, '');
  }
}
