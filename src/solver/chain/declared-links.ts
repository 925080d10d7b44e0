import { DomainsLink } from '../links/domains/domains-link.ts';
import { EnumerationLink } from '../links/enumeration/enumeration-link.ts';
import { FixedSplitLink } from '../links/fixed-split/fixed-split-link.ts';
import { Int32Link } from '../links/int32/int32-link.ts';
import { InverseLink } from '../links/inverse/inverse-link.ts';
import { LocalLink } from '../links/local/local-link.ts';
import { Languages } from '../links/regular/languages.ts';
import { PatternShapes } from '../links/regular/pattern-shapes.ts';
import type { PatternTexts } from '../links/regular/pattern-texts.ts';
import { RegularLink } from '../links/regular/regular-link.ts';
import type { NativeSolver } from '../links/smt/native-solver.ts';
import { PipeProcess } from '../links/smt/pipe-process.ts';
import { SmtLink } from '../links/smt/smt-link.ts';
import type { SmtProcess } from '../links/smt/smt-process.ts';
import { Z3Process } from '../links/smt/z3-process.ts';
import { CacheLink } from './cache-link.ts';
import type { Link } from './link.ts';

/** Limits and resources of single links. Limits count work, never seconds. */
export interface LinkOptions {
  /** Search steps of the domains link per query. */
  readonly domainSteps?: number;
  /** Search steps of the regular link per query. */
  readonly regularSteps?: number;
  /** Search steps of the inverse link per query. */
  readonly inverseSteps?: number;
  /** Search steps of the enumeration link per query. */
  readonly wordSteps?: number;
  /** Evaluations of the local link per query. */
  readonly localSteps?: number;
  /** Z3's resource units per check. */
  readonly smtResources?: number;
  /** Used instead of a Z3 process of the chain's own and left open by `close`: each start costs time and memory. */
  readonly sharedSmt?: SmtProcess;
  /** A solver that reads SMT-LIB from its standard input, used instead of the built-in Z3. */
  readonly nativeSolver?: NativeSolver;
}

/** What a link is made from. */
interface LinkParts {
  readonly options: LinkOptions;
  readonly words: PatternTexts;
  readonly languages: Languages;
  readonly shapes: PatternShapes;
  /** The theories before this link in the chain, which can solve queries that the link has changed. */
  readonly theories: readonly Link[];
}

interface LinkDeclaration {
  /** True if later links may pass changed queries to this one. */
  readonly isTheory?: boolean;
  readonly make: (parts: LinkParts) => readonly Link[];
}

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
  inverse: { make: ({ options, words }) => [new InverseLink(words, options.inverseSteps)] },
  words: { make: ({ options, languages, shapes }) => [new EnumerationLink(languages, shapes, options.wordSteps)] },
  smt: {
    make: ({ options }) => {
      const process = smtProcess(options);
      return [new Int32Link(new SmtLink(process, 1)), new SmtLink(process)];
    },
  },
  local: { make: ({ options }) => [new LocalLink(options.localSteps)] },
});

export type LinkName = keyof typeof links;

/** Which links a chain has: all that are not switched off. */
export type LinkSwitches = Readonly<Partial<Record<LinkName, boolean>>>;

export function makeLinks(options: LinkOptions & LinkSwitches, words: PatternTexts): readonly Link[] {
  const languages = new Languages();
  const shapes = new PatternShapes();
  const made: Link[] = [];
  const theories: Link[] = [];
  for (const [name, { make, isTheory = false }] of Object.entries(links) as [LinkName, LinkDeclaration][]) {
    if (options[name] === false) continue;
    const own = make({ options, words, languages, shapes, theories: [...theories] });
    made.push(...own);
    if (isTheory) theories.push(...own);
  }
  return made;
}

/** Keeps the names, and widens the declarations to their common type. */
function declared<Name extends string>(
  table: Readonly<Record<Name, LinkDeclaration>>,
): Readonly<Record<Name, LinkDeclaration>> {
  return table;
}

function smtProcess({ nativeSolver, sharedSmt, smtResources }: LinkOptions): SmtProcess {
  if (nativeSolver !== undefined) return new PipeProcess(nativeSolver.command, nativeSolver.arguments);
  if (sharedSmt === undefined) return new Z3Process(smtResources);
  return { name: sharedSmt.name, ask: (script) => sharedSmt.ask(script), close: async () => undefined };
}
