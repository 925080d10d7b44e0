import { resolveFully } from '../../../../derivation/print/resolve-fully.js';
import { alternativesIn } from '../../../../derivation/production/choices/alternatives.js';
import { PurdomProducer } from '../../../../derivation/production/purdom-producer.js';
import { plural } from '../../../plural.js';
import { MisreadWords } from './misread-words.js';
import { requestLimits } from './word-request.js';
/** Generates few words that use every alternative of every rule. */
export function purdomWords(request) {
    const { grammar, printer, random } = request;
    const producer = new PurdomProducer(grammar, random, requestLimits(request));
    const misreadWords = new MisreadWords();
    return {
        next() {
            const tree = producer.next();
            if (tree === undefined)
                return undefined;
            const resolved = resolveFully(tree, grammar, printer, random);
            const { text, misread } = usesAll(resolved.tree, tree) ? resolved : printer.print(tree);
            misreadWords.note(misread);
            return text;
        },
        remarks() {
            const { size } = producer.outOfReach;
            const unreached = `${plural(size, 'alternative')} could not be reached within --depth and --size`;
            return [...misreadWords.remarks(), ...(size === 0 ? [] : [unreached])];
        },
    };
}
/** Returns true if `other` uses every alternative that `tree` uses. */
function usesAll(other, tree) {
    if (other === tree)
        return true;
    const used = new Set(alternativesIn(other));
    for (const alternative of alternativesIn(tree))
        if (!used.has(alternative))
            return false;
    return true;
}
