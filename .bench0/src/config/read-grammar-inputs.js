import { CoppiceError } from '../core/coppice-error.js';
import { takesText } from '../search/words/grammar-arguments.js';
/** Returns the arguments that have a grammar: the named ones in order, else those of the domains. */
export async function readGrammarInputs({ grammars, starts }, domains) {
    const texts = [...domains.keys()].filter((argument) => takesText(domains[argument]));
    if (grammars.length > texts.length)
        throw tooMany(grammars.length, texts.length);
    const named = texts.flatMap((argument, i) => {
        const given = grammars[i] ?? '';
        const name = given === '' ? ownGrammar(domains[argument]) : given;
        if (name === undefined)
            return [];
        const start = starts[i] ?? '';
        return [{ argument, source: start === '' ? { name } : { name, start } }];
    });
    if (named.length === 0)
        return [];
    // Loaded on demand: a campaign without a grammar does not need the readers of notations.
    const { loadGrammarSync: loadGrammar } = await import('../grammar/load-grammar.js');
    return named.map(({ argument, source }) => ({
        argument,
        grammar: loadGrammar(source.name, source.start),
        source,
    }));
}
function ownGrammar(domain) {
    return domain.kind === 'string' ? domain.grammar : undefined;
}
function tooMany(grammars, texts) {
    const message = texts === 0
        ? 'the target has no text argument that could take a word of the grammar'
        : `${grammars} grammars were given, but the target has ${texts} text arguments`;
    return new CoppiceError('no-such-argument', message, {
        hint: 'give the domains of the arguments: --inputs "string, string"',
    });
}
