import { DomainsLink } from '../links/domains/domains-link.js';
import { EnumerationLink } from '../links/enumeration/enumeration-link.js';
import { FixedSplitLink } from '../links/fixed-split/fixed-split-link.js';
import { Int32Link } from '../links/int32/int32-link.js';
import { InverseLink } from '../links/inverse/inverse-link.js';
import { LocalLink } from '../links/local/local-link.js';
import { Languages } from '../links/regular/languages.js';
import { PatternShapes } from '../links/regular/pattern-shapes.js';
import { RegularLink } from '../links/regular/regular-link.js';
import { PipeProcess } from '../links/smt/pipe-process.js';
import { SmtLink } from '../links/smt/smt-link.js';
import { Z3Process } from '../links/smt/z3-process.js';
import { CacheLink } from './cache-link.js';
/**
 * The links of the solver chain, in the order in which they are asked: cheapest first. This is the only place where a link
 * is declared; each can be switched off by its name in the options of a chain.
 */
export const links = declared({
    cache: { make: () => [new CacheLink()] },
    domains: { isTheory: true, make: ({ options }) => [new DomainsLink(options.domainSteps)] },
    regular: {
        isTheory: true,
        make: ({ options, languages, shapes }) => [new RegularLink(languages, shapes, options.regularSteps)],
    },
    whole: { make: ({ theories }) => theories.slice(0, 1).map((theory) => new Int32Link(theory)) },
    layout: { make: ({ theories }) => [new FixedSplitLink(theories)] },
    inverse: { make: ({ options, words }) => [new InverseLink(words.wordOf, options.inverseSteps)] },
    words: { make: ({ options, languages, shapes }) => [new EnumerationLink(languages, shapes, options.wordSteps)] },
    smt: {
        make: ({ options }) => {
            const process = smtProcess(options);
            return [new Int32Link(new SmtLink(process, 1)), new SmtLink(process)];
        },
    },
    local: { make: ({ options }) => [new LocalLink(options.localSteps)] },
});
export function makeLinks(options, words) {
    const languages = new Languages();
    const shapes = new PatternShapes();
    const made = [];
    const theories = [];
    for (const [name, { make, isTheory = false }] of Object.entries(links)) {
        if (options[name] === false)
            continue;
        const own = make({ options, words, languages, shapes, theories: [...theories] });
        made.push(...own);
        if (isTheory)
            theories.push(...own);
    }
    return made;
}
/** Keeps the names, and widens the declarations to their common type. */
function declared(table) {
    return table;
}
function smtProcess({ nativeSolver, sharedSmt, smtResources }) {
    if (nativeSolver !== undefined)
        return new PipeProcess(nativeSolver.command, nativeSolver.arguments);
    if (sharedSmt === undefined)
        return new Z3Process(smtResources);
    return { name: sharedSmt.name, ask: (script) => sharedSmt.ask(script), close: async () => undefined };
}
