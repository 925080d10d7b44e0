import { strongComponents } from './strong-components.js';
/** Returns the rules that can contain themselves, in the order of the grammar. */
export function recursiveRules(grammar) {
    const targets = grammar.rules.map(() => []);
    for (const node of grammar.nodes) {
        if (node.kind === 'ref')
            targets[grammar.ownerOf(node)?.index ?? -1]?.push(node.target);
    }
    const recursive = new Set();
    for (const component of strongComponents(grammar.rules.length, (rule) => targets[rule] ?? [])) {
        const [first = -1] = component;
        if (component.length > 1 || targets[first]?.includes(first) === true) {
            for (const rule of component)
                recursive.add(rule);
        }
    }
    return grammar.rules.filter((rule) => recursive.has(rule.index));
}
