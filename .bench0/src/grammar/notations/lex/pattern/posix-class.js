import { CharSet } from '../../../characters/char-set.js';
const digit = CharSet.range(0x30, 0x39);
const upper = CharSet.range(0x41, 0x5a);
const lower = CharSet.range(0x61, 0x7a);
const alpha = upper.union(lower);
const alnum = alpha.union(digit);
const graph = CharSet.range(0x21, 0x7e);
const classes = new Map([
    ['alnum', alnum],
    ['alpha', alpha],
    ['blank', CharSet.chars(' \t')],
    [
        'cntrl',
        CharSet.of([
            [0, 0x1f],
            [0x7f, 0x7f],
        ]),
    ],
    ['digit', digit],
    ['graph', graph],
    ['lower', lower],
    ['print', CharSet.range(0x20, 0x7e)],
    ['punct', graph.minus(alnum)],
    ['space', CharSet.chars(' \t\n\v\f\r')],
    ['upper', upper],
    [
        'xdigit',
        CharSet.of([
            [0x30, 0x39],
            [0x41, 0x46],
            [0x61, 0x66],
        ]),
    ],
]);
/** Returns the set of `[:name:]` or `[:^name:]` in the C locale. */
export function posixClass(name) {
    const key = name.toLowerCase();
    return key.startsWith('^') ? classes.get(key.slice(1))?.complement() : classes.get(key);
}
export const posixClassNames = [...classes.keys()];
