import type { Random } from '../../core/random.ts';

const kinds = [/[0-9]/u, /[a-z]/u, /[A-Z]/u, /[\0-\x7f]/u];

/** A random character of a set: all kinds of characters in it are equally likely, since few of one kind differ. */
export function randomMember(set: ReadonlySet<string>, random: Random): string {
  const groups = new Map<number, string[]>();
  for (const one of set) {
    const kind = kinds.findIndex((pattern) => pattern.test(one));
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [one]);
    else group.push(one);
  }
  return random.pick(random.pick([...groups.values()]));
}

/** How often to repeat: mostly seldom, sometimes often. */
export function randomCount(min: number, max: number, random: Random): number {
  const most = Math.min(max, random.int(4) === 0 ? 9 : 3);
  return min + random.int(Math.max(0, most - min) + 1);
}
