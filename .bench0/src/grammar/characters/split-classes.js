import { Grammar } from '../grammar.js';
/**
 * Returns a grammar of the same language in which every character class of at most `maxMembers` members is a choice of
 * single characters, so that each of them is a separate node. Nodes get new ids.
 *
 * @example
 * ```ts
 * const grammar = splitClasses(loadGrammarSync('json'), 16);
 * ```
 */
export function splitClasses(grammar, maxMembers) {
    const root = grammar.root;
    const nodes = [root];
    const owners = [-1];
    const rules = grammar.rules.map((rule) => {
        const body = copy(rule.body, maxMembers, nodes);
        while (owners.length < nodes.length)
            owners.push(rule.index);
        return { ...rule, body };
    });
    const { name, lexerRules } = grammar;
    return new Grammar({ name, rules, root, nodes, owners: Int32Array.from(owners), lexerRules });
}
function copy(node, maxMembers, nodes) {
    const id = nodes.length;
    // Reserve the id before the children take theirs: ids are in preorder.
    nodes.push(undefined);
    const result = copyWithId(node, id, maxMembers, nodes);
    nodes[id] = result;
    return result;
}
function copyWithId(node, id, maxMembers, nodes) {
    switch (node.kind) {
        case 'seq':
            return { ...node, id, items: node.items.map((item) => copy(item, maxMembers, nodes)) };
        case 'alt':
            return { ...node, id, options: node.options.map((option) => copy(option, maxMembers, nodes)) };
        case 'repeat':
            return { ...node, id, item: copy(node.item, maxMembers, nodes) };
        default:
            return copySymbol(node, id, maxMembers, nodes);
    }
}
function copySymbol(node, id, maxMembers, nodes) {
    if (node.kind !== 'class' || node.set.size > maxMembers)
        return { ...node, id };
    const members = Array.from({ length: node.set.size }, (_, i) => String.fromCodePoint(node.set.at(i)));
    if (members.length === 1)
        return { kind: 'literal', id, text: members[0] };
    const options = members.map((text) => {
        const option = { kind: 'literal', id: nodes.length, text };
        nodes.push(option);
        return option;
    });
    return { kind: 'alt', id, options, weights: options.map(() => 1) };
}
