import type { RegExpPlace } from './reg-exp-place.ts';

/** The flags that affect what a part of a regular expression matches; modifiers such as `(?i:…)` change them. */
export interface Flags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly unicode: boolean;
  readonly unicodeSets: boolean;
}

/** Reads the flags. Search flags (`g`, `y`, `d`) and the anchor flag `m` make no difference to a grammar. */
export function readFlags(flags: string, place: RegExpPlace, index: number): Flags {
  if (!/^(?:([dgimsuvy])(?!.*\1))*$/.test(flags)) {
    const hint = 'each of `i`, `s`, `m`, `u` and `v` may occur once; write a space after the flags';
    throw place.error(index, 'regexp-flags', `\`${flags}\` are not valid flags of a regular expression`, hint);
  }
  if (flags.includes('u') && flags.includes('v')) {
    const hint = '`v` includes `u`; remove `u`';
    throw place.error(index, 'regexp-flags', 'the flags `u` and `v` cannot be combined', hint);
  }
  return {
    ignoreCase: flags.includes('i'),
    dotAll: flags.includes('s'),
    unicode: flags.includes('u') || flags.includes('v'),
    unicodeSets: flags.includes('v'),
  };
}
