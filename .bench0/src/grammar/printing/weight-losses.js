/** Returns the losses for notations without weights. */
export function weightLosses(grammar) {
    const weighted = grammar.nodes.some((node) => node.kind === 'alt' && node.weights.some((weight) => weight !== 1));
    return weighted ? ['weights of alternatives are lost'] : [];
}
