import type { Random } from '../../../core/random.ts';
import type { CharSet } from '../../../grammar/characters/char-set.ts';
import { classMembers } from './class-members.ts';

/** Returns a member of the set; a printable ASCII character in nine of ten cases. */
export function pickCharacter(set: CharSet, random: Random): string {
  const { printable, any } = classMembers(set);
  const readable = printable.length > 0 && (printable.length === any.size || random.int(10) > 0);
  return readable ? random.pick(printable) : String.fromCodePoint(any.at(random.int(any.size)));
}
