import { classMembers } from './class-members.js';
/** Returns a member of the set; a printable ASCII character in nine of ten cases. */
export function pickCharacter(set, random) {
    const { printable, any } = classMembers(set);
    const readable = printable.length > 0 && (printable.length === any.size || random.int(10) > 0);
    return readable ? random.pick(printable) : String.fromCodePoint(any.at(random.int(any.size)));
}
