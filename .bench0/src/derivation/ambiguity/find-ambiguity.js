import { thinClasses } from '../../grammar/characters/thin-classes.js';
import { enumerateWords } from '../enumeration/enumerate-words.js';
import { Parser } from '../parse/parser.js';
import { Printer } from '../print/printer.js';
/**
 * Counts the derivations of the grammar's words, shortest first, and stops at the first word that has more than one.
 * Ambiguity is undecidable in general: finding no such word among `maxWords` is a proof only if `complete` is true.
 *
 * @example
 * ```ts
 * const { ambiguous } = findAmbiguity(loadGrammarSync('json'), 1000);
 * if (ambiguous) console.log(ambiguous.text, ambiguous.derivations);
 * ```
 */
export function findAmbiguity(grammar, maxWords) {
    const parser = new Parser(grammar);
    const printer = new Printer(grammar);
    let words = 0;
    for (const tree of enumerateWords(thinClasses(grammar), { measure: 'characters' })) {
        if (words === maxWords)
            return { words, complete: false, ambiguous: undefined };
        words++;
        const { text } = printer.print(tree);
        const result = parser.parse(text);
        if (result.kind !== 'parsed')
            continue;
        const derivations = result.countDerivations();
        if (derivations !== 1n)
            return { words, complete: false, ambiguous: { text, derivations } };
    }
    return { words, complete: true, ambiguous: undefined };
}
