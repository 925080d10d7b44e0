import type { RegExpPlace } from './reg-exp-place.ts';

/** The flags that decide what a part of a regular expression matches; modifiers such as `(?i:…)` change them inside. */
export interface Flags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly unicode: boolean;
  readonly unicodeSets: boolean;
}

/** Flags that say how to search (`g`, `y`, `d`) or where anchors match (`m`) make no difference to a grammar. */
export function readFlags(flags: string, place: RegExpPlace, index: number): Flags {
  if (!/^(?:([dgimsuvy])(?!.*\1))*$/.test(flags)) {
    const hint = 'each of `i`, `s`, `m`, `u` and `v` may stand once; put a space before what comes next';
    throw place.error(index, 'regexp-flags', `\`${flags}\` are not flags of a regular expression`, hint);
  }
  if (flags.includes('u') && flags.includes('v')) {
    const hint = '`v` does all that `u` does: leave `u` out';
    throw place.error(index, 'regexp-flags', 'the flags `u` and `v` exclude each other', hint);
  }
  return {
    ignoreCase: flags.includes('i'),
    dotAll: flags.includes('s'),
    unicode: flags.includes('u') || flags.includes('v'),
    unicodeSets: flags.includes('v'),
  };
}
