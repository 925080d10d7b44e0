/** Limit of nested brackets: the readers, and everything that walks expressions, recurse over them. */
const deepest = 1000;
/** Returns the depth inside a bracket; called with the cursor at the bracket. */
export function deeper(cursor, depth) {
    if (depth < deepest)
        return depth + 1;
    const hint = 'move the inner parts to separate rules';
    throw cursor.error('grammar-too-deep', `brackets are nested more than ${deepest} levels deep`, hint);
}
