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

/** The name itself, or with the first number behind it that makes it new. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name}_${n}`)) return `${name}_${n}`;
}
