import { ReadableKPathProducer } from '../../../../derivation/coverage/readable-k-path-producer.js';
import { plural } from '../../../plural.js';
import { MisreadWords } from './misread-words.js';
const defaultK = 3;
/** Finding out why k-paths are not covered visits all of them; only done up to this number. */
const mostExplained = 10_000_000;
/** Generates words that cover all k-paths. */
export function kPathCoveringWords({ grammar, printer, random, depth, size, k = defaultK }) {
    const producer = new ReadableKPathProducer(grammar, printer, random, { k, maxDepth: depth, maxSize: size });
    const misreadWords = new MisreadWords();
    return {
        next() {
            const tree = producer.next();
            if (tree === undefined)
                return undefined;
            const { text, misread } = printer.print(tree);
            misreadWords.note(misread);
            return text;
        },
        remarks() {
            const { covered, total } = producer;
            const lines = [`they cover ${covered} of ${plural(total, 'k-path')} at k = ${k}`];
            if (covered < total && total <= mostExplained)
                lines.push(...reasons(producer));
            return [...lines, ...misreadWords.remarks()];
        },
    };
}
function reasons(producer) {
    const counts = new Map();
    for (const { reason } of producer.uncoveredPaths())
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${plural(count, 'k-path')} ${explanations[reason]}`);
}
const explanations = {
    pending: 'need more words (--count)',
    'beyond-depth': 'are deeper than the nesting limit (--depth)',
    'too-large': 'occur only in words beyond the size limit (--size)',
    rejected: 'occur in no accepted word',
};
