/** A term of an earlier vocabulary, and what to say instead. */
interface OldTerm {
  readonly pattern: RegExp;
  readonly say: string;
}

/** Terms that are wrong wherever they stand. */
const everywhere: readonly OldTerm[] = [
  { pattern: /\b(?:un)?pin(?:s|ned|ning)?\b/i, say: 'concretization, concretized' },
  { pattern: /\bvain\b|\bhopeless\b/i, say: 'back-off' },
  { pattern: /\bcompared words?\b/i, say: 'comparison operand, comparison dictionary' },
  { pattern: /\btelling (?:text|word|input)s?\b/i, say: 'interesting inputs' },
  { pattern: /\bprobe words?\b/i, say: 'payloads' },
  { pattern: /\blast resorts?\b/i, say: 'concretization queue' },
  { pattern: /\bnews\b|\bstep novelty\b/i, say: 'new coverage, edge novelty' },
  { pattern: /\bearn(?:s|ed|ings?)?\b/i, say: 'reward' },
  { pattern: /\bseeded search\b/i, say: 'hybrid search' },
  { pattern: /\b(?:whole|layout|words) link\b/i, say: 'Int32Link, FixedSplitLink, EnumerationLink' },
  { pattern: /\bwish(?:es)?\b/i, say: 'goal' },
  { pattern: /\bfronts?\b(?![ -]end)/i, say: 'item set' },
  { pattern: /\bpieces?\b|\bstretch(?:es)?\b|\bknown texts?\b/i, say: 'segment' },
  { pattern: /\blessons?\b|\bteachers?\b/i, say: 'training input, sample origin' },
  { pattern: /\bsightings?\b/i, say: 'observation' },
  { pattern: /\bcarriers?\b/i, say: 'location' },
  { pattern: /\bforsaken?\b/i, say: 'returned to native' },
  { pattern: /\bheed(?:s|ed|ing)?\b|\bdeaf\b/i, say: 'accepts, ignores shadows' },
  { pattern: /\bsettl(?:e|es|ed|ing)\b/i, say: 'resolve, finalize, fix: what it does' },
  { pattern: /\bcese\b/i, say: 'symbolic-grammar' },
  { pattern: /\bcondition templates?\b/i, say: 'predicate' },
  { pattern: /\b(?:nobody|somebody|anybody|everybody|whoever)\b/i, say: 'the name of who it is' },
  {
    pattern:
      /\b\w*(?:initial|token|summar|minim|normal|serial|recogn|general|material|concret|organ|synthes|special|util|optim)is(?:e|es|ed|er|ers|ing|ation)\b/i,
    say: 'the American spelling: -ize',
  },
  {
    pattern:
      /\b(?:behaviour|colour|favour|neighbour|honour|centre|artefact|catalogue)(?:s|d|ed|ing)?\b|\banalyse[dr]?\b/i,
    say: 'the American spelling',
  },
];

/** Terms that are plain English in a sentence, but wrong as a name. */
const inNames: readonly OldTerm[] = [
  { pattern: /\bshares\b/, say: 'budget split' },
  {
    pattern: /\bmade later\b|\btaking turns\b|\bafter seeds\b|\bby tokens\b/,
    say: 'lazy, round robin, sequence, token level',
  },
  {
    pattern: /^(?:standing|placed)$|\bthink hard\b|\bplant new\b/,
    say: 'status, placed path, retry thoroughly, reset tree',
  },
  { pattern: /\bspelling\b/, say: 'symbol encoding' },
  { pattern: /\bcuts?\b/, say: 'segment, split, slice' },
];

/** Returns what is wrong with a text, one line for each old term in it. */
export function oldTermsIn(text: string): string[] {
  return found(text, everywhere);
}

/** Returns what is wrong with the name of an export or a file: `KnownTexts`, `front-graph.ts`. */
export function oldTermsInName(name: string): string[] {
  const phrase = name
    .replace(/\.\w+$/u, '')
    .replaceAll(/([a-z0-9])(?=[A-Z])/gu, '$1 ')
    .replaceAll(/[-_/]/gu, ' ')
    .toLowerCase();
  return found(phrase, [...everywhere, ...inNames]);
}

function found(text: string, terms: readonly OldTerm[]): string[] {
  return terms.flatMap(({ pattern, say }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [`\`${match[0]}\`: say ${say}`];
  });
}
