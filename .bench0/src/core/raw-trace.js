/**
 * First slot of an event. The three slots after it are site, node and detail:
 * - `branch`, `implicit`, `assume`: the truth of node decided; detail is 1 if it was true, else 0
 * - `key`: node is a `keyIndex`; detail is its value, -1 for none of the keys
 * - `concretization`: node is a condition that held (`sameValue(expr, value)`) and is assumed from here on;
 *   detail is the index of the constant that gives the reason
 * - `enter`, `exit`: site is that of a function; node and detail are 0
 * - `read`: site is 0, node is the number of an input, detail the position read
 */
export const eventKind = {
    branch: 1,
    implicit: 2,
    assume: 3,
    key: 4,
    concretization: 5,
    enter: 6,
    exit: 7,
    read: 8,
};
/** Site of events in the target itself, which may not have been rewritten. */
export const targetSite = -1;
export const slotsPerEvent = 4;
/** An operator code (see `operators`) and three operands. */
export const slotsPerNode = 4;
