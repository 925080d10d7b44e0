import { CoppiceError } from '../../../core/coppice-error.ts';
import { type AmbiguitySearch, findAmbiguity } from '../../../derivation/ambiguity/find-ambiguity.ts';
import { buildGrammar, draftErrors } from '../../../grammar/build-grammar.ts';
import { checkGrammar } from '../../../grammar/check.ts';
import type { Diagnostic } from '../../../grammar/diagnostic.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import type { GrammarDraft } from '../../../grammar/grammar-draft.ts';
import { readGrammarDraft } from '../../../grammar/load-grammar.ts';
import { terminalCount } from '../../../grammar/analysis/terminal-count.ts';

export interface GrammarReport {
  /** Null if the grammar could not be read. */
  readonly start: string | null;
  readonly rules: number;
  readonly terminals: number;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  readonly ambiguity: AmbiguitySearch | undefined;
}

/** `ambiguousAmong` is the number of words to search for ambiguity; undefined for no search. */
export function inspectGrammar(
  fileOrName: string,
  start: string | undefined,
  ambiguousAmong: number | undefined,
): GrammarReport {
  const draft = readOrExplain(fileOrName);
  if ('severity' in draft) return unreadable(0, [draft], []);
  const errors = draftErrors(draft, start);
  if (errors.length > 0) return unreadable(draft.rules.length, errors, draft.warnings);
  return inspect(buildGrammar(draft, start), draft.warnings, ambiguousAmong);
}

/** Errors with a location in the grammar are results of the check; other errors, such as a missing file, are thrown. */
function readOrExplain(fileOrName: string): GrammarDraft | Diagnostic {
  try {
    return readGrammarDraft(fileOrName);
  } catch (error) {
    if (!(error instanceof CoppiceError) || error.location === undefined) throw error;
    const { code, message, location, hint } = error;
    return { severity: 'error', code, message, location, hint };
  }
}

function unreadable(rules: number, errors: readonly Diagnostic[], warnings: readonly Diagnostic[]): GrammarReport {
  return { start: null, rules, terminals: 0, errors, warnings, ambiguity: undefined };
}

function inspect(
  grammar: Grammar,
  readerWarnings: readonly Diagnostic[],
  ambiguousAmong: number | undefined,
): GrammarReport {
  const found = checkGrammar(grammar);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = [...readerWarnings, ...found.filter(({ severity }) => severity === 'warning')];
  const isSearched = ambiguousAmong !== undefined && errors.length === 0;
  const ambiguity = isSearched ? findAmbiguity(grammar, ambiguousAmong) : undefined;
  if (ambiguity?.ambiguous !== undefined) warnings.push(ambiguityWarning(ambiguity.ambiguous, grammar));
  return {
    start: grammar.start.name,
    rules: grammar.rules.length,
    terminals: terminalCount(grammar),
    errors,
    warnings,
    ambiguity,
  };
}

function ambiguityWarning(
  { text, derivations }: NonNullable<AmbiguitySearch['ambiguous']>,
  grammar: Grammar,
): Diagnostic {
  const many = derivations === 'infinite' ? 'infinitely many' : derivations;
  return {
    severity: 'warning',
    code: 'ambiguous',
    message: `the word ${JSON.stringify(text)} has ${many} derivations`,
    location: grammar.start.location,
    hint: '`coppice grammar parse` shows one of them',
  };
}
