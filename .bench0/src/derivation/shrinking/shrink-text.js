import { shrinkList } from './shrink-list.js';
/**
 * Minimizes a text without a grammar: removes characters, then replaces the remaining ones by plainer ones.
 *
 * @example
 * ```ts
 * console.log(runShrinker('a large text', shrinkText, (text) => text.includes('x')));
 * ```
 */
export function* shrinkText(text) {
    const steps = shrinkList(Array.from(text));
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(yield step.value.join(''));
    const chars = [...step.value];
    for (let i = 0; i < chars.length; i++) {
        for (const plainer of ['a', '0', ' ']) {
            // Only replacements earlier in this list are tried; otherwise two runs could alternate.
            if (chars[i] === plainer)
                break;
            const candidate = chars.with(i, plainer);
            if (!(yield candidate.join('')))
                continue;
            chars[i] = plainer;
            break;
        }
    }
    return chars.join('');
}
