const smallestLimit = 20;
/**
 * Draws limits for the next word, with sizes log-uniformly distributed. In grammars with dominant recursion most words
 * grow to the limit, so a fixed limit would make them all maximally long.
 */
export function varySize(limits, random) {
    if (limits.maxSize <= smallestLimit)
        return limits;
    const maxSize = Math.round(smallestLimit * (limits.maxSize / smallestLimit) ** random.float());
    return { ...limits, maxSize };
}
