import { CharSet, codePoints } from './char-set.js';
import { Grammar } from '../grammar.js';
/**
 * Returns a sublanguage that is small enough to enumerate: of characters that no class or literal of the grammar
 * separates, only one is kept in each class. Structural properties of the language, such as ambiguity, are preserved.
 * Nodes keep their ids.
 */
export function thinClasses(grammar) {
    const kept = representatives(grammar);
    const nodes = [grammar.root];
    const rules = grammar.rules.map((rule) => ({ ...rule, body: thin(rule.body, kept, nodes) }));
    const owners = Int32Array.from(grammar.nodes, (node) => grammar.ownerOf(node)?.index ?? -1);
    const { name, root, lexerRules } = grammar;
    return new Grammar({ name, rules, root, nodes, owners, lexerRules });
}
function thin(node, kept, nodes) {
    const thinned = (nodes[node.id] = withParts(node, kept, nodes));
    return thinned;
}
function withParts(node, kept, nodes) {
    switch (node.kind) {
        case 'class':
            return { ...node, set: node.set.intersect(kept) };
        case 'seq':
            return { ...node, items: node.items.map((item) => thin(item, kept, nodes)) };
        case 'alt':
            return { ...node, options: node.options.map((option) => thin(option, kept, nodes)) };
        case 'repeat':
            return { ...node, item: thin(node.item, kept, nodes) };
        default:
            return node;
    }
}
/** Returns one character, printable if possible, for each combination of sets that some character is in. */
function representatives(grammar) {
    const sets = distinctSets(grammar);
    const bounds = new Set();
    for (const set of sets)
        for (const [from, to] of set.pairs())
            bounds.add(from).add(to + 1);
    const starts = [...bounds].sort((a, b) => a - b);
    const best = new Map();
    starts.slice(0, -1).forEach((start, i) => {
        const holders = sets.flatMap((set, number) => (set.has(start) ? [number] : [])).join();
        if (holders === '')
            return;
        const candidate = mostReadable(start, starts[i + 1] - 1);
        const known = best.get(holders);
        if (known === undefined || (!isReadable(known) && isReadable(candidate)))
            best.set(holders, candidate);
    });
    return CharSet.of([...best.values()].map((c) => [c, c]));
}
function distinctSets(grammar) {
    const sets = new Map();
    const add = (set) => sets.set(set.ranges.join(), set);
    for (const node of grammar.nodes) {
        if (node.kind === 'class')
            add(node.set);
        if (node.kind === 'literal')
            for (const point of codePoints(node.text))
                add(CharSet.range(point, point));
    }
    return [...sets.values()];
}
function mostReadable(from, to) {
    return from < 0x21 && to >= 0x21 ? 0x21 : from;
}
function isReadable(codePoint) {
    return codePoint >= 0x21 && codePoint <= 0x7e;
}
