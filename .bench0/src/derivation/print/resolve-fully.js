import { resolveTokens } from './resolve-tokens.js';
/**
 * Applies `resolveTokens` if it repairs every misread token. Otherwise it keeps the tree: its texts were chosen for a
 * reason, and other texts would be misread as well.
 */
export function resolveFully(tree, grammar, printer, random) {
    const resolved = resolveTokens(tree, grammar, printer, random);
    return resolved.misread.length === 0 ? resolved : { tree, ...printer.print(tree) };
}
