export const epsilon = { kind: 'seq', items: [] };
/**
 * A fixed text; the empty text gives the empty word.
 *
 * @example
 * ```ts
 * const plus = literal('+');
 * ```
 */
export function literal(text) {
    return text === '' ? epsilon : { kind: 'literal', text };
}
/**
 * One character of a set. The set must not be empty, because only the caller can locate such an error.
 *
 * @example
 * ```ts
 * const digit = charClass(CharSet.range(48, 57));
 * ```
 */
export function charClass(set) {
    return { kind: 'class', set };
}
/**
 * An occurrence of a rule. `offset` is the position of the name in its source text, for the error if there is no such
 * rule.
 *
 * @example
 * ```ts
 * const operand = ref('term', 0);
 * ```
 */
export function ref(name, offset) {
    return { kind: 'ref', name, offset };
}
/**
 * A sequence of expressions.
 *
 * @example
 * ```ts
 * const sum = seq([ref('term', 0), literal('+'), ref('term', 8)]);
 * ```
 */
export function seq(items) {
    const flat = items.flatMap((item) => (item.kind === 'seq' ? item.items : [item]));
    return flat.length === 1 ? flat[0] : { kind: 'seq', items: flat };
}
/**
 * A choice, with optional weights. Without options it is the empty word; a single option is returned as it is.
 *
 * @example
 * ```ts
 * const sign = alt([literal('+'), literal('-')], [3, 1]);
 * ```
 */
export function alt(options, weights) {
    if (options.length === 0)
        return epsilon;
    if (options.length === 1)
        return options[0];
    return { kind: 'alt', options, weights: weights ?? options.map(() => 1) };
}
/**
 * A repetition of an expression, `min` to `max` times; with `lazy`, a tokenizer stops at the first possible end.
 *
 * @example
 * ```ts
 * const digits = repeat(charClass(CharSet.range(48, 57)), 1, Infinity);
 * ```
 */
export function repeat(item, min, max, lazy = false) {
    if (max === 0)
        return epsilon;
    if (min === 1 && max === 1)
        return item;
    if (item.kind === 'seq' && item.items.length === 0)
        return epsilon;
    return { kind: 'repeat', item, min, max, lazy };
}
/**
 * An optional expression.
 *
 * @example
 * ```ts
 * const sign = optional(literal('-'));
 * ```
 */
export function optional(item) {
    return repeat(item, 0, 1);
}
