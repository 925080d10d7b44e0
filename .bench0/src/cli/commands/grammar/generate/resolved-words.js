import { resolveTokens } from '../../../../derivation/print/resolve-tokens.js';
import { MisreadWords } from './misread-words.js';
/**
 * For producers to which only structure matters: texts of tokens are replaced until they read back as the same tokens.
 */
export function resolvedWords(producer, { grammar, printer, random }) {
    const misreadWords = new MisreadWords();
    return {
        next() {
            const tree = producer.next();
            if (tree === undefined)
                return undefined;
            const { text, misread } = resolveTokens(tree, grammar, printer, random);
            misreadWords.note(misread);
            return text;
        },
        remarks: () => misreadWords.remarks(),
    };
}
