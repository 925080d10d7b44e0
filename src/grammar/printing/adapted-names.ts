import { freeName } from './free-name.ts';

/**
 * Names that a notation can read, one per given name and all different. A name that `adapt` leaves alone is kept; others
 * give way to it and get a number where they would coincide. Given names are all different.
 */
export function adaptedNames(names: readonly string[], adapt: (name: string) => string): string[] {
  const taken = new Set(names.filter((name) => adapt(name) === name));
  return names.map((name) => {
    const adapted = adapt(name);
    if (adapted === name) return name;
    const free = freeName(adapted, taken);
    taken.add(free);
    return free;
  });
}
