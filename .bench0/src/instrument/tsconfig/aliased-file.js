import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { existingSource } from '../hooks/typescript-resolution.js';
/** The file that `paths` or `baseUrl` of a `tsconfig.json` map a name to; undefined if they do not map it. */
export function aliasedFile(specifier, { paths = {}, baseUrl }) {
    if (/^(?:\.{0,2}[/\\]|[a-z][\w+.-]+:)/iu.test(specifier) || isBuiltin(specifier))
        return undefined;
    const pattern = bestPattern(specifier, Object.keys(paths));
    if (pattern !== undefined) {
        const star = pattern.includes('*') ? specifier.slice(pattern.indexOf('*'), starEnd(pattern, specifier)) : '';
        for (const target of paths[pattern] ?? []) {
            const found = existingSource(target.replace('*', () => star));
            if (found !== undefined)
                return found;
        }
    }
    return baseUrl === undefined ? undefined : existingSource(join(baseUrl, specifier));
}
/** The pattern equal to the specifier, otherwise the matching pattern with the longest text before its star. */
function bestPattern(specifier, patterns) {
    if (patterns.includes(specifier))
        return specifier;
    let best;
    for (const pattern of patterns) {
        const star = pattern.indexOf('*');
        if (star < 0 || specifier.length < pattern.length - 1)
            continue;
        const fits = specifier.startsWith(pattern.slice(0, star)) && specifier.endsWith(pattern.slice(star + 1));
        if (fits && star > (best?.indexOf('*') ?? -1))
            best = pattern;
    }
    return best;
}
function starEnd(pattern, specifier) {
    return specifier.length - (pattern.length - 1 - pattern.indexOf('*'));
}
