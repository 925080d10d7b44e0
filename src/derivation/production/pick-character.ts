import type { Random } from '../../core/random.ts';
import { CharSet } from '../../grammar/char-set.ts';

const printableAscii = CharSet.range(0x20, 0x7e);
const surrogates = CharSet.range(0xd800, 0xdfff);

interface Members {
  readonly printable: readonly string[];
  /** Without lone surrogates, unless there is nothing else. */
  readonly any: CharSet;
}

const known = new WeakMap<CharSet, Members>();

/** A member of the set, in nine of ten cases one that a person can read and type. */
export function pickCharacter(set: CharSet, random: Random): string {
  const { printable, any } = membersOf(set);
  const readable = printable.length > 0 && (printable.length === any.size || random.int(10) > 0);
  return readable ? random.pick(printable) : String.fromCodePoint(any.at(random.int(any.size)));
}

function membersOf(set: CharSet): Members {
  let members = known.get(set);
  if (members === undefined) known.set(set, (members = sortMembers(set)));
  return members;
}

function sortMembers(set: CharSet): Members {
  const readable = set.intersect(printableAscii);
  const printable = Array.from({ length: readable.size }, (_, i) => String.fromCodePoint(readable.at(i)));
  const scalar = set.minus(surrogates);
  return { printable, any: scalar.size > 0 ? scalar : set };
}
