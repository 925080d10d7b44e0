import { yieldOf } from '../derivation.js';
/** Returns the tokens of a derivation from left to right. */
export function treeTokens(root, grammar) {
    const tokens = [];
    const open = [root];
    /** Stack of walk positions at which an enclosing token ends; nodes inside a token are counted but not listed. */
    const insideUntil = [];
    let index = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop(), index++) {
        while (insideUntil.length > 0 && open.length < insideUntil.at(-1))
            insideUntil.pop();
        if (insideUntil.length === 0 && grammar.isToken(next.node)) {
            tokens.push({ index, tree: next, text: yieldOf(next) });
            insideUntil.push(open.length + 1);
        }
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
    return tokens;
}
