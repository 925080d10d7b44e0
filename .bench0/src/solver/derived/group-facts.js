import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { hasKind } from '../../constraint/semantics/table-operators.js';
const nothingKnown = { isMandatory: false, leastLength: 0 };
/** What the form of a pattern says about its groups: whether they take part in every match, and their least length. */
export class GroupFacts {
    #known = new Map();
    isMandatory(pattern, group) {
        return this.#factOf(pattern, group).isMandatory;
    }
    /** The minimum length of the text of the group, if it has one. */
    leastLength(pattern, group) {
        return this.#factOf(pattern, group).leastLength;
    }
    #factOf(pattern, group) {
        const number = group === undefined ? 0 : group.kind === 'constant' ? group.value : undefined;
        return typeof number === 'number' ? (this.#factsOf(pattern)[number] ?? nothingKnown) : nothingKnown;
    }
    /** Indexed by the number of the group. */
    #factsOf(pattern) {
        const known = this.#known.get(pattern);
        if (known !== undefined)
            return known;
        const made = factsOf(pattern);
        this.#known.set(pattern, made);
        return made;
    }
}
function factsOf(expr) {
    const constant = expr.kind === 'constant' ? expr.value : null;
    // Sets of strings, of the flag v, may contain the empty string.
    if (!hasKind(constant, 'regExp') || constant.flags.includes('v'))
        return [];
    const { source, flags } = constant;
    const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
    const groups = [];
    visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => groups.push(group) });
    groups.sort((a, b) => a.start - b.start);
    return [
        { isMandatory: true, leastLength: leastOf(pattern) },
        ...groups.map((group) => ({ isMandatory: isMandatory(group), leastLength: leastOf(group) })),
    ];
}
function isMandatory(group) {
    for (let node = group; node.parent !== null; node = node.parent) {
        const { parent } = node;
        if ('alternatives' in parent && parent.alternatives.length > 1)
            return false;
        if (parent.type === 'Quantifier' && parent.min === 0)
            return false;
        if (parent.type === 'Assertion' && 'negate' in parent && parent.negate)
            return false;
    }
    return true;
}
function leastOf(node) {
    switch (node.type) {
        case 'Pattern':
        case 'Group':
        case 'CapturingGroup':
            return Math.min(...node.alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + leastOf(element), 0)));
        case 'Quantifier':
            return node.min * leastOf(node.element);
        case 'Assertion':
        case 'Backreference':
            return 0;
        default:
            return 1;
    }
}
