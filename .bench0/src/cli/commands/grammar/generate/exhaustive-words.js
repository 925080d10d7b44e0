import { CoppiceError } from '../../../../core/coppice-error.js';
import { RankedDerivations } from '../../../../derivation/counting/ranked-derivations.js';
import { exhaustiveProducer } from '../../../../derivation/enumeration/exhaustive-producer.js';
import { enumerateTemplates } from '../../../../derivation/templates/enumerate-templates.js';
import { templateText } from '../../../../derivation/templates/template.js';
import { MisreadWords } from './misread-words.js';
/**
 * Enumerates every word within the bounds once. Misread tokens are not replaced: the result would be another
 * enumerated word.
 */
export function exhaustiveWords(request) {
    const bounds = boundsOf(request);
    if (request.symbolic !== undefined)
        return templateWords(request.symbolic, bounds, request);
    const producer = exhaustiveProducer(request.grammar, bounds);
    const misreadWords = new MisreadWords();
    let isFirst = true;
    return {
        next() {
            const tree = producer.next();
            if (tree === undefined && isFirst)
                throw noneWithin(bounds, request);
            isFirst = false;
            if (tree === undefined)
                return undefined;
            const { text, misread } = request.printer.print(tree);
            misreadWords.note(misread);
            return text;
        },
        remarks: () => misreadWords.remarks(),
    };
}
/** Enumerates every template once; among those of one size, those with fewer holes first. */
function templateWords(symbolic, bounds, request) {
    const templates = enumerateTemplates(symbolic, bounds);
    let isFirst = true;
    return {
        next() {
            const { value: template } = templates.next();
            if (template === undefined && isFirst)
                throw noneWithin(bounds, request);
            isFirst = false;
            return template === undefined ? undefined : templateText(template);
        },
        remarks: () => [],
    };
}
function boundsOf({ length, height }) {
    if (length !== undefined && height !== undefined) {
        throw new CoppiceError('conflicting-options', 'words are enumerated by --length or by --height, not by both');
    }
    if (height !== undefined)
        return { measure: 'height', largest: height };
    return length === undefined ? { measure: 'characters' } : { measure: 'characters', largest: length };
}
function noneWithin({ measure, largest = Infinity }, { grammar }) {
    const unit = measure === 'height' ? 'steps' : 'characters';
    const { larger } = new RankedDerivations(grammar, measure).nearestSizes(largest);
    return new CoppiceError('no-words', `no word has at most ${largest} ${unit}`, {
        hint: `the smallest words have ${larger} ${unit}`,
    });
}
