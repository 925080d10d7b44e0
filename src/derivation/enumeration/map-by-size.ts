import type { BySize } from './pair-by-size.ts';

export function* mapBySize<T, U>(groups: BySize<T>, change: (item: T) => U): Generator<Iterable<U>, void, void> {
  for (const group of groups) yield mapped(group, change);
}

function* mapped<T, U>(group: Iterable<T>, change: (item: T) => U): Generator<U, void, void> {
  for (const item of group) yield change(item);
}
