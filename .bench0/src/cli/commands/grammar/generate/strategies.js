import { CoppiceError } from '../../../../core/coppice-error.js';
import { countChoices } from '../../../../derivation/production/choices/choice-counts.js';
import { cooldownProducer } from '../../../../derivation/production/cooldown-producer.js';
import { invertedProducer } from '../../../../derivation/production/inverted-producer.js';
import { learnedProducer } from '../../../../derivation/production/learned-producer.js';
import { randomProducer } from '../../../../derivation/production/random-producer.js';
import { bulk, bulkWords } from './bulk-words.js';
import { exhaustiveWords } from './exhaustive-words.js';
import { kPathCoveringWords } from './k-path-words.js';
import { purdomWords } from './purdom-words.js';
import { resolvedWords } from './resolved-words.js';
import { uniformWordSource } from './uniform-word-source.js';
import { requestLimits } from './word-request.js';
export const wordStrategyNames = [
    'random',
    'weighted',
    'uniform',
    'cooldown',
    'learned',
    'inverted',
    'purdom',
    'kpath',
    'exhaustive',
];
const byWeight = {
    summary: 'random, each alternative by its weight in the grammar',
    takes: ['depth', 'size'],
    isEndless: () => true,
    words: (request) => {
        const { grammar, random, count = 0 } = request;
        if (count >= bulk && !grammar.hasTokens)
            return bulkWords(request);
        return resolvedWords(randomProducer(grammar, random, requestLimits(request)), request);
    },
};
export const wordStrategies = {
    random: byWeight,
    weighted: { ...byWeight, summary: 'alias of random' },
    uniform: {
        summary: 'all derivations of exactly --length equally likely',
        takes: ['length', 'unit', 'depth', 'size'],
        isEndless: () => true,
        words: uniformWordSource,
    },
    cooldown: {
        summary: 'random by weight; each use makes an alternative less likely',
        takes: ['depth', 'size'],
        isEndless: () => true,
        words: (request) => resolvedWords(cooldownProducer(request.grammar, request.random, requestLimits(request)), request),
    },
    learned: {
        summary: 'random, each choice as frequent as in the files of --corpus',
        takes: ['corpus', 'depth', 'size'],
        isEndless: () => true,
        words: (request) => resolvedWords(learnedProducer(request.grammar, choicesOf(request), request.random, requestLimits(request)), request),
    },
    inverted: {
        summary: 'random, the rarer a choice in the files of --corpus, the more likely',
        takes: ['corpus', 'depth', 'size'],
        isEndless: () => true,
        words: (request) => resolvedWords(invertedProducer(request.grammar, choicesOf(request), request.random, requestLimits(request)), request),
    },
    purdom: {
        summary: 'few words that use every alternative of every rule',
        takes: ['depth', 'size'],
        isEndless: () => false,
        words: purdomWords,
    },
    kpath: {
        summary: 'few words that cover every path of --k symbols',
        takes: ['k', 'depth', 'size'],
        isEndless: () => false,
        words: kPathCoveringWords,
    },
    exhaustive: {
        summary: 'every word once, smallest first, up to --length or --height',
        takes: ['length', 'height'],
        isEndless: ({ length, height }) => length === undefined && height === undefined,
        words: exhaustiveWords,
    },
};
function choicesOf({ corpus }) {
    if (corpus !== undefined)
        return countChoices(corpus);
    const hint = 'add --corpus DIR, a folder of files to learn from';
    throw new CoppiceError('missing-option', 'this strategy needs a corpus to learn from', { hint });
}
