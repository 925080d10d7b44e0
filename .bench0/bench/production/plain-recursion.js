import { pickCharacter } from '../../src/derivation/production/choices/pick-character.js';
import { minCosts } from '../../src/grammar/analysis/min-cost.js';
/** Texts of any grammar in the simplest way: recursion over its nodes and string concatenation, without trees. */
export function plainRecursion(grammar, random) {
    const maxDepth = 12;
    const { cheapestOption } = minCosts(grammar);
    const textOf = (node, depth) => {
        switch (node.kind) {
            case 'literal':
                return node.text;
            case 'class':
                return pickCharacter(node.set, random);
            case 'ref':
                return textOf(grammar.ruleOf(node).body, depth + 1);
            case 'seq':
                return node.items.reduce((text, item) => text + textOf(item, depth), '');
            case 'alt': {
                const choice = depth < maxDepth ? random.weighted(node.weights) : cheapestOption[node.id];
                return textOf(node.options[choice], depth);
            }
            case 'repeat': {
                let text = '';
                for (let i = 0; i < node.max && (i < node.min || random.chance(2 / 3)); i++)
                    text += textOf(node.item, depth);
                return text;
            }
        }
    };
    return () => textOf(grammar.root, 0);
}
