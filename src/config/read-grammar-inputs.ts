import type { Domain } from '../constraint/domains/domain.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { takesText } from '../search/words/grammar-arguments.ts';
import type { GrammarInput } from '../engine/grammar-input.ts';

/** In the order of the arguments that take texts; an empty name means none. */
export interface NamedGrammars {
  readonly grammars: readonly string[];
  /** Start rules, in the same order. */
  readonly starts: readonly string[];
}

/** Returns the arguments that have a grammar: the named ones in order, else those of the domains. */
export async function readGrammarInputs(
  { grammars, starts }: NamedGrammars,
  domains: readonly Domain[],
): Promise<readonly GrammarInput[]> {
  const texts = [...domains.keys()].filter((argument) => takesText(domains[argument]!));
  if (grammars.length > texts.length) throw tooMany(grammars.length, texts.length);
  const named = texts.flatMap((argument, i) => {
    const given = grammars[i] ?? '';
    const name = given === '' ? ownGrammar(domains[argument]!) : given;
    if (name === undefined) return [];
    const start = starts[i] ?? '';
    return [{ argument, source: start === '' ? { name } : { name, start } }];
  });
  if (named.length === 0) return [];
  // Loaded on demand: a campaign without a grammar does not need the readers of notations.
  const { loadGrammarSync: loadGrammar } = await import('../grammar/load-grammar.ts');
  return named.map(({ argument, source }) => ({
    argument,
    grammar: loadGrammar(source.name, source.start),
    source,
  }));
}

function ownGrammar(domain: Domain): string | undefined {
  return domain.kind === 'string' ? domain.grammar : undefined;
}

function tooMany(grammars: number, texts: number): CoppiceError {
  const message =
    texts === 0
      ? 'the target has no text argument that could take a word of the grammar'
      : `${grammars} grammars were given, but the target has ${texts} text arguments`;
  return new CoppiceError('no-such-argument', message, {
    hint: 'give the domains of the arguments: --inputs "string, string"',
  });
}
