import { ignoreCase } from '../characters/any-case.js';
import { CharSet } from '../characters/char-set.js';
/**
 * Returns the text that the classes from `start` on represent if case is ignored: `select` for
 * `[Ss][Ee][Ll][Ee][Cc][Tt]`. It has one character per node, up to the first node that is not a letter in all its
 * cases.
 */
export function textInAnyCase(nodes, start) {
    let text = '';
    for (let i = start; i < nodes.length; i++) {
        const letter = letterOf(nodes[i]);
        if (letter === undefined)
            break;
        text += letter;
    }
    return text;
}
function letterOf(node) {
    // No letter has more than a few forms, so larger classes are excluded.
    if (node.kind !== 'class' || node.set.size < 2 || node.set.size > 5)
        return undefined;
    const last = node.set.at(node.set.size - 1);
    const forms = ignoreCase(CharSet.range(last, last), 'i');
    return forms.equals(node.set) ? String.fromCodePoint(last) : undefined;
}
