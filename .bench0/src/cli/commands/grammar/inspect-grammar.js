import { CoppiceError } from '../../../core/coppice-error.js';
import { findAmbiguity } from '../../../derivation/ambiguity/find-ambiguity.js';
import { buildGrammar, draftErrors } from '../../../grammar/build-grammar.js';
import { checkGrammar } from '../../../grammar/check.js';
import { readGrammarDraft } from '../../../grammar/load-grammar.js';
import { terminalCount } from '../../../grammar/analysis/terminal-count.js';
/** `ambiguousAmong` is the number of words to search for ambiguity; undefined for no search. */
export function inspectGrammar(fileOrName, start, ambiguousAmong) {
    const draft = readOrExplain(fileOrName);
    if ('severity' in draft)
        return unreadable(0, [draft], []);
    const errors = draftErrors(draft, start);
    if (errors.length > 0)
        return unreadable(draft.rules.length, errors, draft.warnings);
    return inspect(buildGrammar(draft, start), draft.warnings, ambiguousAmong);
}
/** Errors with a location in the grammar are results of the check; other errors, such as a missing file, are thrown. */
function readOrExplain(fileOrName) {
    try {
        return readGrammarDraft(fileOrName);
    }
    catch (error) {
        if (!(error instanceof CoppiceError) || error.location === undefined)
            throw error;
        const { code, message, location, hint } = error;
        return { severity: 'error', code, message, location, hint };
    }
}
function unreadable(rules, errors, warnings) {
    return { start: null, rules, terminals: 0, errors, warnings, ambiguity: undefined };
}
function inspect(grammar, readerWarnings, ambiguousAmong) {
    const found = checkGrammar(grammar);
    const errors = found.filter(({ severity }) => severity === 'error');
    const warnings = [...readerWarnings, ...found.filter(({ severity }) => severity === 'warning')];
    const isSearched = ambiguousAmong !== undefined && errors.length === 0;
    const ambiguity = isSearched ? findAmbiguity(grammar, ambiguousAmong) : undefined;
    if (ambiguity?.ambiguous !== undefined)
        warnings.push(ambiguityWarning(ambiguity.ambiguous, grammar));
    return {
        start: grammar.start.name,
        rules: grammar.rules.length,
        terminals: terminalCount(grammar),
        errors,
        warnings,
        ambiguity,
    };
}
function ambiguityWarning({ text, derivations }, grammar) {
    const many = derivations === 'infinite' ? 'infinitely many' : derivations;
    return {
        severity: 'warning',
        code: 'ambiguous',
        message: `the word ${JSON.stringify(text)} has ${many} derivations`,
        location: grammar.start.location,
        hint: '`coppice grammar parse` shows one of them',
    };
}
