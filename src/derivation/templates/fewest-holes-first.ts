import type { BySize } from '../enumeration/pair-by-size.ts';
import type { Template } from './template.ts';

/** So many of one size are put in order together: nobody wants to wait until millions of them are made. */
const sortedTogether = 2000;

/** All of them, sizes in order, and of one size those with fewer holes first, then the shorter: they are explored sooner. */
export function* fewestHolesFirst<T>(
  groups: BySize<T>,
  templatesOf: (item: T) => readonly Template[],
): Generator<T, void, void> {
  for (const ofOneSize of groups) {
    let waiting: T[] = [];
    for (const item of ofOneSize) {
      waiting.push(item);
      if (waiting.length < sortedTogether) continue;
      yield* ordered(waiting, templatesOf);
      waiting = [];
    }
    yield* ordered(waiting, templatesOf);
  }
}

function ordered<T>(items: readonly T[], templatesOf: (item: T) => readonly Template[]): readonly T[] {
  const weighed = items.map((item) => {
    const templates = templatesOf(item);
    return { item, symbols: sum(templates, symbolsIn), length: sum(templates, ({ text }) => text.length) };
  });
  return weighed.sort((a, b) => a.symbols - b.symbols || a.length - b.length).map(({ item }) => item);
}

function symbolsIn({ holes }: Template): number {
  return sum(holes, ({ length }) => Math.max(1, length));
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
