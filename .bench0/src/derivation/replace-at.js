import { branch } from './derivation.js';
/**
 * Returns the tree with some subtrees replaced, given by their indexes in a preorder walk (the root is 0). Subtrees
 * without replacements are shared with the old tree. Indexes inside a replaced subtree are ignored.
 */
export function replaceAt(root, replacements) {
    const result = [];
    const frames = [];
    let index = -1;
    let next = root;
    for (;;) {
        if (next !== undefined) {
            index++;
            const replacement = replacements.get(index);
            if (replacement !== undefined) {
                index += sizeOf(next) - 1;
                (frames.at(-1)?.children ?? result).push(replacement);
            }
            else
                frames.push({ tree: next, children: [] });
        }
        const top = frames.at(-1);
        if (top === undefined)
            return result[0];
        next = top.tree.children[top.children.length];
        if (next !== undefined)
            continue;
        frames.pop();
        const changed = top.children.some((child, i) => child !== top.tree.children[i]);
        (frames.at(-1)?.children ?? result).push(changed ? branch(top.tree.node, top.children) : top.tree);
    }
}
/** Returns the number of nodes. */
function sizeOf(root) {
    let size = 0;
    const open = [root];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        size++;
        for (const child of next.children)
            open.push(child);
    }
    return size;
}
