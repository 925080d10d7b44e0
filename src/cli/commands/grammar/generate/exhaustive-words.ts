import { CoppiceError } from '../../../../core/coppice-error.ts';
import { RankedDerivations } from '../../../../derivation/counting/ranked-derivations.ts';
import { exhaustiveProducer } from '../../../../derivation/enumeration/exhaustive-producer.ts';
import type { EnumerationBounds } from '../../../../derivation/enumeration/enumerate-derivations.ts';
import { enumerateTemplates } from '../../../../derivation/templates/enumerate-templates.ts';
import type { SymbolicGrammar } from '../../../../derivation/templates/symbolic-grammar.ts';
import { templateText } from '../../../../derivation/templates/template.ts';
import { MisreadWords } from './misread-words.ts';
import type { WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

/**
 * Enumerates every word within the bounds once. Misread tokens are not replaced: the result would be another
 * enumerated word.
 */
export function exhaustiveWords(request: WordRequest): WordSource {
  const bounds = boundsOf(request);
  if (request.symbolic !== undefined) return templateWords(request.symbolic, bounds, request);
  const producer = exhaustiveProducer(request.grammar, bounds);
  const misreadWords = new MisreadWords();
  let isFirst = true;
  return {
    next() {
      const tree = producer.next();
      if (tree === undefined && isFirst) throw noneWithin(bounds, request);
      isFirst = false;
      if (tree === undefined) return undefined;
      const { text, misread } = request.printer.print(tree);
      misreadWords.note(misread);
      return text;
    },
    remarks: () => misreadWords.remarks(),
  };
}

/** Enumerates every template once; among those of one size, those with fewer holes first. */
function templateWords(symbolic: SymbolicGrammar, bounds: EnumerationBounds, request: WordRequest): WordSource {
  const templates = enumerateTemplates(symbolic, bounds);
  let isFirst = true;
  return {
    next() {
      const { value: template } = templates.next();
      if (template === undefined && isFirst) throw noneWithin(bounds, request);
      isFirst = false;
      return template === undefined ? undefined : templateText(template);
    },
    remarks: () => [],
  };
}

function boundsOf({ length, height }: WordRequest): EnumerationBounds {
  if (length !== undefined && height !== undefined) {
    throw new CoppiceError('conflicting-options', 'words are enumerated by --length or by --height, not by both');
  }
  if (height !== undefined) return { measure: 'height', largest: height };
  return length === undefined ? { measure: 'characters' } : { measure: 'characters', largest: length };
}

function noneWithin({ measure, largest = Infinity }: EnumerationBounds, { grammar }: WordRequest): CoppiceError {
  const unit = measure === 'height' ? 'steps' : 'characters';
  const { larger } = new RankedDerivations(grammar, measure).nearestSizes(largest);
  return new CoppiceError('no-words', `no word has at most ${largest} ${unit}`, {
    hint: `the smallest words have ${larger} ${unit}`,
  });
}
