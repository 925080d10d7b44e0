/**
 * Stands for a part of a result that only the other result has. Declared outside `driven/`: modules there may be loaded
 * only when the target is, so that they are rewritten.
 */
export const missingPart = { missing: true };
