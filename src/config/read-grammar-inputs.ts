import type { Domain } from '../constraint/domain.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { takesText } from '../search/grammar-arguments.ts';
import type { GrammarInput } from '../search/grammar-input.ts';

/** In the order of the arguments that take texts; an empty name stands for none. */
export interface NamedGrammars {
  readonly grammars: readonly string[];
  /** Rules to start with, in the same order. */
  readonly starts: readonly string[];
}

/** Which arguments have a grammar: by their domains, or as named, one after the other. */
export async function readGrammarInputs(
  { grammars, starts }: NamedGrammars,
  domains: readonly Domain[],
): Promise<readonly GrammarInput[]> {
  const texts = [...domains.keys()].filter((argument) => takesText(domains[argument] as Domain));
  if (grammars.length > texts.length) throw tooMany(grammars.length, texts.length);
  const named = texts.flatMap((argument, i) => {
    const given = grammars[i] ?? '';
    const name = given === '' ? ownGrammar(domains[argument] as Domain) : given;
    if (name === undefined) return [];
    const start = starts[i] ?? '';
    return [{ argument, source: start === '' ? { name } : { name, start } }];
  });
  if (named.length === 0) return [];
  // The readers of all notations, which a campaign without a grammar does not load.
  const { loadGrammar } = await import('../grammar/load-grammar.ts');
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
      ? 'the target takes no text that could be a word of the grammar'
      : `${grammars} grammars are more than the target has texts as arguments: ${texts}`;
  return new CoppiceError('no-such-argument', message, {
    hint: 'say what the arguments are: --inputs "string, string"',
  });
}
