import type { BySize } from '../enumeration/pair-by-size.ts';
import type { Template } from './template.ts';

/** Number of templates of one size that are sorted together, so that the first ones are available early. */
const sortedTogether = 2000;

/**
 * Orders items by size; within a size, those with fewer holes and then shorter ones come first, since they are explored
 * sooner.
 */
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
