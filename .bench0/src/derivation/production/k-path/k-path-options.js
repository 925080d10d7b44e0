export function withDefaults(options) {
    return {
        k: options.k,
        maxDepth: options.maxDepth ?? 30,
        maxSize: options.maxSize ?? 2000,
        // Yields words of about 50 characters: small enough to read, large enough to be few.
        growth: options.growth ?? 100,
        accept: options.accept ?? (() => true),
        maxTries: options.maxTries ?? 20,
    };
}
