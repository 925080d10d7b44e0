/** Number of flags that the runtime keeps for property names; a collision only costs an extra look-up. */
export const nameFlagCount = 1 << 14;
/** Captured before the subject loads, because subjects may replace members of `Math` and `String.prototype`. */
const { imul } = Math;
// oxlint-disable-next-line typescript/unbound-method -- given its receiver at every call
const unitAt = Function.prototype.call.bind(String.prototype.charCodeAt);
/**
 * The index of the flag that is set once a property of this name has held a shadow. Rewriter and runtime must agree.
 */
export function nameFlag(name) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < name.length; at++)
        hash = imul(hash ^ unitAt(name, at), 0x01000193);
    return (hash ^ (hash >>> 15)) & (nameFlagCount - 1);
}
