import { isNullable } from '../analysis/nullable.js';
import { strongComponents } from '../analysis/strong-components.js';
/**
 * Finds rules that can start with themselves after a part that can be empty. Plain left recursion is not reported: it
 * is deliberate and fully supported.
 */
export function hiddenLeftRecursion(grammar) {
    const left = grammar.rules.map((rule) => [...leftReferences(grammar, rule.body, false)]);
    const targets = left.map((references) => references.map(({ target }) => target));
    const component = new Int32Array(grammar.rules.length);
    strongComponents(grammar.rules.length, (rule) => targets[rule] ?? []).forEach((members, index) => {
        for (const member of members)
            component[member] = index;
    });
    return grammar.rules
        .filter((rule) => left[rule.index]?.some((ref) => ref.hidden && component[ref.target] === component[rule.index]))
        .map(warning);
}
function* leftReferences(grammar, node, hidden) {
    if (node.kind === 'ref')
        yield { target: node.target, hidden };
    else if (node.kind === 'alt')
        for (const option of node.options)
            yield* leftReferences(grammar, option, hidden);
    else if (node.kind === 'repeat')
        yield* leftReferences(grammar, node.item, hidden);
    else if (node.kind === 'seq') {
        for (const [i, item] of node.items.entries()) {
            yield* leftReferences(grammar, item, hidden || i > 0);
            if (!isNullable(grammar, item))
                return;
        }
    }
}
function warning({ name, location }) {
    return {
        severity: 'warning',
        code: 'hidden-left-recursion',
        message: `rule \`${name}\` can start with itself after a part that can be empty`,
        location,
        hint: 'many parser generators reject this; write the empty case as a separate alternative',
    };
}
