import { Parser } from '../derivation/parse/parser.js';
import { Printer } from '../derivation/print/printer.js';
import { shrinkTree } from '../derivation/shrinking/shrink-tree.js';
import { shownSteps } from './shrink-input.js';
/**
 * Reduces a text by way of its derivation tree, so that it stays a word of the grammar; undefined if it is not a word.
 */
export function shrinkWord(input, grammar) {
    const parsed = new Parser(grammar).parse(input.text);
    if (parsed.kind !== 'parsed')
        return undefined;
    const printer = new Printer(grammar);
    return shownSteps(shrinkTree(parsed.tree(), grammar), (tree) => ({ ...input, text: printer.print(tree).text }));
}
