import type { PatternElement, PatternSequence, PatternTree } from './pattern-tree.ts';

/** Matches from a position on and continues with `next`; false if there is no match. */
type Matcher = (at: number, next: (at: number) => boolean) => boolean;

const matchesEmpty: Matcher = (at, next) => next(at);

/**
 * Counts the steps of a backtracking search for the pattern, as JavaScript engines do it without their shortcuts. The
 * count is the same on every machine.
 */
export class StepCounter {
  readonly #matcher: Matcher;
  readonly #pattern: PatternTree;
  #text: readonly number[] = [];
  #steps = 0;
  #limit = 0;

  constructor(pattern: PatternTree) {
    this.#pattern = pattern;
    this.#matcher = this.#alternatives(pattern.expression.alternatives, 1);
  }

  /** The number of steps until the search ends, which is at the first match unless the pattern is global; at most `limit`. */
  stepsOn(text: string, limit: number): number {
    const { isUnicode, isAnchored, isGlobal } = this.#pattern;
    this.#text = isUnicode
      ? Array.from(text, (character) => character.codePointAt(0)!)
      : Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    this.#steps = 0;
    this.#limit = limit;
    const last = isAnchored ? 0 : this.#text.length;
    for (let start = 0; start <= last && !this.#isOver; start++) {
      const end = this.#endOfMatch(start);
      if (end === undefined) continue;
      if (!isGlobal) break;
      start = Math.max(start, end - 1);
    }
    return Math.min(this.#steps, limit);
  }

  #endOfMatch(start: number): number | undefined {
    let last = start;
    const isMatch = this.#matcher(start, (end) => {
      last = end;
      return true;
    });
    return isMatch ? last : undefined;
  }

  get #isOver(): boolean {
    return this.#steps >= this.#limit;
  }

  /** `direction` is -1 in an assertion that looks back: it is matched from its end. */
  #alternatives(alternatives: readonly PatternSequence[], direction: 1 | -1): Matcher {
    const matchers = alternatives.map(({ elements }) => this.#sequence(elements, direction));
    if (matchers.length === 1) return matchers[0]!;
    return (at, next) => {
      for (const matcher of matchers) {
        if (this.#isOver) return false;
        if (matcher(at, next)) return true;
      }
      return false;
    };
  }

  #sequence(elements: readonly PatternElement[], direction: 1 | -1): Matcher {
    const ordered = direction === 1 ? [...elements].reverse() : elements;
    let rest = matchesEmpty;
    for (const [i, element] of ordered.entries()) {
      const first = this.#element(element, direction);
      const following = rest;
      rest = i === 0 ? first : (at, next) => first(at, (end) => following(end, next));
    }
    return rest;
  }

  #element(element: PatternElement, direction: 1 | -1): Matcher {
    switch (element.type) {
      case 'CharacterClass': {
        const reads = this.#reader(element, direction);
        return (at, next) => reads(at) && next(at + direction);
      }
      case 'Alternation':
        return this.#alternatives(element.alternatives, direction);
      case 'Quantifier':
        return this.#quantifier(element, direction);
      case 'Assertion': {
        const body = this.#alternatives(element.alternatives, element.kind === 'ahead' ? 1 : -1);
        return (at, next) => body(at, () => true) !== element.negate && !this.#isOver && next(at);
      }
      case 'Unknown':
        return matchesEmpty;
    }
  }

  /** Tells whether the class matches the character next to a position. */
  #reader(
    { characters }: PatternElement & { readonly type: 'CharacterClass' },
    direction: 1 | -1,
  ): (at: number) => boolean {
    return (at) => {
      this.#steps++;
      const character = this.#text[direction === 1 ? at : at - 1];
      return character !== undefined && !this.#isOver && characters.has(character);
    };
  }

  #quantifier(quantifier: PatternElement & { readonly type: 'Quantifier' }, direction: 1 | -1): Matcher {
    const { alternatives, min, max, lazy } = quantifier;
    const [only, ...others] = alternatives;
    const [single, ...more] = only?.elements ?? [];
    if (others.length === 0 && more.length === 0 && single?.type === 'CharacterClass' && !lazy)
      return this.#repeatedClass(this.#reader(single, direction), min, max, direction);
    const body = this.#alternatives(alternatives, direction);
    const from = (at: number, count: number, next: (at: number) => boolean): boolean => {
      this.#steps++;
      if (this.#isOver) return false;
      const again = (): boolean =>
        count < max && body(at, (end) => (end !== at || count < min) && from(end, count + 1, next));
      const leave = (): boolean => count >= min && next(at);
      return lazy ? leave() || again() : again() || leave();
    };
    return (at, next) => from(at, 0, next);
  }

  /** A greedy loop over one class needs no recursion. */
  #repeatedClass(reads: (at: number) => boolean, min: number, max: number, direction: 1 | -1): Matcher {
    return (at, next) => {
      let count = 0;
      while (count < max && reads(at + count * direction)) count++;
      for (; count >= min && !this.#isOver; count--) if (next(at + count * direction)) return true;
      return false;
    };
  }
}
