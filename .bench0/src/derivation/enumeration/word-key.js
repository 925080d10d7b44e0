import { yieldOf } from '../derivation.js';
/** Separator of token texts. A token that contains it could at worst be taken for two tokens. */
const betweenTokens = '\u0000';
/**
 * Returns a key that is equal for derivations of the same word. The word of a grammar with tokens is the sequence of
 * the token texts, because separators keep `a b` and `ab` distinct; empty tokens are ignored.
 */
export function wordKey(grammar, derivation) {
    if (!grammar.hasTokens)
        return yieldOf(derivation);
    const texts = [];
    const open = [derivation];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (grammar.isToken(next.node))
            texts.push(yieldOf(next));
        else
            for (let i = next.children.length - 1; i >= 0; i--)
                open.push(next.children[i]);
    }
    return texts.filter((text) => text !== '').join(betweenTokens);
}
