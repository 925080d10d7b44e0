/** Like `nodeLanguage`, for a token. */
export function tokenLanguage(grammar, token) {
    return nodeLanguage(grammar, token.kind === 'class' ? token.node : token.rule.body);
}
/**
 * Returns the language of a part of the grammar as the source of a regular expression without flags, over UTF-16 code
 * units; undefined if it is not regular (a token that nests) or the expression would be too large.
 */
export function nodeLanguage(grammar, node) {
    const pattern = patternOf(grammar, node, []);
    return pattern !== undefined && pattern.length <= mostCharacters ? pattern : undefined;
}
const mostCharacters = 20_000;
function patternOf(grammar, node, within) {
    switch (node.kind) {
        case 'literal':
            return node.text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw `\$&`);
        case 'class':
            return classPattern(node.set);
        case 'ref': {
            if (within.includes(node.target))
                return undefined;
            const body = patternOf(grammar, grammar.ruleOf(node).body, [...within, node.target]);
            return body === undefined ? undefined : `(?:${body})`;
        }
        case 'seq':
            return joined(grammar, node.items, within, '');
        case 'alt': {
            const options = joined(grammar, node.options, within, '|');
            return options === undefined ? undefined : `(?:${options})`;
        }
        case 'repeat': {
            const item = patternOf(grammar, node.item, within);
            if (item === undefined)
                return undefined;
            return `(?:${item}){${node.min},${node.max === Infinity ? '' : node.max}}`;
        }
    }
}
function joined(grammar, nodes, within, by) {
    const parts = nodes.map((node) => patternOf(grammar, node, within));
    return parts.includes(undefined) ? undefined : parts.join(by);
}
const lastUnit = 0xffff;
/** Writes code points above U+FFFF as surrogate pairs. */
function classPattern(set) {
    const plain = [];
    const pairs = [];
    for (const [from, to] of set.pairs()) {
        if (from <= lastUnit)
            plain.push(range(from, Math.min(to, lastUnit)));
        if (to > lastUnit)
            pairs.push(...surrogatePairs(Math.max(from, lastUnit + 1), to));
    }
    const options = [...(plain.length === 0 ? [] : [`[${plain.join('')}]`]), ...pairs];
    return options.length === 1 ? options[0] : `(?:${options.join('|')})`;
}
function surrogatePairs(from, to) {
    const [firstHigh, firstLow] = halves(from);
    const [lastHigh, lastLow] = halves(to);
    if (firstHigh === lastHigh)
        return [`${unit(firstHigh)}[${range(firstLow, lastLow)}]`];
    return [
        `${unit(firstHigh)}[${range(firstLow, 0xdfff)}]`,
        ...(lastHigh - firstHigh > 1 ? [`[${range(firstHigh + 1, lastHigh - 1)}][${range(0xdc00, 0xdfff)}]`] : []),
        `${unit(lastHigh)}[${range(0xdc00, lastLow)}]`,
    ];
}
function halves(point) {
    const offset = point - 0x10000;
    return [0xd800 + (offset >> 10), 0xdc00 + (offset & 0x3ff)];
}
function range(from, to) {
    return from === to ? unit(from) : `${unit(from)}-${unit(to)}`;
}
function unit(code) {
    return `\\u${code.toString(16).padStart(4, '0')}`;
}
